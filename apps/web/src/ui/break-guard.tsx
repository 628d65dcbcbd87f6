import { Component, type ReactNode, useEffect } from 'react';
import { isLoadFailure, reloadWhenReachable } from '../install/load-failures.js';
import { useWords } from '../words/words.js';
import { Button } from './button.js';

type Trouble = 'broken' | 'notFetched';

/** Catches what breaks while drawing, so that nobody ever looks at an empty page. */
export class BreakGuard extends Component<
  { readonly children: ReactNode },
  { readonly trouble: Trouble | undefined }
> {
  override state = { trouble: undefined };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: isLoadFailure(error) ? 'notFetched' : 'broken' };
  }

  override render() {
    const { trouble } = this.state;
    return trouble === undefined ? this.props.children : <Broken trouble={trouble} />;
  }
}

function Broken({ trouble }: { readonly trouble: Trouble }) {
  const words = useWords().errors;
  const comesBack = trouble === 'notFetched';
  useEffect(() => (comesBack ? reloadWhenReachable() : undefined), [comesBack]);
  return (
    <main className="page narrow stack">
      <h1>{comesBack ? words.notFetched : words.broken}</h1>
      {comesBack && (
        <p className="soft" role="status">
          {words.notFetchedHelp}
        </p>
      )}
      <div>
        <Button look="main" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    </main>
  );
}

import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words.js';
import { Button } from './button.js';

/** Catches what breaks while drawing, so that nobody ever looks at an empty page. */
export class BreakGuard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const words = useWords().errors;
  return (
    <main className="page narrow stack">
      <h1>{words.broken}</h1>
      <div>
        <Button look="main" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    </main>
  );
}

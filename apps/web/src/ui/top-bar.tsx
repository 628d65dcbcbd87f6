import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.js';
import { IconButton } from './button.js';
import { Mark } from './mark.js';
import './top-bar.css';

const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then((module) => ({ default: module.SettingsDialog })),
);

/** The way home, the settings, and whatever a screen adds between them. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <header className="top-bar">
      <Link href="/" className="wordmark" aria-label={`${words.appName}: ${words.lobby.home}`}>
        <Mark />
        <span>{words.appName}</span>
      </Link>
      <div className="grow">{children}</div>
      <SettingsButton />
    </header>
  );
}

export function SettingsButton() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" label={words.settings.open} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

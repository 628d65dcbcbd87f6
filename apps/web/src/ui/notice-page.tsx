import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.js';
import { TopBar } from './top-bar.js';

/** A page that has nothing to show but why, with the way home. */
export function NoticePage({
  title,
  help,
  mayChange = false,
  children,
}: {
  readonly title: string;
  readonly help: string;
  /** Whether it may give way to something else by itself, which readers of the screen are then told. */
  readonly mayChange?: boolean;
  /** What else can be done. */
  readonly children?: ReactNode;
}) {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{title}</h1>
        <p className="soft" {...(mayChange && { role: 'status' })}>
          {help}
        </p>
        <div className="line">
          <Link href="/" className="button main">
            {words.lobby.home}
          </Link>
          {children}
        </div>
      </main>
    </>
  );
}

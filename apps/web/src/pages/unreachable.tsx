import { Link } from 'wouter';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';

/** A table on the server, and no way to it: it opens by itself as soon as there is one. */
export function UnreachablePage() {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.errors.unreachable}</h1>
        <p className="soft" role="status">
          {words.errors.unreachableHelp}
        </p>
        <div>
          <Link href="/" className="button main">
            {words.lobby.home}
          </Link>
        </div>
      </main>
    </>
  );
}

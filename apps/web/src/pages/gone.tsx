import { Link } from 'wouter';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';

/** The table is not there, or nobody may watch it. */
export function GonePage() {
  const words = useWords().lobby;
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.gone}</h1>
        <p className="soft">{words.goneHelp}</p>
        <div>
          <Link href="/" className="button main">
            {words.home}
          </Link>
        </div>
      </main>
    </>
  );
}

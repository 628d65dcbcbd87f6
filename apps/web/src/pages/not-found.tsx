import { Link } from 'wouter';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';

export function NotFoundPage() {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.errors.notFound}</h1>
        <p className="soft">{words.errors.notFoundHelp}</p>
        <div>
          <Link href="/" className="button main">
            {words.lobby.home}
          </Link>
        </div>
      </main>
    </>
  );
}

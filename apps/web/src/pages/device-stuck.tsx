import { Link, useLocation } from 'wouter';
import { forgetDeviceGame } from '../client/device-games.js';
import { Button } from '../ui/button.js';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';

/** A game kept on this device that these rules do not understand. */
export function StuckPage({ id }: { readonly id: string }) {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.table.stuck}</h1>
        <p className="soft">{words.table.stuckHelp}</p>
        <div className="line">
          <Link href="/" className="button main">
            {words.lobby.home}
          </Link>
          <Button
            onClick={() => {
              forgetDeviceGame(id);
              go('/');
            }}
          >
            {words.home.forget}
          </Button>
        </div>
      </main>
    </>
  );
}

/** The same game runs in another tab. */
export function ElsewherePage() {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.table.elsewhere}</h1>
        <p className="soft">{words.table.elsewhereHelp}</p>
        <div>
          <Link href="/" className="button main">
            {words.lobby.home}
          </Link>
        </div>
      </main>
    </>
  );
}

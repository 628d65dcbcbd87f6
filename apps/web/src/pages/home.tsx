import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';
import { useSettings } from '../settings/settings.js';
import { BlockedNotice } from '../ui/blocked.js';
import { Button } from '../ui/button.js';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';
import { CodeForm } from './code-form.js';
import { FriendsButton } from './friends-button.js';
import { GoOn } from './go-on.js';
import { useMyGames } from './my-games.js';
import { NimmtPicture, SixPicture, SixteenPicture } from './pictures.js';
import { TableLists } from './table-lists.js';
import './home.css';

const PICTURES: Readonly<Record<HomeGame, ComponentType>> = {
  nimmt: NimmtPicture,
  six: SixPicture,
  sixteen: SixteenPicture,
};

/** The start page: two taps to a game. */
export function HomePage() {
  const words = useWords();
  const games = useMyGames();
  return (
    <>
      <TopBar />
      <main className="page home">
        <h1>{words.home.title}</h1>
        <BlockedNotice />
        <GoOn games={games} />
        <div className="games">
          {HOME_GAMES.map((game) => (
            <GamePanel key={game} game={game} />
          ))}
        </div>
        <CodeForm />
        <nav className="home-more" aria-label={words.home.more}>
          <Link href="/puzzles/today">{words.home.puzzleOfTheDay}</Link>
          <Link href="/puzzles">{words.home.puzzles}</Link>
          <Link href="/mine">{words.home.mine}</Link>
          <Link href="/replay">{words.home.openRecord}</Link>
        </nav>
        <TableLists games={games} />
      </main>
      <footer className="page home-foot soft">
        <span>{words.home.source}</span>
        <Link href="/design">{words.home.design}</Link>
        <a href="/docs/">{words.home.docs}</a>
      </footer>
    </>
  );
}

function GamePanel({ game }: { readonly game: HomeGame }) {
  const words = useWords();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const Picture = PICTURES[game];

  function playNow(): void {
    const seats: DeviceSeat[] = Array.from({ length: GAMES[game].manifest.quickSeats }, (_, seat) =>
      seat === 0 ? { kind: 'human', name } : { kind: 'bot', level: 'medium' },
    );
    go(`/here/${createDeviceGame({ game, options: {}, seats }).id}`);
  }

  return (
    <section className={`game game-${game}`} aria-labelledby={`game-${game}`}>
      <Picture />
      <div className="game-words">
        <h2 id={`game-${game}`}>{words.games[game].name}</h2>
        <p className="soft">
          {words.games[game].tagline} {playersText(words.home, GAMES[game].manifest.seats)}
        </p>
      </div>
      <div className="game-actions">
        <Button look="main" onClick={playNow}>
          {words.home.playNow}
          <span className="unseen">: {words.games[game].name}</span>
        </Button>
        <FriendsButton game={game} />
      </div>
      <div className="game-links">
        <Link href={`/new/${game}`} className="button quiet">
          {words.home.moreWays}
          <span className="unseen">: {words.games[game].name}</span>
        </Link>
        <Link href={`/learn/${game}`} className="button quiet">
          {words.home.learn}
          <span className="unseen">: {words.games[game].name}</span>
        </Link>
        <Link href={`/rules/${game}`} className="button quiet">
          {words.home.rules}
          <span className="unseen">: {words.games[game].name}</span>
        </Link>
      </div>
    </section>
  );
}

function playersText(words: ReturnType<typeof useWords>['home'], seats: readonly number[]): string {
  const [first = 2, second = 2] = seats;
  return seats.length === 2
    ? words.playersEither(first, second)
    : words.players(first, seats.at(-1) ?? first);
}

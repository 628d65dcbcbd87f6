import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { HOME_GAMES, type HomeGame, isHomeGame } from '../games/registry.js';
import { NotFoundPage } from '../pages/not-found.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { TopBar } from '../ui/top-bar.js';
import { useGameWords, useWords } from '../words/words.js';
import { RulesBook } from './book.js';
import type { BookVariant } from './books.js';
import { useLearning } from './learning.js';
import { useLearnWords } from './use-learn-words.js';
import { useVariantName } from './variant-name.js';

/** The rules of a game, `/rules/nimmt#plus`; `#plus/behind` opens at a section. */
export default function RulesPage({ game }: { readonly game: string }) {
  return isHomeGame(game) ? <Rules game={game} /> : <NotFoundPage />;
}

function Rules({ game }: { readonly game: HomeGame }) {
  const words = useLearnWords('rules');
  const page = useWords();
  const gameWords = useGameWords(game);
  const nameOf = useVariantName(game);
  const [wanted, section] = useSyncExternalStore(onHash, readHash).split('/');
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const { variants } = useLearning(game).book;
  const variant = variants.find(({ id }) => id === wanted) ?? variants[0];
  if (!variant) return null;

  /** By exactly these rules, on this device, against bots. */
  function playNow({ seats: count, options }: BookVariant['play']): void {
    const seats = Array.from(
      { length: count },
      (_, seat): DeviceSeat => (seat === 0 ? { kind: 'human', name } : { kind: 'bot', level: 'medium' }),
    );
    go(`/here/${createDeviceGame({ game, options, seats }).id}`);
  }

  return (
    <>
      <TopBar />
      <main className="page rules">
        <nav className="rules-games" aria-label={page.home.title}>
          {HOME_GAMES.map((id) => (
            <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {page.games[id].name}
            </Link>
          ))}
        </nav>
        <h1>{words.title(gameWords.name)}</h1>
        <nav className="rules-variants" aria-label={words.variants}>
          {variants.map(({ id }) => (
            <a key={id} href={`#${id}`} aria-current={id === variant.id ? 'true' : undefined}>
              {nameOf(id)}
            </a>
          ))}
        </nav>
        <RulesBook key={variant.id} game={game} variant={variant.id} section={section} />
        <div className="line">
          <Button look="main" onClick={() => playNow(variant.play)}>
            {words.play}
          </Button>
          <Link href={`/learn/${game}`} className="button plain">
            {page.home.learn}
          </Link>
        </div>
      </main>
    </>
  );
}

const onHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const readHash = (): string => decodeURIComponent(location.hash.slice(1));

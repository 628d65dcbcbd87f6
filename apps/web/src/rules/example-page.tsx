import { use } from 'react';
import { type HomeGame, isHomeGame } from '../games/registry.js';
import { NotFoundPage } from '../pages/not-found.js';
import { once } from '../words/words.js';
import { ExampleBoard } from './example-board.js';
import { useLearning } from './learning.js';
import './rules.css';

/** One worked example and nothing else: the documents show it beside the rule that it is about. */
export default function ExamplePage({ game, id }: { readonly game: string; readonly id: string }) {
  return isHomeGame(game) ? <OneExample game={game} id={id} /> : <NotFoundPage />;
}

function OneExample({ game, id }: { readonly game: HomeGame; readonly id: string }) {
  const scenarios = use(once(`scenarios.${game}`, useLearning(game).book.scenarios));
  const scenario = scenarios.find((each) => each.id === id);
  if (!scenario) return <NotFoundPage />;
  return (
    <main className="one-example">
      <ExampleBoard game={game} scenario={scenario} />
    </main>
  );
}

import { use, useState } from 'react';
import { Link } from 'wouter';
import { HOME_GAMES, type HomeGame, isHomeGame } from '../games/registry.js';
import { NotFoundPage } from '../pages/not-found.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { Icon } from '../ui/icons.js';
import { TopBar } from '../ui/top-bar.js';
import { once, useWords } from '../words/words.js';
import { OnePuzzle } from './one-puzzle.js';
import { dayOf, gameOfDay, loadPuzzles, puzzleOfDay } from './puzzles.js';
import { readSolved } from './solved.js';
import './puzzles.css';

/** `/puzzles` lists them, `/puzzles/six-3` is one, `/puzzles/today` the one of the day. */
export default function PuzzlesPage({ id }: { readonly id?: string }) {
  const [today] = useState(() => dayOf(Date.now()));
  if (id === undefined) return <PuzzleList />;
  if (id === 'today') return <Found game={gameOfDay(today)} day={today} />;
  const [game = ''] = id.split('-');
  return isHomeGame(game) ? <Found game={game} id={id} /> : <NotFoundPage />;
}

const GRADES = [1, 2, 3] as const;

const usePuzzles = (game: HomeGame) => use(once(`puzzles.${game}`, () => loadPuzzles(game)));

function Found({ game, id, day }: { readonly game: HomeGame; readonly id?: string; readonly day?: number }) {
  const puzzles = usePuzzles(game);
  const puzzle = day === undefined ? puzzles.find((each) => each.id === id) : puzzleOfDay(day, puzzles);
  if (!puzzle) return <NotFoundPage />;
  const at = puzzles.indexOf(puzzle);
  return (
    <OnePuzzle
      key={puzzle.id}
      puzzle={puzzle}
      game={game}
      number={at + 1}
      next={puzzles[at + 1]?.id}
      isToday={day !== undefined}
    />
  );
}

function PuzzleList() {
  const words = useLearnWords('puzzles');
  const [solved] = useState(readSolved);
  return (
    <>
      <TopBar />
      <main className="page stack">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p className="soft puzzle-grades">
          {GRADES.map((grade) => (
            <span key={grade}>
              <small aria-hidden="true">{'●'.repeat(grade)}</small> {words.grade[grade]}
            </span>
          ))}
        </p>
        <p>
          <Link href="/puzzles/today" className="button main">
            {words.today}
          </Link>
        </p>
        {HOME_GAMES.map((game) => (
          <OfGame key={game} game={game} solved={solved} />
        ))}
      </main>
    </>
  );
}

function OfGame({ game, solved }: { readonly game: HomeGame; readonly solved: readonly string[] }) {
  const words = useLearnWords('puzzles');
  const page = useWords();
  const puzzles = usePuzzles(game);
  return (
    <section className="stack" aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{page.games[game].name}</h2>
      <p className="soft">
        {words.count(puzzles.filter(({ id }) => solved.includes(id)).length, puzzles.length)}
      </p>
      <ol className="puzzle-list">
        {puzzles.map(({ id, grade }, index) => {
          const isSolved = solved.includes(id);
          const name = words.number(index + 1, words.grade[grade]);
          return (
            <li key={id}>
              <Link
                href={`/puzzles/${id}`}
                className={isSolved ? 'puzzle-link solved' : 'puzzle-link'}
                aria-label={isSolved ? `${name}, ${words.solved}` : name}
              >
                <strong>{isSolved ? <Icon name="check" /> : index + 1}</strong>
                <small>{'●'.repeat(grade)}</small>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

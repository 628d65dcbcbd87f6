import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { HomeGame } from '../games/registry.js';
import { useGamePage, useMoveName, useRules } from '../games/use-game.js';
import { useGameLearnWords } from '../rules/learning.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useLanguage } from '../settings/settings.js';
import { Stage } from '../stage/stage.js';
import { botName } from '../table/names.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';
import type { Puzzle } from './puzzles.js';
import { keepSolved } from './solved.js';
import { type Answered, answer, taskOf, wantedAt, winningMove } from './solving.js';
import '../lessons/lessons.css';

interface OnePuzzleProps {
  readonly puzzle: Puzzle;
  readonly game: HomeGame;
  readonly number: number;
  readonly next: string | undefined;
  readonly isToday: boolean;
}

/** One puzzle on the game's own table. */
export function OnePuzzle({ puzzle, game: id, number, next, isToday }: OnePuzzleProps) {
  const words = useLearnWords('puzzles');
  const { puzzles: own } = useGameLearnWords(id);
  const lessons = useLearnWords('lessons');
  const page = useWords();
  const game = useRules(id);
  const gamePage = useGamePage(id);
  const language = useLanguage();
  const moveName = useMoveName(id);
  const task = useMemo(() => taskOf(game, puzzle), [game, puzzle]);
  /** Where the next answer is asked for. */
  const [at, setAt] = useState(task.start);
  const [answered, setAnswered] = useState<Answered>();
  const [tried, setTried] = useState<string>();
  const [isGiven, setGiven] = useState(false);
  const feedback = useRef<HTMLDivElement>(null);
  const { seat, values } = puzzle;
  const verdict = answered?.is;
  useEffect(() => {
    if (verdict === 'wrong' || verdict === 'solved')
      feedback.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [verdict]);

  function choose(move: string, isShown = false): void {
    const came = answer(task, at, seat, move);
    if (!came) return;
    if (came.is === 'solved' && !isShown && !isGiven) keepSolved(puzzle.id);
    setTried(move);
    setAnswered(came);
  }

  /** When an answer lies on the table the other side gives its own, and the next one is asked for. */
  const settled = useCallback(() => {
    if (answered?.is !== 'right') return;
    setAt(answered.index + 1);
    setAnswered(undefined);
  }, [answered]);

  function give(): void {
    setGiven(true);
    setAnswered(undefined);
    const move = wantedAt(task, at, seat) ?? winningMove(task, at, seat);
    if (move !== undefined) choose(move, true);
  }

  const moves = 1 + (task.line.beats.length - task.start) / 2;
  const isAskedAgain = at > task.start && !answered;
  const title = isToday ? words.today : words.number(number, words.grade[puzzle.grade]);
  return (
    <div className="lesson">
      <TopBar>
        <Link href="/puzzles" className="lesson-place">
          {page.games[id].name} · {title}
        </Link>
      </TopBar>
      <main className="lesson-main">
        <div className="lesson-words" aria-live="polite">
          <h1 className="lesson-task">{own.task(moves)}</h1>
          {isAskedAgain && <p>{words.goOn}</p>}
          {(verdict === 'wrong' || verdict === 'solved') && (
            <div ref={feedback} className={verdict === 'solved' ? 'lesson-answer right' : 'lesson-answer'}>
              <p>
                <Icon name={verdict === 'solved' ? 'check' : 'again'} />{' '}
                {verdict === 'solved' ? own.right : wrongText()}
              </p>
              {verdict === 'solved' ? (
                <Link href={next && !isToday ? `/puzzles/${next}` : '/puzzles'} className="button main">
                  {next && !isToday ? words.next : words.all}
                </Link>
              ) : (
                <Button
                  onClick={() => {
                    setAnswered(undefined);
                    setAt(task.start);
                  }}
                >
                  {words.again}
                </Button>
              )}
              {verdict === 'solved' && values && (
                <dl className="puzzle-values">
                  <dt>{own.values}</dt>
                  {fromBest(values, values[tried ?? ''] ?? 0).map(([move, value]) => (
                    <dd key={move} className={move === tried ? 'best' : undefined}>
                      {moveName(move)}: {value.toLocaleString(language)}
                    </dd>
                  ))}
                </dl>
              )}
            </div>
          )}
        </div>
        <div className="lesson-table">
          <Stage
            page={gamePage}
            line={answered?.line ?? task.line}
            index={answered?.index ?? at}
            viewer={seat}
            nameOf={(each) => (each === seat ? lessons.you : botName(each))}
            onChoose={answered ? undefined : choose}
            onSettled={settled}
          />
        </div>
      </main>
      <footer className="lesson-foot">
        {verdict !== 'solved' && tried !== undefined && (
          <Button look="quiet" onClick={give}>
            {words.give}
          </Button>
        )}
      </footer>
    </div>
  );

  function wrongText(): string {
    const value = tried === undefined ? undefined : values?.[tried];
    if (!own.worth || tried === undefined || value === undefined) return own.wrong;
    return `${own.worth(moveName(tried), value)} ${own.wrong}`;
  }
}

/** Moves with their values from the best to the worst: the further from the best value, the worse, up or down. */
const fromBest = (values: Readonly<Record<string, number>>, best: number): readonly [string, number][] =>
  Object.entries(values).sort(([, one], [, other]) => Math.abs(one - best) - Math.abs(other - best));

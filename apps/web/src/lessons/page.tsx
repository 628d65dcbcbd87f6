import { isRefusal } from '@sixfold/game-kit';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { GAMES, type HomeGame, isHomeGame } from '../games/registry.js';
import { useGamePage, useRules } from '../games/use-game.js';
import { NotFoundPage } from '../pages/not-found.js';
import { useGameLearnWords, useLearning } from '../rules/learning.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useSettings } from '../settings/settings.js';
import { type Line, matchAt } from '../stage/line.js';
import { branch, exampleOf } from '../stage/scenario.js';
import { Stage } from '../stage/stage.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { TopBar } from '../ui/top-bar.js';
import { once, useWords } from '../words/words.js';
import { coachGame } from './coached.js';
import { isDone, type Lesson, type LessonStep } from './lessons.js';
import { keepProgress, readProgress } from './progress.js';
import './lessons.css';

/** Learning a game by playing: `/learn/nimmt` lists its lessons, `/learn/nimmt/nimmtBasics` is one. */
export default function LearnPage({ game, lesson }: { readonly game: string; readonly lesson?: string }) {
  return isHomeGame(game) ? <Learn game={game} lesson={lesson} /> : <NotFoundPage />;
}

function Learn({ game, lesson }: { readonly game: HomeGame; readonly lesson: string | undefined }) {
  const found = useLearning(game).lessons.find(({ id }) => id === lesson);
  if (found) return <LessonRun key={found.id} game={game} lesson={found} />;
  return lesson === undefined ? <Lessons game={game} /> : <NotFoundPage />;
}

function Lessons({ game }: { readonly game: HomeGame }) {
  const words = useLearnWords('lessons');
  const { lessons } = useLearning(game);
  const titles = useGameLearnWords(game).lessons;
  const page = useWords();
  const [progress] = useState(readProgress);
  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <h1>{words.title(page.games[game].name)}</h1>
        <p>{words.intro}</p>
        <ul className="lesson-list">
          {lessons.map(({ id, steps }) => {
            const done = Math.min(progress[id] ?? 0, steps.length);
            return (
              <li key={id}>
                <Link href={`/learn/${game}/${id}`} className="lesson-link">
                  <strong>{titles[id]?.title}</strong>
                  <span className="soft">
                    {done === steps.length ? (
                      <>
                        <Icon name="check" size={18} /> {words.done}
                      </>
                    ) : (
                      words.progress(done, steps.length)
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        <p>
          <Link href="/puzzles">{words.toPuzzles}</Link>
        </p>
        <p>
          <Link href={`/rules/${game}`}>{words.toRules}</Link>
        </p>
      </main>
    </>
  );
}

function LessonRun({ game, lesson }: { readonly game: HomeGame; readonly lesson: Lesson }) {
  const words = useLearnWords('lessons');
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const { steps } = lesson;
  const [at, setAt] = useState(() => {
    const done = readProgress()[lesson.id] ?? 0;
    return done >= steps.length ? 0 : done;
  });
  const step = steps[at];
  function next(): void {
    keepProgress(lesson.id, Math.max(at + 1, readProgress()[lesson.id] ?? 0));
    setAt(at + 1);
  }

  /** A game of what was just learned, with easy bots and a coach. */
  function playFirst(): void {
    const { options = {}, seats: count = GAMES[game].manifest.quickSeats } = lesson;
    const seats = Array.from(
      { length: count },
      (_, seat): DeviceSeat => (seat === 0 ? { kind: 'human', name } : { kind: 'bot', level: 'easy' }),
    );
    const { id } = createDeviceGame({ game, options, seats });
    coachGame(id);
    go(`/here/${id}`);
  }

  return (
    <div className="lesson">
      <TopBar>
        <span className="lesson-place">{step ? words.progress(at + 1, steps.length) : words.done}</span>
      </TopBar>
      {step ? (
        <Step key={step.id} game={game} lesson={lesson} step={step} onNext={next} />
      ) : (
        <main className="page narrow stack lesson-end">
          <h1>{words.finished}</h1>
          <p>{words.finishedHelp}</p>
          <div className="line">
            <Button look="main" onClick={playFirst}>
              {words.firstGame}
            </Button>
            <Link href={`/learn/${game}`} className="button plain">
              {words.more}
            </Link>
          </div>
        </main>
      )}
      {step && (
        <footer className="lesson-foot">
          <Button look="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
          <Button look="quiet" onClick={() => setAt(at + 1)}>
            {words.skip}
          </Button>
          <Button look="quiet" onClick={() => go(`/learn/${game}`)}>
            {words.leave}
          </Button>
        </footer>
      )}
    </div>
  );
}

/** One position, one thing to do, an answer to what was done. */
function Step({
  game: id,
  lesson,
  step,
  onNext,
}: {
  readonly game: HomeGame;
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly onNext: () => void;
}) {
  const words = useLearnWords('lessons');
  const names = useLearnWords('rules').names;
  const game = useRules(id);
  const page = useGamePage(id);
  const scenarios = use(once(`scenarios.${id}`, useLearning(id).book.scenarios));
  const start = useMemo(() => {
    const scenario = scenarios.find((each) => each.id === step.scenario);
    if (!scenario) throw new Error(`No example ${step.scenario}`);
    const { line } = exampleOf(game, scenario);
    return { line, index: step.at ?? 0 };
  }, [game, scenarios, step]);
  const [tried, setTried] = useState<{ readonly line: Line; readonly isRight: boolean }>();
  const button = useRef<HTMLDivElement>(null);
  const seat = matchAt(start.line, start.index).toAct()[0] ?? 0;
  const texts = useGameLearnWords(id).lessons[lesson.id]?.steps[step.id];
  const isRight = tried?.isRight;
  // The next thing to press is under the finger and under Enter.
  useEffect(() => {
    if (isRight !== undefined) button.current?.querySelector('button')?.focus();
  }, [isRight]);

  function choose(move: string): void {
    const line = branch(start.line, start.index, seat, move);
    if (isRefusal(line)) return;
    setTried({ line, isRight: isDone(step.goal, move, line, start.index + 1, seat) });
  }

  return (
    <main className="lesson-main">
      <div className="lesson-words" aria-live="polite">
        <h1 className="lesson-task">{texts?.task}</h1>
        {tried && (
          <div ref={button} className={tried.isRight ? 'lesson-answer right' : 'lesson-answer'}>
            <p>
              <Icon name={tried.isRight ? 'check' : 'again'} /> {tried.isRight ? texts?.right : texts?.wrong}
            </p>
            {tried.isRight ? (
              <Button look="main" onClick={onNext}>
                {words.next}
              </Button>
            ) : (
              <Button onClick={() => setTried(undefined)}>{words.again}</Button>
            )}
          </div>
        )}
      </div>
      <div className="lesson-table">
        <Stage
          page={page}
          line={tried?.line ?? start.line}
          index={start.index + (tried ? 1 : 0)}
          viewer={seat}
          nameOf={(each) => (each === seat ? words.you : (names[each] ?? ''))}
          onChoose={tried ? undefined : choose}
        />
      </div>
    </main>
  );
}

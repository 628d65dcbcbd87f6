import { isRefusal } from '@sixfold/game-kit';
import { useMemo, useState } from 'react';
import { GAMES, type HomeGame } from '../games/registry.js';
import { useGamePage, useRules } from '../games/use-game.js';
import { type Line, matchAt } from '../stage/line.js';
import { branch, exampleOf, type Scenario } from '../stage/scenario.js';
import { isOverAt, Stage } from '../stage/stage.js';
import { historyAt } from '../stage/use-stage.js';
import { logLines, withoutQuiet } from '../table/log.js';
import { Button, IconButton } from '../ui/button.js';
import { sentence, useGameWords, useKitWords } from '../words/words.js';
import { useLearnWords } from './use-learn-words.js';

/** A way that the reader went, away from the example. */
interface Own {
  readonly line: Line;
  readonly index: number;
}

/** One worked example as a small table: step through it, or leave it and try something else. */
export function ExampleBoard({
  game: id,
  scenario,
}: {
  readonly game: HomeGame;
  readonly scenario: Scenario;
}) {
  const words = useLearnWords('rules');
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const game = useRules(id);
  const page = useGamePage(id);
  const example = useMemo(() => exampleOf(game, scenario), [game, scenario]);
  const [at, setAt] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const [own, setOwn] = useState<Own>();
  const [problem, setProblem] = useState<string>();

  const step = example.steps[at] ?? { index: 0 };
  const { line, index } = own ?? { line: example.line, index: step.index };
  const toAct = matchAt(line, index).toAct();
  // In what is tried the reader sits wherever somebody must act; otherwise where the example is told from.
  const viewer =
    isTrying && toAct.length > 0 && !toAct.includes(example.viewer) ? (toAct[0] ?? 0) : example.viewer;
  const nameOf = (seat: number): string => words.names[seat] ?? String(seat + 1);

  const told = withoutQuiet(
    logLines(historyAt(line, index, viewer).slice(-1), GAMES[id].manifest, gameWords, nameOf, viewer),
  )
    .map(({ text }) => text)
    .join(' ');
  const caption = problem ?? (own ? told : stepText());

  function stepText(): string {
    if (step.refused) return words.refused(sentence(step.refused, gameWords.refusals, kit));
    return at === 0 ? words.begin : told;
  }

  function choose(move: string): void {
    const next = branch(line, index, viewer, move);
    if (isRefusal(next)) {
      setProblem(sentence(next, gameWords.refusals, kit));
      return;
    }
    setProblem(undefined);
    setOwn({ line: next, index: index + 1 });
  }

  function toExample(): void {
    setOwn(undefined);
    setTrying(false);
    setProblem(undefined);
  }

  return (
    <figure className={`example example-${id}`}>
      <Stage
        page={page}
        line={line}
        index={index}
        viewer={viewer}
        nameOf={nameOf}
        onChoose={isTrying && toAct.length > 0 ? choose : undefined}
      />
      <figcaption aria-live="polite">
        {isTrying && !own && !problem ? words.tryOther : caption}
        {isTrying && isOverAt(line, index) && ` ${words.over}`}
      </figcaption>
      <div className="example-bar">
        {isTrying ? (
          <Button onClick={toExample}>{words.toExample}</Button>
        ) : (
          <>
            <IconButton icon="back" label={words.back} disabled={at === 0} onClick={() => setAt(at - 1)} />
            <span className="example-step">{words.step(at + 1, example.steps.length)}</span>
            <IconButton
              icon={at + 1 < example.steps.length ? 'forward' : 'again'}
              label={at + 1 < example.steps.length ? words.next : words.again}
              onClick={() => setAt(at + 1 < example.steps.length ? at + 1 : 0)}
            />
            <span className="grow" />
            <Button disabled={toAct.length === 0} onClick={() => setTrying(true)}>
              {words.tryIt}
            </Button>
          </>
        )}
      </div>
    </figure>
  );
}

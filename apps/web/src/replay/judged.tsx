import { type Analysis, type Judgement, mistakesOf } from '@sixfold/bots/analysis';
import type { Viewer } from '@sixfold/game-kit';
import { useEffect } from 'react';
import { useJudgementText } from '../analysis/panel.js';
import { GAMES, type GameId } from '../games/registry.js';
import { markHint } from '../hints/mark-hint.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { type Line, movesAt } from '../stage/line.js';
import type { GamePage } from '../table/table-props.js';
import { Button } from '../ui/button.js';
import { useGameWords } from '../words/words.js';

/** What an analysis says about the decisions of one position. */
export interface Judged {
  /** The costliest decision that whoever looks may judge, and whether it counts as a mistake. */
  readonly worst?: Judgement | undefined;
  readonly isMistake: boolean;
  /** Moves of both sides in turn with which a win could be forced. */
  readonly forced?: readonly string[] | undefined;
}

export function judgedAt(
  analysis: Analysis | undefined,
  line: Line,
  index: number,
  { game, viewer }: { readonly game: GameId; readonly viewer: Viewer },
): Judged {
  const [first, next] = [movesAt(line, index), movesAt(line, index + 1)];
  const judgements = analysis?.judgements ?? [];
  const [worst] = judgements
    .filter(({ number }) => number >= first && number < next)
    .filter(({ seat }) => seat === viewer || !GAMES[game].manifest.hides)
    .sort((one, other) => other.cost - one.cost);
  return {
    worst,
    isMistake:
      analysis !== undefined &&
      worst !== undefined &&
      mistakesOf({ ...analysis, judgements: [worst] }).length > 0,
    forced: judgements.find(({ number }) => number === first)?.forced,
  };
}

/** Marks on the table what would have been better; where the table draws that itself, what was played. */
export function useMarkedMistake(page: GamePage, { worst, isMistake }: Judged, drawn: string): void {
  const marked = isMistake && worst ? (page.drawsWay ? worst.move : worst.best) : undefined;
  useEffect(() => {
    if (marked === undefined) return;
    let unmark = (): void => undefined;
    // The stage draws a position after this has been told of it.
    const frame = requestAnimationFrame(() => {
      unmark = markHint(page.placesOf(marked));
    });
    return () => {
      cancelAnimationFrame(frame);
      unmark();
    };
    // `drawn` changes with everything that is drawn again: marks are put on what stands there then.
  }, [page, marked, drawn]);
}

/** One sentence under the table about the decision of this position, or two and the way to try another. */
export function JudgedNote({
  game,
  judged: { worst, isMistake, forced },
  toMove,
  nameOf,
  onTry,
}: {
  readonly game: GameId;
  readonly judged: Judged;
  readonly toMove: number;
  readonly nameOf: (seat: number) => string;
  readonly onTry: () => void;
}) {
  const words = useLearnWords('lookBack').replay;
  const { analysis } = useGameWords(game);
  const text = useJudgementText(game, nameOf);
  if (worst && isMistake)
    return (
      <p className="judged" role="status">
        <strong>{text.cost(worst)}</strong>
        <span>{text.better(worst)}</span>
        <Button onClick={onTry}>{words.tryAgain}</Button>
      </p>
    );
  if (forced)
    return (
      <p className="judged" role="status">
        <strong>{analysis.forced?.(nameOf(toMove), (forced.length + 1) / 2)}</strong>
      </p>
    );
  return worst ? (
    <p className="judged" role="status">
      {text.fine(worst)}
    </p>
  ) : null;
}

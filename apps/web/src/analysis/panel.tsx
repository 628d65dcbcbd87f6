import { type Judgement, mistakesOf } from '@sixfold/bots/analysis';
import type { GameId } from '../games/registry.js';
import { GAMES } from '../games/registry.js';
import { useGamePage, useMoveName } from '../games/use-game.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { Button } from '../ui/button.js';
import { sentence, useGameWords } from '../words/words.js';
import { Curve } from './curve.js';
import type { AnalysisState } from './use-analysis.js';
import './analysis.css';

/** How many mistakes are listed. */
const LISTED = 8;

interface PanelProps {
  readonly game: GameId;
  readonly state: AnalysisState;
  readonly viewer: number;
  readonly seats: number;
  readonly moves: number;
  readonly at: number;
  readonly nameOf: (seat: number) => string;
  readonly onGo: (moves: number) => void;
}

/** Says what a decision cost and what would have been better, in two sentences. */
export function useJudgementText(game: GameId, nameOf: (seat: number) => string) {
  const words = useLearnWords('lookBack').analysis;
  const { analysis, hints = {} } = useGameWords(game);
  const moveName = useMoveName(game);
  const why = (reason: Judgement['reason']): string => (reason ? sentence(reason, hints) : '');
  return {
    cost: ({ seat, move, cost }: Judgement) =>
      words.cost(nameOf(seat), moveName(move), analysis.amount(cost)),
    why: ({ reason }: Judgement) => why(reason),
    fine: ({ seat, move }: Judgement) => words.fine(nameOf(seat), moveName(move)),
    better: ({ best, bestReason }: Judgement) => words.better(moveName(best), why(bestReason)),
  };
}

/** One curve, a few sentences; the costliest decisions first, each a way to its position. */
export function AnalysisPanel({ game, state, viewer, seats, moves, at, nameOf, onGo }: PanelProps) {
  const words = useLearnWords('lookBack').analysis;
  const text = useJudgementText(game, nameOf);
  const gameWords = useGameWords(game);
  const { curve } = useGamePage(game);
  const { told, isRunning, start, cancel } = state;
  if (!told && !isRunning)
    return (
      <div className="analysis">
        <p>{words.intro}</p>
        <Button look="main" onClick={start}>
          {words.start}
        </Button>
      </div>
    );
  const analysis = told?.analysis;
  // Where nothing is hidden everybody's moves are worth a look.
  const mistakes = analysis ? mistakesOf(analysis, GAMES[game].manifest.hides ? viewer : undefined) : [];
  const isMistake = (each: Judgement): boolean => mistakes.includes(each);
  const decisions = (analysis?.judgements ?? []).filter(
    ({ seat }) => seat === viewer || !GAMES[game].manifest.hides,
  );
  const account = analysis?.accounts?.[viewer];
  const lines = curve === 'each' ? Array.from({ length: seats }, (_, seat) => seat) : [viewer];
  return (
    <div className="analysis">
      {isRunning && (
        <div className="analysis-running">
          <progress value={told?.share ?? 0} aria-label={words.running} />
          <Button onClick={cancel}>{words.cancel}</Button>
        </div>
      )}
      {analysis && analysis.curve.length > 1 && (
        <>
          <h3>{gameWords.analysis.curve}</h3>
          <Curve
            curve={analysis.curve}
            moves={moves}
            viewer={viewer}
            at={at}
            nameOf={nameOf}
            lines={lines}
            isShare={curve === 'chance'}
            onGo={onGo}
          />
        </>
      )}
      {account && told?.isDone && (
        <p className="analysis-account">
          {words.account(
            nameOf(viewer),
            { amount: gameWords.analysis.amount(Math.abs(account.choices)), isCost: account.choices > 0 },
            { amount: gameWords.analysis.amount(Math.abs(account.cards)), isCost: account.cards > 0 },
          )}
        </p>
      )}
      <h3>{words.mistakes}</h3>
      {mistakes.length === 0 && told?.isDone && <p>{words.none}</p>}
      <ol>
        {mistakes.slice(0, LISTED).map((each) => (
          <li key={each.number}>
            <button type="button" onClick={() => onGo(each.number)}>
              <strong>{text.cost(each)}</strong>
              {text.why(each) && <span>{text.why(each)}</span>}
              <span>{text.better(each)}</span>
            </button>
          </li>
        ))}
      </ol>
      {decisions.length > 0 && (
        <details className="analysis-all">
          <summary>{words.all(decisions.length)}</summary>
          <ol>
            {decisions.map((each) => (
              <li key={each.number}>
                <button type="button" onClick={() => onGo(each.number)}>
                  {isMistake(each) ? text.cost(each) : text.fine(each)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

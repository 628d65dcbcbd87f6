import type { Viewer } from '@sixfold/game-kit';
import { useMemo } from 'react';
import { GAMES, type GameId } from '../games/registry.js';
import type { Line } from '../stage/line.js';
import { historyAt } from '../stage/use-stage.js';
import { logLines, withoutQuiet } from '../table/log.js';
import { useGameWords, useWords } from '../words/words.js';

/** What happened, each entry a way to its position. */
export function ReplayLog({
  game,
  line,
  viewer,
  nameOf,
  index,
  onGo,
}: {
  readonly game: GameId;
  readonly line: Line;
  readonly viewer: Viewer;
  readonly nameOf: (seat: number) => string;
  readonly index: number;
  readonly onGo: (index: number) => void;
}) {
  const words = useWords().table;
  const gameWords = useGameWords(game);
  const entries = useMemo(() => {
    const me = viewer === 'spectator' ? undefined : viewer;
    return line.beats.map((_, at) => {
      const steps = historyAt(line, at + 1, viewer).slice(-1);
      return withoutQuiet(logLines(steps, GAMES[game].manifest, gameWords, nameOf, me));
    });
  }, [line, viewer, game, gameWords, nameOf]);
  return (
    <ol className="log replay-log" aria-label={words.log} tabIndex={0}>
      {entries.map((told, at) =>
        told.length === 0 ? null : (
          <li key={`position-${at + 1}`}>
            <button
              type="button"
              aria-current={at + 1 === index ? 'step' : undefined}
              onClick={() => onGo(at + 1)}
            >
              {told.map(({ key, text }) => (
                <span key={key}>{text}</span>
              ))}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}

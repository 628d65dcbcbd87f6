import type { Hint, PlayState, TableState } from '@sixfold/protocol';
import { useEffect, useState } from 'react';
import type { TableClient } from '../client/table-client.js';
import type { GameId } from '../games/registry.js';
import { useGamePage, useMoveName } from '../games/use-game.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { Button } from '../ui/button.js';
import { sentence, useGameWords, useWords } from '../words/words.js';
import { askHint } from './ask-hint.js';
import { markHint } from './mark-hint.js';
import './hints.css';

interface PanelProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly game: GameId;
  readonly seat: number;
  readonly play: PlayState;
  readonly onClose: () => void;
}

/** What Strong would do here, why, and what it thinks of the next best; marked on the table as well. */
export default function HintPanel({ client, table, game, seat, play, onClose }: PanelProps) {
  const words = useLearnWords('lookBack').hint;
  const page = useWords();
  const { hints = {} } = useGameWords(game);
  const gamePage = useGamePage(game);
  const moveName = useMoveName(game);
  const [hint, setHint] = useState<Hint | 'failed'>();
  // Asked once for a position: the next one gets a panel of its own.
  const [question] = useState({ client, table, seat, play });
  useEffect(() => {
    let wanted = true;
    askHint(question.client, question.table, question.seat, question.play).then(
      (answer) => wanted && setHint(answer),
      () => wanted && setHint('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [question]);
  const move = hint && hint !== 'failed' ? hint.move : undefined;
  useEffect(() => (move === undefined ? undefined : markHint(gamePage.placesOf(move))), [gamePage, move]);
  const best =
    hint && hint !== 'failed' ? hint.candidates.find((each) => each.move === hint.move) : undefined;
  return (
    <div className="hint" role="status">
      {hint === undefined && <p>{words.thinking}</p>}
      {hint === 'failed' && <p>{words.failed}</p>}
      {move !== undefined && (
        <p>
          <strong>{words.would(moveName(move))}</strong>
          {best?.reason && <span> {sentence(best.reason, hints)}</span>}
        </p>
      )}
      <Button look="quiet" onClick={onClose}>
        {page.table.close}
      </Button>
    </div>
  );
}

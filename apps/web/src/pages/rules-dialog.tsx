import { isRefusal, readTableOptions } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { use, useState } from 'react';
import { api } from '../client/online.js';
import { GAMES, type GameId } from '../games/registry.js';
import { seatName } from '../table/names.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Stepper } from '../ui/form.js';
import { once, sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { type Chosen, meaningful, OptionsForm } from './options-form.js';

/** The host changes what is played while people arrive. */
export function RulesDialog({
  table,
  game: id,
  onClose,
}: {
  readonly table: TableState;
  readonly game: GameId;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const game = use(once(`rules.${id}`, GAMES[id].rules));
  const [seats, setSeats] = useState(table.seats.length);
  const [chosen, setChosen] = useState<Chosen>(() => meaningful(game, table.options, table.seats.length));
  const [problem, setProblem] = useState<string>();
  const options = meaningful(game, chosen, seats);
  const checked = readTableOptions(game, options, seats);
  const allowed = game.seatCounts(chosen);
  const refusal = isRefusal(checked) ? sentence(checked, gameWords.refusals, kit) : problem;

  async function apply(): Promise<void> {
    try {
      await api.settings(table.id, { options: { ...options }, seats });
      onClose();
    } catch (error) {
      const { code, params } = error as {
        readonly code: string;
        readonly params: Record<string, string | number>;
      };
      setProblem(sentence({ code, params }, gameWords.refusals, kit));
    }
  }

  return (
    <Dialog
      title={words.lobby.changeRules}
      onClose={onClose}
      actions={
        <Button look="main" disabled={isRefusal(checked)} onClick={() => void apply()}>
          {words.lobby.apply}
        </Button>
      }
    >
      <Stepper
        label={words.setup.players}
        value={seats}
        min={allowed[0] ?? 2}
        max={allowed.at(-1) ?? 2}
        allowed={allowed}
        onChange={setSeats}
      />
      <OptionsForm
        game={game}
        words={gameWords}
        chosen={chosen}
        seats={seats}
        seatNames={table.seats.map(({ seat }) => seatName(words, table.seats, seat))}
        onChange={(next) => {
          const counts = game.seatCounts(next);
          const fitting = counts.includes(seats) ? seats : (counts.at(-1) ?? seats);
          setSeats(fitting);
          setChosen(meaningful(game, next, fitting));
        }}
      />
      {refusal && (
        <p role="alert" className="notice">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

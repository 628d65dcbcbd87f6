import { isRefusal, Refusal, readTableOptions } from '@sixfold/game-kit';
import { ApiProblem, type TableState } from '@sixfold/protocol';
import { Suspense, useState } from 'react';
import { api } from '../client/online.js';
import type { Refused } from '../client/table-client.js';
import { GAMES, type GameId, HOME_GAMES } from '../games/registry.js';
import { useRules } from '../games/use-game.js';
import { seatName } from '../table/names.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Select, Stepper } from '../ui/form.js';
import { sentence, useGameName, useGameWords, useKitWords, useWords } from '../words/words.js';
import { type Chosen, meaningful, OptionsForm } from './options-form.js';

interface DialogProps {
  readonly table: TableState;
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The host changes what is played, before a game or between two of them. */
export function RulesDialog({ table, game: current, onClose }: DialogProps) {
  const words = useWords();
  const currentName = useGameName(current);
  const [game, setGame] = useState(current);
  const offered: readonly GameId[] = [...new Set<GameId>([...HOME_GAMES, current])];
  const nameOf = (id: GameId): string =>
    id === current ? currentName : words.games[id as (typeof HOME_GAMES)[number]].name;
  return (
    <Dialog title={words.lobby.changeRules} onClose={onClose}>
      <Select label={words.lobby.game} value={game} values={offered} wordOf={nameOf} onChange={setGame} />
      <Suspense>
        <RulesForm key={game} table={table} game={game} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function RulesForm({ table, game: id, onClose }: DialogProps) {
  const words = useWords();
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const game = useRules(id);
  const people = table.seats.filter(({ kind }) => kind === 'human').length;
  const [seats, setSeats] = useState(() => {
    if (id === table.game) return table.seats.length;
    const { quickSeats } = GAMES[id].manifest;
    return quickSeats >= people
      ? quickSeats
      : (game.seatCounts({}).find((count) => count >= people) ?? quickSeats);
  });
  const [chosen, setChosen] = useState<Chosen>(() =>
    meaningful(game, id === table.game ? table.options : {}, seats),
  );
  const [problem, setProblem] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  const options = meaningful(game, chosen, seats);
  const checked = readTableOptions(game, options, seats);
  const allowed = game.seatCounts(chosen);
  const tooMany = seats < people ? new Refusal('seatsTaken', { taken: people }) : undefined;
  const impossible = isRefusal(checked) ? checked : tooMany;
  const refused = impossible ?? problem;

  async function apply(): Promise<void> {
    setBusy(true);
    try {
      // Bots make room where the other game has fewer seats: nobody has to send them away first.
      const bots = table.seats.filter(({ kind }) => kind === 'bot');
      for (const { seat } of bots.slice(Math.max(0, seats - people))) await api.remove(table.id, seat);
      await api.settings(table.id, { game: id, options: { ...options }, seats });
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : { code: 'unreachable', params: {} });
      setBusy(false);
    }
  }

  return (
    <>
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
      {refused && (
        <p role="alert" className="notice">
          {sentence(refused, gameWords.refusals, kit)}
        </p>
      )}
      <Button look="main" disabled={impossible !== undefined || busy} onClick={() => void apply()}>
        {words.lobby.apply}
      </Button>
    </>
  );
}

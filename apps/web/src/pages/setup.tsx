import type { Preset } from '@sixfold/game-kit';
import { ApiProblem } from '@sixfold/protocol';
import type { GameWords } from '@sixfold/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { prepareSetup } from '../games/prepare.js';
import { GAMES, type GameId, isGameId, isHomeGame } from '../games/registry.js';
import { useRules } from '../games/use-game.js';
import { RulesLink } from '../rules/rules-link.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { Segments, Stepper } from '../ui/form.js';
import { TopBar } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { beginTable } from './begin-table.js';
import { NamesDialog } from './names-dialog.js';
import { NotFoundPage } from './not-found.js';
import { OptionsForm } from './options-form.js';
import { OnlineForm } from './setup-online.js';
import { SittersForm } from './setup-sitters.js';
import { MATCHES, type NewTable, PLACES, useNewTable } from './use-new-table.js';
import './setup.css';

const prepare = async (game: string): Promise<unknown> => (isGameId(game) ? prepareSetup(game) : undefined);

/** Everything about a new table. */
function SetupPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <Setup game={game} /> : <NotFoundPage />;
}

export default Object.assign(SetupPage, { prepare });

function Setup({ game: id }: { readonly game: GameId }) {
  const words = useWords();
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const game = useRules(id);
  const [table, change] = useNewTable(game);
  const { place, seats, seatCounts, chosen, options, sitters, terms, bestOf } = table;
  const { nameless, nameOf } = sitters;
  const { begin, problem, isBusy } = useBeginning(id, table);
  const [isAsking, setAsking] = useState(false);
  const refusal = table.refusal && sentence(table.refusal, gameWords.refusals, kit);
  return (
    <>
      <TopBar />
      <main className="page narrow setup">
        <h1>{words.setup.title(gameWords.name)}</h1>
        <Presets presets={GAMES[id].manifest.presets} names={gameWords} table={table} onTake={change.take} />
        <Segments
          label={words.setup.place}
          hideLabel
          help={words.setup.placesHelp[place]}
          value={place}
          values={PLACES}
          wordOf={(each) => words.setup.places[each]}
          onChange={change.setPlace}
        />
        <Stepper
          label={words.setup.players}
          value={seats}
          min={seatCounts[0] ?? 2}
          max={seatCounts.at(-1) ?? 2}
          allowed={seatCounts}
          onChange={change.setSeats}
        />
        <SittersForm sitters={sitters} place={place} />
        <OptionsForm
          game={game}
          words={gameWords}
          chosen={chosen}
          seats={seats}
          seatNames={Array.from({ length: seats }, (_, seat) => nameOf(seat))}
          onChange={change.choose}
        >
          {place === 'online' && <OnlineForm terms={terms} onChange={change.setTerms} />}
          <Segments
            label={words.setup.match}
            help={words.setup.matchHelp}
            value={bestOf}
            values={MATCHES}
            wordOf={(each) => words.setup.matchGames(Number(each))}
            onChange={change.setBestOf}
          />
        </OptionsForm>
        {isHomeGame(id) && <RulesLink game={id} options={options} seats={seats} />}
        {(refusal ?? problem) && (
          <p role="alert" className="notice">
            {refusal ?? problem}
          </p>
        )}
        <div className="setup-start">
          <Button
            look="main"
            wide
            disabled={isBusy || refusal !== undefined}
            onClick={() => (nameless.length > 0 ? setAsking(true) : void begin())}
          >
            {place === 'online' ? words.setup.create : words.setup.start}
          </Button>
        </div>
        {isAsking && (
          <NamesDialog
            seats={nameless}
            nameOf={sitters.writtenName}
            onName={sitters.setName}
            onStart={() => void begin()}
            onClose={() => setAsking(false)}
          />
        )}
      </main>
    </>
  );
}

/** Ready-made tables, each one tap. */
function Presets({
  presets,
  names,
  table: { seats, chosen },
  onTake,
}: {
  readonly presets: readonly Preset[];
  readonly names: Pick<GameWords, 'presets'>;
  readonly table: NewTable;
  readonly onTake: (preset: Preset) => void;
}) {
  const words = useWords().setup;
  return (
    <section className="field" aria-labelledby="presets">
      <h2 id="presets" className="unseen">
        {words.presets}
      </h2>
      <div className="presets">
        {presets.map((preset) => (
          <Button
            key={preset.id}
            aria-pressed={seats === preset.seats && JSON.stringify(chosen) === JSON.stringify(preset.options)}
            onClick={() => onTake(preset)}
          >
            {names.presets[preset.id]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Begins what was set up and goes there, or says why that did not work. */
function useBeginning(id: GameId, table: NewTable) {
  const words = useWords();
  const { refusals } = useGameWords(id);
  const kit = useKitWords();
  const game = useRules(id);
  const ownName = useSettings((settings) => settings.name).trim();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setProblem(undefined);
    if (table.place === 'online' && !ownName) return setProblem(words.lobby.nameMissing);
    setBusy(true);
    try {
      go(await beginTable(game, table, ownName));
    } catch (error) {
      const isAnswered = error instanceof ApiProblem && error.status > 0;
      setProblem(isAnswered ? sentence(error, refusals, kit) : words.errors.network);
    } finally {
      setBusy(false);
    }
  }

  return { begin, problem, isBusy };
}

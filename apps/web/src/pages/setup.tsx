import { isRefusal, type Preset, readTableOptions } from '@sixfold/game-kit';
import { ApiProblem } from '@sixfold/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { createTable } from '../client/online.js';
import { prepareSetup } from '../games/prepare.js';
import { GAMES, type GameId, isGameId, isHomeGame } from '../games/registry.js';
import { useRules } from '../games/use-game.js';
import { RulesLink } from '../rules/rules-link.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { Segments, Stepper } from '../ui/form.js';
import { TopBar } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { keepSetup, readSetup } from './kept-setup.js';
import { NamesDialog } from './names-dialog.js';
import { NotFoundPage } from './not-found.js';
import { type Chosen, meaningful, OptionsForm } from './options-form.js';
import { CLOCK_OF, OnlineForm, type OnlineTerms } from './setup-online.js';
import { SittersForm } from './setup-sitters.js';
import { useSitters } from './use-sitters.js';
import './setup.css';

const PLACES = ['device', 'online'] as const;
const MATCHES = ['1', '3', '5', '7'] as const;

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
  const settings = useSettings();
  const [, go] = useLocation();
  const [kept] = useState(() => readSetup(game));
  const [place, setPlace] = useState(kept?.place ?? 'device');
  const [chosen, setChosen] = useState<Chosen>(kept?.options ?? {});
  const [seats, setSeats] = useState(kept?.seats ?? GAMES[id].manifest.quickSeats);
  const sitters = useSitters(place, seats, kept?.sitters);
  const [terms, setTerms] = useState<OnlineTerms>({ clock: 'none', visibility: 'link', hints: false });
  const [bestOf, setBestOf] = useState<(typeof MATCHES)[number]>('1');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const allowed = game.seatCounts(chosen);
  const options = meaningful(game, chosen, seats);
  const checked = readTableOptions(game, options, seats);
  const { others, sitterOf, nameOf, nameless } = sitters;
  const ownName = settings.name.trim();

  function choose(next: Chosen): void {
    const counts = game.seatCounts(next);
    const fitting = counts.includes(seats)
      ? seats
      : (counts.findLast((count) => count < seats) ?? counts[0] ?? seats);
    setSeats(fitting);
    setChosen(meaningful(game, next, fitting));
  }

  function take(preset: Preset): void {
    setSeats(preset.seats);
    setChosen(preset.options);
  }

  async function start(): Promise<void> {
    setProblem(undefined);
    keepSetup(game, { place, options, seats, sitters: [undefined, ...others.map(sitterOf)] });
    if (place === 'device') {
      const players: DeviceSeat[] = Array.from({ length: seats }, (_, seat) => {
        const sitter = seat === 0 ? 'person' : sitterOf(seat);
        return sitter === 'person' || sitter === 'free'
          ? { kind: 'human', name: seat === 0 ? ownName : nameOf(seat) }
          : { kind: 'bot', level: sitter };
      });
      go(`/here/${createDeviceGame({ game: id, options, seats: players, bestOf: Number(bestOf) }).id}`);
      return;
    }
    if (!ownName) {
      setProblem(words.lobby.nameMissing);
      return;
    }
    setBusy(true);
    try {
      const table = await createTable({
        game: id,
        options: { ...options },
        seats,
        name: ownName,
        clock: CLOCK_OF[terms.clock],
        visibility: terms.visibility,
        hints: terms.hints,
        bestOf: Number(bestOf),
        bots: others.flatMap((seat) => {
          const sitter = sitterOf(seat);
          return sitter === 'free' || sitter === 'person' ? [] : [{ seat, level: sitter }];
        }),
      });
      go(`/t/${table}`);
    } catch (error) {
      setProblem(
        error instanceof ApiProblem && error.status > 0
          ? sentence(error, gameWords.refusals, kit)
          : words.errors.network,
      );
    } finally {
      setBusy(false);
    }
  }

  const refusal = isRefusal(checked) ? sentence(checked, gameWords.refusals, kit) : undefined;
  return (
    <>
      <TopBar />
      <main className="page narrow setup">
        <h1>{words.setup.title(gameWords.name)}</h1>
        <section className="field" aria-labelledby="presets">
          <h2 id="presets" className="unseen">
            {words.setup.presets}
          </h2>
          <div className="presets">
            {GAMES[id].manifest.presets.map((preset) => (
              <Button
                key={preset.id}
                aria-pressed={
                  seats === preset.seats && JSON.stringify(chosen) === JSON.stringify(preset.options)
                }
                onClick={() => take(preset)}
              >
                {gameWords.presets[preset.id]}
              </Button>
            ))}
          </div>
        </section>
        <Segments
          label={words.setup.place}
          hideLabel
          help={words.setup.placesHelp[place]}
          value={place}
          values={PLACES}
          wordOf={(each) => words.setup.places[each]}
          onChange={setPlace}
        />
        <Stepper
          label={words.setup.players}
          value={seats}
          min={allowed[0] ?? 2}
          max={allowed.at(-1) ?? 2}
          allowed={allowed}
          onChange={(count) => {
            setSeats(count);
            setChosen(meaningful(game, chosen, count));
          }}
        />
        <SittersForm sitters={sitters} place={place} />
        <OptionsForm
          game={game}
          words={gameWords}
          chosen={chosen}
          seats={seats}
          seatNames={Array.from({ length: seats }, (_, seat) => nameOf(seat))}
          onChange={choose}
        >
          {place === 'online' && <OnlineForm terms={terms} onChange={setTerms} />}
          <Segments
            label={words.setup.match}
            help={words.setup.matchHelp}
            value={bestOf}
            values={MATCHES}
            wordOf={(each) => words.setup.matchGames(Number(each))}
            onChange={setBestOf}
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
            disabled={busy || refusal !== undefined}
            onClick={() => (nameless.length > 0 ? setAsking(true) : void start())}
          >
            {place === 'online' ? words.setup.create : words.setup.start}
          </Button>
        </div>
        {asking && (
          <NamesDialog
            seats={nameless}
            nameOf={sitters.writtenName}
            onName={sitters.setName}
            onStart={() => void start()}
            onClose={() => setAsking(false)}
          />
        )}
      </main>
    </>
  );
}

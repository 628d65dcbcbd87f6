import { isRefusal, type Preset, readTableOptions } from '@sixfold/game-kit';
import { ApiProblem, type Clock } from '@sixfold/protocol';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { createTable } from '../client/online.js';
import { GAMES, type GameId, isGameId, isHomeGame } from '../games/registry.js';
import { useSettings } from '../settings/settings.js';
import { botName } from '../table/names.js';
import { Button } from '../ui/button.js';
import { Segments, Select, Stepper, TextField } from '../ui/form.js';
import { TopBar } from '../ui/top-bar.js';
import { once, sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { RulesLink } from '../rules/rules-link.js';
import { NamesDialog } from './names-dialog.js';
import { NotFoundPage } from './not-found.js';
import { type Chosen, meaningful, OptionsForm } from './options-form.js';
import { keepSetup, LEVELS, readSetup, type Sitter } from './kept-setup.js';
import './setup.css';

const PLACES = ['device', 'online'] as const;
const CLOCKS = ['none', 'calm', 'brisk', 'quick', 'day'] as const;
const CLOCK_OF: Readonly<Record<(typeof CLOCKS)[number], Clock>> = {
  none: { kind: 'none' },
  calm: { kind: 'move', seconds: 120 },
  brisk: { kind: 'move', seconds: 45 },
  quick: { kind: 'move', seconds: 15 },
  day: { kind: 'day', days: 1 },
};
const MATCHES = ['1', '3', '5', '7'] as const;

/** Everything about a new table. */
export default function SetupPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <Setup game={game} /> : <NotFoundPage />;
}

function Setup({ game: id }: { readonly game: GameId }) {
  const words = useWords();
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const game = use(once(`rules.${id}`, GAMES[id].rules));
  const settings = useSettings();
  const [, go] = useLocation();
  const [kept] = useState(() => readSetup(game));
  const [place, setPlace] = useState(kept?.place ?? 'device');
  const [chosen, setChosen] = useState<Chosen>(kept?.options ?? {});
  const [seats, setSeats] = useState(kept?.seats ?? GAMES[id].manifest.quickSeats);
  const [sitters, setSitters] = useState<readonly (Sitter | undefined)[]>(kept?.sitters ?? []);
  const [names, setNames] = useState<readonly string[]>([]);
  const [clock, setClock] = useState<(typeof CLOCKS)[number]>('none');
  const [visibility, setVisibility] = useState<'link' | 'public'>('link');
  const [bestOf, setBestOf] = useState<(typeof MATCHES)[number]>('1');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const allowed = game.seatCounts(chosen);
  const options = meaningful(game, chosen, seats);
  const checked = readTableOptions(game, options, seats);
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  const sitterOf = (seat: number): Sitter => {
    const sitter = sitters[seat] ?? (place === 'online' ? 'free' : 'medium');
    if (place === 'online' && sitter === 'person') return 'free';
    return place === 'device' && sitter === 'free' ? 'person' : sitter;
  };
  const toldName = (seat: number): string => (seat === 0 ? settings.name : (names[seat] ?? '')).trim();
  const nameOf = (seat: number): string => {
    if (seat === 0) return toldName(0) || words.setup.you;
    const sitter = sitterOf(seat);
    if (sitter === 'person') return toldName(seat) || words.setup.seat(seat + 1);
    return sitter === 'free' ? words.setup.seat(seat + 1) : botName(seat);
  };

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

  /** People at this device whose names nobody has told. */
  const nameless =
    place === 'device' && others.some((seat) => sitterOf(seat) === 'person')
      ? [0, ...others].filter((seat) => !toldName(seat) && (seat === 0 || sitterOf(seat) === 'person'))
      : [];

  async function start(): Promise<void> {
    setProblem(undefined);
    keepSetup(game, { place, options, seats, sitters: [undefined, ...others.map(sitterOf)] });
    if (place === 'device') {
      const players: DeviceSeat[] = Array.from({ length: seats }, (_, seat) => {
        const sitter = seat === 0 ? 'person' : sitterOf(seat);
        return sitter === 'person' || sitter === 'free'
          ? { kind: 'human', name: seat === 0 ? settings.name.trim() : nameOf(seat) }
          : { kind: 'bot', level: sitter };
      });
      go(`/here/${createDeviceGame({ game: id, options, seats: players, bestOf: Number(bestOf) }).id}`);
      return;
    }
    if (!settings.name.trim()) {
      setProblem(words.lobby.nameMissing);
      return;
    }
    setBusy(true);
    try {
      const table = await createTable({
        game: id,
        options: { ...options },
        seats,
        name: settings.name.trim(),
        clock: CLOCK_OF[clock],
        visibility,
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
          <h2 id="presets" className="label">
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
          {isHomeGame(id) && <RulesLink game={id} options={options} seats={seats} />}
        </section>
        <Segments
          label={words.setup.place}
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
        <ol className="sitters">
          <li>
            <TextField
              label={words.settings.name}
              value={settings.name}
              onChange={(name) => settings.set({ name })}
              placeholder={words.setup.you}
            />
          </li>
          {others.map((seat) => {
            const sitter = sitterOf(seat);
            return (
              <li key={seat}>
                <Select
                  label={words.setup.whoSits(seat + 1)}
                  value={sitter}
                  values={[place === 'online' ? 'free' : 'person', ...LEVELS]}
                  wordOf={(each) => {
                    if (each === 'free') return words.setup.free;
                    if (each === 'person') return words.setup.person;
                    return `${words.setup.bot}: ${words.setup.levels[each]}`;
                  }}
                  onChange={(each) => setSitters(withEntry(sitters, seat, each))}
                />
                {sitter === 'person' && (
                  <TextField
                    label={words.setup.seatName(seat + 1)}
                    hideLabel
                    placeholder={words.setup.seatName(seat + 1)}
                    value={names[seat] ?? ''}
                    onChange={(name) => setNames(withEntry(names, seat, name) as readonly string[])}
                  />
                )}
              </li>
            );
          })}
        </ol>
        <OptionsForm
          game={game}
          words={gameWords}
          chosen={chosen}
          seats={seats}
          seatNames={Array.from({ length: seats }, (_, seat) => nameOf(seat))}
          onChange={choose}
        >
          {place === 'online' && (
            <>
              <Select
                label={words.setup.clock}
                help={words.setup.clockHelp}
                value={clock}
                values={CLOCKS}
                wordOf={(each) => words.setup.clocks[each]}
                onChange={setClock}
              />
              <Segments
                label={words.setup.visibility}
                value={visibility}
                values={['link', 'public']}
                wordOf={(each) => words.setup.visibilities[each]}
                onChange={setVisibility}
              />
            </>
          )}
          <Segments
            label={words.setup.match}
            help={words.setup.matchHelp}
            value={bestOf}
            values={MATCHES}
            wordOf={(each) => words.setup.matchGames(Number(each))}
            onChange={setBestOf}
          />
        </OptionsForm>
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
            nameOf={(seat) => (seat === 0 ? settings.name : (names[seat] ?? ''))}
            onName={(seat, name) =>
              seat === 0
                ? settings.set({ name })
                : setNames(withEntry(names, seat, name) as readonly string[])
            }
            onStart={() => void start()}
            onClose={() => setAsking(false)}
          />
        )}
      </main>
    </>
  );
}

/** A list with one entry replaced, which may grow by it. */
function withEntry<Entry>(
  list: readonly (Entry | undefined)[],
  at: number,
  entry: Entry,
): readonly (Entry | undefined)[] {
  const next = [...list];
  next[at] = entry;
  return next;
}

import {
  type GameOptions,
  isRefusal,
  type MatchRecord,
  parseRecord,
  type Refusal,
  type Viewer,
} from '@sixfold/game-kit';
import { ApiProblem, type Past, type TableState } from '@sixfold/protocol';
import { type DragEvent, useEffect, useMemo, useState } from 'react';
import { readDeviceGame } from '../client/device-games.js';
import { deviceRecord } from '../client/device-record.js';
import { api } from '../client/online.js';
import { type GameId, isGameId } from '../games/registry.js';
import { useRules } from '../games/use-game.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { seatName } from '../table/names.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { TopBar } from '../ui/top-bar.js';
import { Waiting } from '../ui/waiting.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { lineOfPast } from './past-line.js';
import { lineOfRecord } from './record-line.js';
import { Replay } from './replay.js';

/** Larger files are no records of a match that anybody played. */
const MOST_CHARACTERS = 2_000_000;

/** A match that still runs: whose eyes see it, and where it goes on. */
type Running = { readonly back: string; readonly viewer: Viewer } | undefined;

type Source =
  | { readonly kind: 'table'; readonly id: string; readonly game?: number }
  | { readonly kind: 'device'; readonly id: string };

/** Looking back at a match: from a table, from a game on this device, or from a file. */
export default function ReplayPage({ source }: { readonly source?: Source }) {
  if (!source) return <OpenRecord />;
  return source.kind === 'table' ? (
    <FromTable id={source.id} number={source.game} />
  ) : (
    <FromDevice id={source.id} />
  );
}

function FromTable({ id, number }: { readonly id: string; readonly number: number | undefined }) {
  const words = useWords();
  const kit = useKitWords();
  const [found, setFound] = useState<Found>();
  // Asked again each time: what still runs now may be over the next time.
  useEffect(() => {
    let isWanted = true;
    void findMatch(id, number).then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
  }, [id, number]);
  if (found === undefined) return <Waiting />;
  if (found instanceof ApiProblem)
    return <OpenRecord problem={found.status > 0 ? sentence(found, kit) : words.errors.network} />;
  if ('past' in found) return <OpenedPast {...found} />;
  return <Opened record={found.record} address={`/replay/${id}/${found.number}`} />;
}

interface RunningMatch {
  readonly past: Past;
  readonly table: TableState;
  readonly game: GameId;
}

type Found = ApiProblem | RunningMatch | { readonly record: MatchRecord; readonly number: number };

/** A finished match with all that was in it, or a running one as one's own seat saw it. */
async function findMatch(id: string, number: number | undefined): Promise<Found> {
  try {
    if (number !== undefined) return { record: await api.record(id, number), number };
    const { table } = await api.snapshot(id);
    const running = await runningMatch(table);
    // Other games may be played here later: the address names this one, for whoever it is sent to.
    return running ?? { record: await api.record(id), number: table.evening.at(-1)?.game ?? 1 };
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
}

async function runningMatch(table: TableState): Promise<RunningMatch | undefined> {
  const { id, game, phase, you } = table;
  if (phase !== 'playing' || you.seat === undefined || !isGameId(game)) return undefined;
  return { past: await api.past(id), table, game };
}

function OpenedPast({ past, table, game: id }: RunningMatch) {
  const words = useWords();
  const game = useRules(id);
  const line = useMemo(() => lineOfPast(game, table, past), [game, table, past]);
  const record: MatchRecord = {
    sixfold: 1,
    game: id,
    options: table.options as GameOptions,
    seats: table.seats.length,
    seed: '',
    moves: [],
    names: table.seats.map(({ seat }) => seatName(words, table.seats, seat)),
  };
  return (
    <Replay
      game={id}
      record={record}
      line={line}
      running={{ back: `/t/${table.id}`, viewer: past.seat ?? 'spectator' }}
    />
  );
}

function FromDevice({ id }: { readonly id: string }) {
  const [found] = useState(() => ({ record: deviceRecord(id), running: runningHere(id) }));
  const { record, running } = found;
  if (!record) return <OpenRecord />;
  return <Opened record={record} running={running} />;
}

/** Whether a game of this device still runs, and whose eyes see it: people who share the device look at what all may see. */
function runningHere(id: string): Running {
  const game = readDeviceGame(id);
  if (!game || game.finished) return undefined;
  const [seat, ...others] = game.seats.flatMap(({ kind }, index) => (kind === 'human' ? [index] : []));
  const viewer = seat === undefined || others.length > 0 ? 'spectator' : seat;
  return { back: `/here/${id}`, viewer };
}

/** A record that was read: shown if its game plays it, explained if not. */
function Opened({
  record,
  address,
  running,
}: {
  readonly record: MatchRecord;
  readonly address?: string;
  readonly running?: Running;
}) {
  const words = useLearnWords('lookBack').replay;
  if (!isGameId(record.game))
    return <OpenRecord problem={words.unknownGame(String(record.game).slice(0, 40))} />;
  return <OpenedGame record={record} game={record.game} address={address} running={running} />;
}

function OpenedGame({
  record,
  game: id,
  address,
  running,
}: {
  readonly record: MatchRecord;
  readonly game: GameId;
  readonly address: string | undefined;
  readonly running: Running;
}) {
  const game = useRules(id);
  const gameWords = useGameWords(id);
  const kit = useKitWords();
  const line = useMemo(() => lineOfRecord(game, record), [game, record]);
  if (isRefusal(line)) return <OpenRecord problem={sentence(line, gameWords.refusals, kit)} />;
  return <Replay game={id} record={record} line={line} address={address} running={running} />;
}

/** Where a record comes in: from a file, dropped, or pasted. Works without network. */
function OpenRecord({ problem: first }: { readonly problem?: string }) {
  const words = useLearnWords('lookBack').replay;
  const kit = useKitWords();
  const [record, setRecord] = useState<MatchRecord>();
  const [problem, setProblem] = useState(first);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  if (record) return <Opened record={record} />;

  function read(content: string): void {
    const found: MatchRecord | Refusal = parseRecord(content.slice(0, MOST_CHARACTERS));
    if (isRefusal(found)) setProblem(sentence(found, kit));
    else setRecord(found);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void file.text().then(read);
    else read(event.dataTransfer.getData('text'));
  }

  return (
    <>
      <TopBar />
      <main
        className="page narrow stack open-record"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <h1>{words.title}</h1>
        {problem && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <p>{words.intro}</p>
        <label className={isOver ? 'drop-zone over' : 'drop-zone'}>
          <Icon name="download" />
          <span>{words.openFile}</span>
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void file.text().then(read);
            }}
          />
        </label>
        <label className="field">
          <span className="label">{words.paste}</span>
          <textarea
            rows={5}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div>
          <Button look="main" disabled={text.trim() === ''} onClick={() => read(text)}>
            {words.show}
          </Button>
        </div>
      </main>
    </>
  );
}

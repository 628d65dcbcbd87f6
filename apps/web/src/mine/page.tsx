import type { MyGame, TableSummary } from '@sixfold/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { forgetArchived } from '../client/archive.js';
import { forgetDeviceGame } from '../client/device-games.js';
import { HOME_GAMES, type HomeGame } from '../games/registry.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useLanguage, useSettings } from '../settings/settings.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Select } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { TopBar } from '../ui/top-bar.js';
import { useGameName, useWords } from '../words/words.js';
import { deleteAll, type Exported, exportAll } from './all-data.js';
import { Overview } from './overview.js';
import { endOf, type PlayedGame, playedHere, playedOnline } from './played.js';
import './mine.css';

const WHERE = ['all', 'device', 'online'] as const;
const ENDS = ['all', 'won', 'lost', 'drawn', 'running'] as const;
/** Longer lists are shown bit by bit. */
const SHOWN = 30;

interface Filter {
  readonly game: 'all' | HomeGame;
  readonly where: (typeof WHERE)[number];
  readonly end: (typeof ENDS)[number];
}

const fits = ({ game, where, end }: Filter, played: PlayedGame): boolean =>
  (game === 'all' || played.game === game) &&
  (where === 'all' || played.where === where) &&
  (end === 'all' || endOf(played) === end);

/** All that one has played: on this device, and online. */
export default function MinePage() {
  const words = useLearnWords('mine');
  const name = useSettings((settings) => settings.name);
  const [here, setHere] = useState(() => playedHere(name));
  const { tables, finished, isOffline } = useOnlineGames();
  const [filter, setFilter] = useState<Filter>({ game: 'all', where: 'all', end: 'all' });
  const [shown, setShown] = useState(SHOWN);
  const [isDeleting, setDeleting] = useState(false);
  const all = useMemo(
    () => [...here, ...playedOnline(tables, finished)].sort((one, other) => other.at - one.at),
    [here, tables, finished],
  );
  const games = useMemo(() => all.filter((played) => fits(filter, played)), [all, filter]);

  function forget(id: string): void {
    forgetDeviceGame(id);
    forgetArchived(id);
    setHere(playedHere(name));
  }

  return (
    <>
      <TopBar />
      <main className="page stack mine">
        <h1>{words.title}</h1>
        {isOffline && (
          <p className="notice" role="status">
            <Icon name="offline" /> {words.offline}
          </p>
        )}
        <Filters filter={filter} onChange={setFilter} />
        <Overview games={games} />
        <section className="stack" aria-labelledby="games">
          <h2 id="games">{words.list}</h2>
          {games.length === 0 && <p className="soft">{all.length === 0 ? words.none : words.noneFits}</p>}
          <ul>
            {games.slice(0, shown).map((played) => (
              <Line key={`${played.where}.${played.id}`} played={played} onForget={forget} />
            ))}
          </ul>
          {games.length > shown && (
            <div>
              <Button onClick={() => setShown(shown + SHOWN)}>{words.more(games.length - shown)}</Button>
            </div>
          )}
        </section>
        <section className="stack" aria-labelledby="data">
          <h2 id="data">{words.data}</h2>
          <p>{words.dataHelp}</p>
          <div className="line">
            <ExportButton games={all} />
            <Button icon="trash" onClick={() => setDeleting(true)}>
              {words.deleteAll}
            </Button>
          </div>
        </section>
      </main>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}

interface OnlineGames {
  readonly tables: readonly TableSummary[];
  readonly finished: readonly MyGame[];
  readonly isOffline: boolean;
}

/** One's tables on the server and what was played there, if it can be reached. */
function useOnlineGames(): OnlineGames {
  const [found, setFound] = useState<OnlineGames>({ tables: [], finished: [], isOffline: false });
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const { api } = await import('../client/online.js');
      const [{ tables }, { games }] = await Promise.all([api.myTables(), api.myGames()]);
      if (wanted) setFound({ tables, finished: games, isOffline: false });
    };
    void read().catch(() => wanted && setFound((before) => ({ ...before, isOffline: true })));
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}

function Filters({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) {
  const words = useLearnWords('mine');
  const page = useWords();
  return (
    <div className="mine-filters">
      <Select
        label={words.filters.game}
        value={filter.game}
        values={['all', ...HOME_GAMES] as const}
        wordOf={(game) => (game === 'all' ? words.filters.all : page.games[game].name)}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Select
        label={words.filters.where}
        value={filter.where}
        values={WHERE}
        wordOf={(where) => words.filters.places[where]}
        onChange={(where) => onChange({ ...filter, where })}
      />
      <Select
        label={words.filters.end}
        value={filter.end}
        values={ENDS}
        wordOf={(end) => (end === 'all' ? words.filters.all : words.ends[end])}
        onChange={(end) => onChange({ ...filter, end })}
      />
    </div>
  );
}

function Line({
  played,
  onForget,
}: {
  readonly played: PlayedGame;
  readonly onForget: (id: string) => void;
}) {
  const words = useLearnWords('mine');
  const page = useWords();
  const language = useLanguage();
  const game = useGameName(played.game);
  const { result, mine, sitters } = played;
  const date = new Date(played.at).toLocaleDateString(language, { dateStyle: 'medium' });
  const people = sitters.flatMap(({ name }, seat) =>
    seat === mine || name === undefined ? [] : [name || page.table.guest],
  );
  const levels = sitters.flatMap(({ level }) => (level ? page.setup.levels[level] : []));
  const others = [...people, ...(levels.length > 0 ? [words.bots(levels.length, [...new Set(levels)])] : [])];
  const end = endOf(played);
  const rank = result?.ranks[mine];
  const place = end === 'lost' && sitters.length > 2 && rank ? words.place(rank) : words.ends[end];
  const points = result
    ? ` · ${words.points(
        result.scores[mine] ?? 0,
        result.scores.filter((_, seat) => seat !== mine),
      )}`
    : '';
  return (
    <li className="list-line">
      <span className="grow">
        <strong>
          {game} · {words.against(others)}
        </strong>
        <span className="soft">
          {date} · {place}
          {points}
        </span>
      </span>
      {played.replay && result ? (
        <Link href={played.replay} className="button plain">
          {words.replay}
          <span className="unseen">: {`${game}, ${date}`}</span>
        </Link>
      ) : (
        played.open && (
          <Link href={played.open} className="button plain">
            {page.home.continueGame}
            <span className="unseen">: {`${game}, ${date}`}</span>
          </Link>
        )
      )}
      {played.where === 'device' && (
        <IconButton
          icon="trash"
          label={page.home.forgetNamed(`${game}, ${date}`)}
          onClick={() => onForget(played.id)}
        />
      )}
    </li>
  );
}

/** Hands everything out as a file; says how far it is, and afterwards what is not in it. */
function ExportButton({ games }: { readonly games: readonly PlayedGame[] }) {
  const words = useLearnWords('mine');
  const [progress, setProgress] = useState<readonly [got: number, all: number]>();
  const [exported, setExported] = useState<Exported>();

  async function start(): Promise<void> {
    setExported(undefined);
    setProgress([0, 0]);
    try {
      setExported(await exportAll(games, (got, all) => setProgress([got, all])));
    } finally {
      setProgress(undefined);
    }
  }

  const notes = [
    exported && exported.missing > 0 && words.exportMissing(exported.missing),
    exported && exported.leftOut > 0 && words.exportLeftOut(exported.leftOut),
  ].filter(Boolean);
  return (
    <>
      <Button icon="download" disabled={progress !== undefined} onClick={() => void start()}>
        {progress ? words.exporting(...progress) : words.exportAll}
      </Button>
      {notes.length > 0 && (
        <p className="notice mine-exported" role="status">
          {notes.join(' ')}
        </p>
      )}
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useLearnWords('mine');
  const home = useWords().lobby.home;
  const [state, setState] = useState<'asking' | 'deleting' | 'stillKnown'>('asking');

  async function start(): Promise<void> {
    setState('deleting');
    if (await deleteAll()) leave();
    else setState('stillKnown');
  }

  // Everything that is still in memory must go, too.
  const leave = () => location.assign('/');

  if (state === 'stillKnown')
    return (
      <Dialog
        title={words.deleteAll}
        onClose={leave}
        actions={
          <Button look="main" onClick={leave}>
            {home}
          </Button>
        }
      >
        <p role="alert">{words.deleteOffline}</p>
      </Dialog>
    );
  return (
    <Dialog
      title={words.deleteAll}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="main" disabled={state === 'deleting'} onClick={() => void start()}>
            {words.deleteNow}
          </Button>
        </>
      }
    >
      <p>{words.deleteHelp}</p>
    </Dialog>
  );
}

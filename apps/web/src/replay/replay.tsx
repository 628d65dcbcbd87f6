import type { MatchRecord } from '@sixfold/game-kit';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, type GameId } from '../games/registry.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useSettings } from '../settings/settings.js';
import { type Line, movesAt } from '../stage/line.js';
import { Stage } from '../stage/stage.js';
import { historyAt } from '../stage/use-stage.js';
import { logLines, withoutQuiet } from '../table/log.js';
import { Button, IconButton } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { SettingsButton } from '../ui/top-bar.js';
import { once, useGameWords, useWords } from '../words/words.js';
import { marksOf, namesOf, positionOf } from './record-line.js';
import { ReplayBar } from './replay-bar.js';
import { saveRecord } from './save-record.js';
import { useKeys, useSwipe } from './use-keys.js';
import { usePlayer } from './use-player.js';
import '../table/table-screen.css';
import './replay.css';

interface ReplayProps {
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly line: Line;
  /** The address that others can open, if there is one; the move is added. */
  readonly address?: string | undefined;
  readonly children?: React.ReactNode;
}

/** A match as it was: the table itself, step by step. */
export function Replay({ game, record, line, address }: ReplayProps) {
  const words = useLearnWords('lookBack').replay;
  const page = useWords();
  const gameWords = useGameWords(game);
  const gamePage = use(once(`page.${game}`, GAMES[game].page));
  const own = useSettings((settings) => settings.name);
  const names = useMemo(() => namesOf(record), [record]);
  const nameOf = useCallback((seat: number) => names[seat] ?? '', [names]);
  const last = line.beats.length;
  const marks = useMemo(() => marksOf(line), [line]);
  const [index, setIndex] = useState(() => startOf(line));
  const [viewer, setViewer] = useState(() => Math.max(0, names.indexOf(own)));
  const table = useRef<HTMLElement>(null);

  const step = useCallback((by: number) => setIndex((at) => Math.max(0, Math.min(last, at + by))), [last]);
  const next = useCallback(() => step(1), [step]);
  const player = usePlayer(index, last, next);
  const ways = useMemo(
    () => ({
      step,
      jump: (by: number) =>
        setIndex((at) => {
          const stops = [...marks.map((mark) => mark.index), last];
          return by > 0
            ? (stops.find((stop) => stop > at) ?? last)
            : (stops.findLast((stop) => stop < at) ?? 0);
        }),
      first: () => setIndex(0),
      last: () => setIndex(last),
      toggle: player.toggle,
    }),
    [step, marks, last, player.toggle],
  );
  useKeys(ways);
  useSwipe(table, step);
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}#${movesAt(line, index)}`);
  }, [line, index]);

  const state = line.beats[index - 1]?.state ?? line.start;
  const lines = useMemo(
    () =>
      line.beats.map((_, at) => ({
        index: at + 1,
        lines: withoutQuiet(
          logLines(
            historyAt(line, at + 1, viewer).slice(-1),
            GAMES[game].manifest,
            gameWords,
            nameOf,
            viewer,
          ),
        ),
      })),
    [line, viewer, game, gameWords, nameOf],
  );

  return (
    <div className="table-screen with-side replay">
      <header className="table-bar">
        <Link href="/" className="icon-button" aria-label={page.lobby.home} title={page.lobby.home}>
          <Icon name="back" />
        </Link>
        <h1 className="table-standing">
          <gamePage.Standing view={line.game.view(state, viewer)} />
        </h1>
        {GAMES[game].manifest.hides && (
          <label className="replay-viewer">
            <span className="unseen">{words.seenBy}</span>
            <Icon name="eye" />
            <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
              {names.map((name, seat) => (
                <option key={name} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {address && <ShareButton address={`${address}#${movesAt(line, index)}`} />}
        <IconButton icon="download" label={words.download} onClick={() => saveRecord(record)} />
        <SettingsButton />
      </header>
      <main ref={table} className="table-main replay-main">
        <Stage
          page={gamePage}
          line={line}
          index={index}
          viewer={viewer}
          nameOf={nameOf}
          onSettled={player.settled}
        />
      </main>
      <ReplayBar
        index={index}
        last={last}
        marks={marks}
        game={game}
        ways={ways}
        player={player}
        onGo={setIndex}
      />
      <aside className="side">
        <ol className="log replay-log" aria-label={page.table.log} tabIndex={0}>
          {lines.map(({ index: at, lines: told }) =>
            told.length === 0 ? null : (
              <li key={at}>
                <button
                  type="button"
                  aria-current={at === index ? 'step' : undefined}
                  onClick={() => setIndex(at)}
                >
                  {told.map(({ key, text }) => (
                    <span key={key}>{text}</span>
                  ))}
                </button>
              </li>
            ),
          )}
        </ol>
      </aside>
    </div>
  );
}

/** The move that the address names, or the beginning. */
function startOf(line: Line): number {
  const moves = Number(location.hash.slice(1));
  return Number.isInteger(moves) && moves > 0 ? positionOf(line, moves) : 0;
}

function ShareButton({ address }: { readonly address: string }) {
  const words = useLearnWords('lookBack').replay;
  const lobby = useWords().lobby;
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [address]);
  return (
    <Button
      look="quiet"
      icon={copied ? 'check' : 'link'}
      className="replay-share"
      aria-label={words.share}
      title={words.share}
      onClick={() =>
        void navigator.clipboard.writeText(location.origin + address).then(() => setCopied(true))
      }
    >
      <span className="replay-share-text">{copied ? lobby.copied : words.share}</span>
    </Button>
  );
}

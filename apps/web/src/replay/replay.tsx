import { mistakesOf } from '@sixfold/bots/analysis';
import type { MatchRecord, Viewer } from '@sixfold/game-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AnalysisPanel, useJudgementText } from '../analysis/panel.js';
import { useAnalysis } from '../analysis/use-analysis.js';
import { createFromRecord } from '../client/from-record.js';
import { GAMES, type GameId } from '../games/registry.js';
import { useGamePage } from '../games/use-game.js';
import { markHint } from '../hints/mark-hint.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useSettings } from '../settings/settings.js';
import { type Line, matchAt, movesAt } from '../stage/line.js';
import { isOverAt, Stage } from '../stage/stage.js';
import { historyAt } from '../stage/use-stage.js';
import { type LogLine, logLines, withoutQuiet } from '../table/log.js';
import { Button, IconButton } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icons.js';
import { SettingsButton } from '../ui/top-bar.js';
import { useGameWords, useWords } from '../words/words.js';
import { marksOf, namesOf, positionOf } from './record-line.js';
import { ReplayBar } from './replay-bar.js';
import { saveRecord } from './save-record.js';
import { useKeys, useSwipe } from './use-keys.js';
import { usePlayer } from './use-player.js';
import '../table/table-screen.css';
import '../hints/hints.css';
import './replay.css';

interface ReplayProps {
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly line: Line;
  /** The address that others can open, if there is one; the move is added. */
  readonly address?: string | undefined;
  /** A match that still runs: seen with somebody's eyes, and nothing is told that they could not know. */
  readonly running?: { readonly back: string; readonly viewer: Viewer } | undefined;
}

/** A match as it was: the table itself, step by step. */
export function Replay({ game, record, line, address, running }: ReplayProps) {
  const words = useLearnWords('lookBack').replay;
  const page = useWords();
  const gameWords = useGameWords(game);
  const gamePage = useGamePage(game);
  const own = useSettings((settings) => settings.name);
  const names = useMemo(() => namesOf(record), [record]);
  const nameOf = useCallback((seat: number) => names[seat] ?? '', [names]);
  const last = line.beats.length;
  const marks = useMemo(() => marksOf(line, gamePage), [line, gamePage]);
  const [index, setIndex] = useState(() => startOf(line));
  const [seat, setSeat] = useState(() => Math.max(0, names.indexOf(own)));
  const viewer: Viewer = running?.viewer ?? seat;
  const table = useRef<HTMLElement>(null);
  const analysis = useAnalysis(record);
  const analysisWords = useLearnWords('lookBack').analysis;
  const judgedText = useJudgementText(game, nameOf);
  const [side, setSide] = useState<'log' | 'analysis'>('log');
  const [drawer, setDrawer] = useState(false);
  const [, go] = useLocation();
  const isRunning = running !== undefined;
  /** Where cards are hidden one chooses whose eyes to look with; while a match runs there is no choice. */
  const isSeenBy = GAMES[game].manifest.hides && !isRunning;

  /** The same position as a game of its own, against bots; returns its id. */
  const tryFrom = (at: number): string =>
    createFromRecord({ record, moves: movesAt(line, at), seat, name: own, level: 'strong' }).id;

  const step = useCallback((by: number) => setIndex((at) => Math.max(0, Math.min(last, at + by))), [last]);
  const next = useCallback(() => step(1), [step]);
  const player = usePlayer(index, last, next);
  const [rest, setRest] = useState(0);
  const { settled } = player;
  const onSettled = useCallback(() => {
    settled();
    setRest((count) => count + 1);
  }, [settled]);
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
            viewer === 'spectator' ? undefined : viewer,
          ),
        ),
      })),
    [line, viewer, game, gameWords, nameOf],
  );

  const judged = analysis.told?.analysis.judgements.filter(
    ({ number }) => number >= movesAt(line, index) && number < movesAt(line, index + 1),
  );
  const worst = judged
    ?.filter(({ seat }) => seat === viewer || !GAMES[game].manifest.hides)
    .sort((a, b) => b.cost - a.cost)[0];
  const isMistake =
    worst !== undefined &&
    analysis.told !== undefined &&
    mistakesOf({ ...analysis.told.analysis, judgements: [worst] }).length > 0;
  const toMove = matchAt(line, index).toAct()[0] ?? 0;
  const forced = analysis.told?.analysis.judgements.find(
    ({ number }) => number === movesAt(line, index),
  )?.forced;
  // What would have been better is marked, unless the table draws it: then what was played is.
  const marked = isMistake ? (gamePage.drawsWay ? worst.move : worst.best) : undefined;
  useEffect(() => {
    if (marked === undefined) return;
    let unmark = (): void => undefined;
    // The stage draws a position after this has been told of it.
    const drawn = requestAnimationFrame(() => {
      unmark = markHint(gamePage.placesOf(marked));
    });
    return () => {
      cancelAnimationFrame(drawn);
      unmark();
    };
  }, [gamePage, marked, index, rest]);
  const panel = (
    <AnalysisPanel
      game={game}
      state={analysis}
      viewer={seat}
      seats={record.seats}
      moves={record.moves.length}
      at={movesAt(line, index)}
      nameOf={nameOf}
      onGo={(moves) => {
        setIndex(decisionAt(line, moves));
        setDrawer(false);
      }}
    />
  );

  return (
    <div className={`table-screen with-side replay${isSeenBy ? ' seen-by' : ''}`}>
      <header className="table-bar">
        <Link
          href={running?.back ?? '/'}
          className="icon-button"
          aria-label={isRunning ? page.table.toNow : page.lobby.home}
          title={isRunning ? page.table.toNow : page.lobby.home}
        >
          <Icon name="back" />
        </Link>
        <h1 className="table-standing">
          <gamePage.Standing view={line.game.view(state, viewer)} />
        </h1>
        {isSeenBy && (
          <label className="replay-viewer">
            <span className="unseen">{words.seenBy}</span>
            <Icon name="eye" />
            <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
              {names.map((name, each) => (
                <option key={name} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {!isRunning && (
          <>
            <IconButton
              icon="again"
              label={words.tryAgain}
              disabled={isOverAt(line, index)}
              onClick={() => go(`/here/${tryFrom(index)}`)}
            />
            <IconButton
              icon="chart"
              label={analysisWords.title}
              onClick={() => {
                setSide('analysis');
                if (!matchMedia('(min-width: 1000px)').matches) setDrawer(true);
              }}
            />
            {address && <ShareButton address={`${address}?move=${movesAt(line, index)}`} />}
            <IconButton icon="download" label={words.download} onClick={() => saveRecord(record)} />
          </>
        )}
        <SettingsButton />
      </header>
      <main ref={table} className="table-main replay-main">
        <Stage
          page={gamePage}
          line={line}
          index={index}
          viewer={viewer}
          nameOf={nameOf}
          onSettled={onSettled}
          way={forced ?? (isMistake ? [worst.best] : undefined)}
        />
        {forced && !isMistake && (
          <p className="judged" role="status">
            <strong>{gameWords.analysis.forced?.(nameOf(toMove), (forced.length + 1) / 2)}</strong>
          </p>
        )}
        {worst && !isMistake && !forced && (
          <p className="judged" role="status">
            {judgedText.fine(worst)}
          </p>
        )}
        {worst && isMistake && (
          <p className="judged" role="status">
            <strong>{judgedText.cost(worst)}</strong>
            <span>{judgedText.better(worst)}</span>
            <Button onClick={() => go(`/here/${tryFrom(index)}`)}>{words.tryAgain}</Button>
          </p>
        )}
      </main>
      <ReplayBar
        index={index}
        last={last}
        marks={marks}
        partName={gamePage.parts?.name}
        ways={ways}
        player={player}
        onGo={setIndex}
      />
      <aside className="side">
        <div className="side-tabs" role="tablist">
          {(isRunning ? (['log'] as const) : (['log', 'analysis'] as const)).map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              aria-selected={tab === side}
              onClick={() => setSide(tab)}
            >
              {tab === 'log' ? page.table.log : analysisWords.title}
            </button>
          ))}
        </div>
        {side === 'analysis' && !drawer ? panel : <ReplayLog lines={lines} index={index} onGo={setIndex} />}
      </aside>
      {drawer && (
        <Dialog title={analysisWords.title} onClose={() => setDrawer(false)}>
          {panel}
        </Dialog>
      )}
    </div>
  );
}

/** The position in which the decision of this number was made. */
const decisionAt = (line: Line, moves: number): number => {
  const at = positionOf(line, moves + 1);
  return Math.max(0, at - 1);
};

/** What happened, each entry a way to its position. */
function ReplayLog({
  lines,
  index,
  onGo,
}: {
  readonly lines: readonly { readonly index: number; readonly lines: readonly LogLine[] }[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}) {
  const words = useWords().table;
  return (
    <ol className="log replay-log" aria-label={words.log} tabIndex={0}>
      {lines.map(({ index: at, lines: told }) =>
        told.length === 0 ? null : (
          <li key={at}>
            <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onGo(at)}>
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

/** The move that the address names, or the beginning. */
function startOf(line: Line): number {
  // A link that is shared names the move where servers can read it, too: they draw a picture of it for other sites.
  const shared = new URLSearchParams(location.search).get('move');
  const moves = Number(location.hash === '' ? shared : location.hash.slice(1));
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
      onClick={() => void copyText(location.origin + address).then(setCopied)}
    >
      <span className="replay-share-text">{copied ? lobby.copied : words.share}</span>
    </Button>
  );
}

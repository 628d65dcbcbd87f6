import type { MatchRecord, Viewer } from '@sixfold/game-kit';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AnalysisPanel } from '../analysis/panel.js';
import { useAnalysis } from '../analysis/use-analysis.js';
import { createFromRecord } from '../client/from-record.js';
import { GAMES, type GameId } from '../games/registry.js';
import { useGamePage } from '../games/use-game.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useSettings } from '../settings/settings.js';
import { type Line, matchAt, movesAt, stateAt } from '../stage/line.js';
import { isOverAt, Stage } from '../stage/stage.js';
import { IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icons.js';
import { SettingsButton } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';
import { JudgedNote, judgedAt, useMarkedMistake } from './judged.js';
import { marksOf, namesOf, positionOf } from './record-line.js';
import { ReplayBar } from './replay-bar.js';
import { ReplayLog } from './replay-log.js';
import { saveRecord } from './save-record.js';
import { ShareButton } from './share-button.js';
import { useKeys, useSwipe } from './use-keys.js';
import { usePosition } from './use-position.js';
import '../table/table-screen.css';
import '../table/side.css';
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
  const analysisWords = useLearnWords('lookBack').analysis;
  const gamePage = useGamePage(game);
  const own = useSettings((settings) => settings.name);
  const names = useMemo(() => namesOf(record), [record]);
  const nameOf = useCallback((seat: number) => names[seat] ?? '', [names]);
  const marks = useMemo(() => marksOf(line, gamePage), [line, gamePage]);
  const { index, last, setIndex, ways, player } = usePosition(line, marks);
  const [seat, setSeat] = useState(() => Math.max(0, names.indexOf(own)));
  const viewer: Viewer = running?.viewer ?? seat;
  const table = useRef<HTMLElement>(null);
  const analysis = useAnalysis(record);
  const [side, setSide] = useState<'log' | 'analysis'>('log');
  const [drawer, setDrawer] = useState(false);
  const [, go] = useLocation();
  const isRunning = running !== undefined;
  /** Where cards are hidden one chooses whose eyes to look with; while a match runs there is no choice. */
  const isSeenBy = GAMES[game].manifest.hides && !isRunning;
  useKeys(ways);
  useSwipe(table, ways.step);

  /** The same position as a game of its own, against bots. */
  function tryFromHere(): void {
    const moves = movesAt(line, index);
    go(`/here/${createFromRecord({ record, moves, seat, name: own, level: 'strong' }).id}`);
  }

  const [rest, setRest] = useState(0);
  const { settled } = player;
  const onSettled = useCallback(() => {
    settled();
    setRest((count) => count + 1);
  }, [settled]);
  const judged = judgedAt(analysis.told?.analysis, line, index, { game, viewer });
  useMarkedMistake(gamePage, judged, `${index} ${rest}`);
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
        <BackLink back={running?.back} />
        <h1 className="table-standing">
          <gamePage.Standing view={line.game.view(stateAt(line, index), viewer)} />
        </h1>
        {isSeenBy && <ChooseViewer names={names} seat={seat} onSeat={setSeat} />}
        {!isRunning && (
          <>
            <IconButton
              icon="again"
              label={words.tryAgain}
              disabled={isOverAt(line, index)}
              onClick={tryFromHere}
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
      <main ref={table} className="table-main replay-main" data-game={game}>
        <Stage
          page={gamePage}
          line={line}
          index={index}
          viewer={viewer}
          nameOf={nameOf}
          onSettled={onSettled}
          way={judged.forced ?? (judged.isMistake && judged.worst ? [judged.worst.best] : undefined)}
        />
        <JudgedNote
          game={game}
          judged={judged}
          toMove={matchAt(line, index).toAct()[0] ?? 0}
          nameOf={nameOf}
          onTry={tryFromHere}
        />
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
      <Side tabs={isRunning ? ['log'] : ['log', 'analysis']} tab={side} onTab={setSide}>
        {side === 'analysis' && !drawer ? (
          panel
        ) : (
          <ReplayLog game={game} line={line} viewer={viewer} nameOf={nameOf} index={index} onGo={setIndex} />
        )}
      </Side>
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

/** To the match that still runs, or home. */
function BackLink({ back }: { readonly back: string | undefined }) {
  const { table, lobby } = useWords();
  const label = back === undefined ? lobby.home : table.toNow;
  return (
    <Link href={back ?? '/'} className="icon-button" aria-label={label} title={label}>
      <Icon name="back" />
    </Link>
  );
}

/** Whose eyes to look with. */
function ChooseViewer({
  names,
  seat,
  onSeat,
}: {
  readonly names: readonly string[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}) {
  const words = useLearnWords('lookBack').replay;
  return (
    <label className="replay-viewer">
      <span className="unseen">{words.seenBy}</span>
      <Icon name="eye" />
      <select value={seat} onChange={(event) => onSeat(Number(event.target.value))}>
        {names.map((name, each) => (
          <option key={name} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type Tab = 'log' | 'analysis';

/** Beside the table, where there is room: what happened, or what it was worth. */
function Side({
  tabs,
  tab: chosen,
  onTab,
  children,
}: {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly children: ReactNode;
}) {
  const { title } = useLearnWords('lookBack').analysis;
  const { log } = useWords().table;
  return (
    <aside className="side">
      <div className="side-tabs" role="tablist">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            onClick={() => onTab(tab)}
          >
            {tab === 'log' ? log : title}
          </button>
        ))}
      </div>
      {children}
    </aside>
  );
}

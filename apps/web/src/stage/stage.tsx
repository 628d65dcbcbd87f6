import type { Viewer } from '@sixfold/game-kit';
import type { SeatState } from '@sixfold/protocol';
import { type ReactNode, useEffect, useMemo } from 'react';
import { factText } from '../table/log.js';
import type { GamePage, TableProps } from '../table/table-props.js';
import { useGameWords } from '../words/words.js';
import { type Line, stateAt } from './line.js';
import { historyAt, useStage } from './use-stage.js';
import '../table/parts.css';
import './stage.css';

interface StageProps {
  readonly page: GamePage;
  readonly line: Line;
  readonly index: number;
  readonly viewer: Viewer;
  readonly nameOf: (seat: number) => string;
  /** Present: what is drawn can be played. */
  readonly onChoose?: ((move: string) => void) | undefined;
  /** Told when everything that moved has come to rest. */
  readonly onSettled?: (() => void) | undefined;
  /** A line under the table that says what happened. */
  readonly note?: string | undefined;
  /** Moves that could have followed here, for games that draw them on the board. */
  readonly way?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

/** A table of any game that shows a position of a line: the game's own drawing with a view that stands still. */
export function Stage({
  page,
  line,
  index,
  viewer,
  nameOf,
  onChoose,
  onSettled,
  note,
  way,
  children,
}: StageProps) {
  const words = useGameWords(line.game.id);
  const { shown, skip } = useStage(page, line, index, viewer);
  const history = useMemo(() => historyAt(line, index, viewer), [line, index, viewer]);
  const seats = useMemo(() => sittersOf(line, nameOf), [line, nameOf]);
  const isSettled = shown?.live === true;
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  if (!shown) return <div className="stage" />;
  const isFree = onChoose !== undefined;
  const { play } = shown;
  const props: TableProps = {
    view: shown.view,
    effect: shown.effect,
    live: shown.live,
    legal: shown.live && isFree ? play.legal : [],
    turn: isFree ? play.turn : { ...play.turn, toAct: [] },
    me: viewer === 'spectator' ? undefined : viewer,
    seats,
    nameOf,
    result: play.result,
    choose: (move) => onChoose?.(move),
    skip,
    note,
    story: shown.tells && factText(shown.tells, words, nameOf),
    history,
    manners: { allows: { resign: false, draw: false, signal: false, takeBack: false, hints: false } },
    commands: NO_COMMANDS,
    signal: undefined,
    way: shown.live ? way : undefined,
  };
  return (
    <div className={isFree ? 'stage' : 'stage still'} data-settled={isSettled || undefined}>
      <div className="stage-table" inert={!isFree && shown.live}>
        <page.Table {...props} />
      </div>
      <div className="unseen">
        <page.TextView {...props} />
      </div>
      {children}
    </div>
  );
}

const refuse = () => Promise.resolve(undefined);
const NO_COMMANDS: TableProps['commands'] = { resign: refuse, draw: refuse, signal: refuse };

/** Everybody at the table as a person who is there. */
const sittersOf = ({ setup }: Line, nameOf: (seat: number) => string): readonly SeatState[] =>
  Array.from({ length: setup.seats }, (_, seat) => ({
    seat,
    kind: 'human' as const,
    name: nameOf(seat),
    standIn: false,
    host: false,
    connected: true,
    muted: false,
    rematch: false,
  }));

/** Whether the game is over at a position. */
export const isOverAt = (line: Line, index: number): boolean =>
  line.game.outcome(stateAt(line, index)) !== undefined;

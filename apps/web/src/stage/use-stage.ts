import { type Fact, factsFor, type Viewer } from '@sixfold/game-kit';
import type { PlayState, Step } from '@sixfold/protocol';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayListener } from '../client/table-client.js';
import { Playback, type Shown } from '../table/playback.js';
import type { GamePage } from '../table/table-props.js';
import { type Line, matchAt, movesAt } from './line.js';

/** What a table would be told of a position. */
export function playAt(line: Line, index: number, viewer: Viewer): PlayState {
  const match = matchAt(line, index);
  const outcome = match.outcome();
  const number = movesAt(line, index);
  const beat = line.beats[index - 1];
  return {
    game: 1,
    number,
    steps: beat ? [stepOf(beat.facts, number, beat.moves[0]?.seat ?? 0, viewer)] : [],
    view: match.view(viewer),
    legal: viewer === 'spectator' ? [] : match.legal(viewer),
    turn: { number, toAct: match.toAct(), chosen: [], since: 0, now: 0 },
    ...(outcome && {
      result: {
        scores: [...outcome.scores],
        ranks: [...outcome.ranks],
        ...(outcome.reason !== undefined && { reason: outcome.reason }),
      },
    }),
  };
}

const stepOf = (facts: readonly Fact[], number: number, seat: number, viewer: Viewer): Step => ({
  number,
  seat,
  facts: factsFor(viewer, facts).map((fact) => ({ ...fact })),
});

/** All that has happened up to a position, as a viewer may hear of it. */
export const historyAt = (line: Line, index: number, viewer: Viewer): readonly Step[] =>
  line.beats
    .slice(0, index)
    .map(({ facts, moves }, at) => stepOf(facts, movesAt(line, at + 1), moves[0]?.seat ?? 0, viewer));

/** Where a stage stands: a position of a line, seen by somebody. */
export interface Standing {
  readonly line: Line;
  readonly index: number;
  readonly viewer: Viewer;
}

/** Plays a step forward like a table would; any other change of place is shown at once. */
class StageSource {
  private listener: PlayListener | undefined;

  constructor(private standing: Standing) {}

  state = () => ({ play: playAt(this.standing.line, this.standing.index, this.standing.viewer) });

  onPlay = (listener: PlayListener): (() => void) => {
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  };

  forward(next: Standing): void {
    const { line, index, viewer } = this.standing;
    const before = playAt(line, index, viewer);
    this.standing = next;
    this.listener?.(playAt(next.line, next.index, next.viewer), before);
  }
}

const isNext = (one: Standing, other: Standing): boolean =>
  one.viewer === other.viewer &&
  other.index === one.index + 1 &&
  (one.line === other.line || other.line.beats[one.index - 1] === one.line.beats[one.index - 1]);

/** How long something stands here that waits for a person at a table. */
const HELD_MILLIS = 2500;

/** Nothing on a stage waits for a person: who looks back goes on by other means. */
const withoutHolds = (page: GamePage): GamePage => ({
  ...page,
  frames: (before, facts, after) =>
    page
      .frames(before, facts, after)
      .map((frame) => (frame.hold ? { ...frame, hold: false, millis: HELD_MILLIS } : frame)),
});

/** What a stage shows right now, and how to jump to the end of what moves. */
export function useStage(
  page: GamePage,
  line: Line,
  index: number,
  viewer: Viewer,
): { readonly shown: Shown | undefined; readonly skip: () => void } {
  const last = useRef<{ standing: Standing; source: StageSource; playback: Playback } | undefined>(undefined);
  const [playback, setPlayback] = useState<Playback>();
  useEffect(() => {
    const standing = { line, index, viewer };
    const { current } = last;
    if (current && isNext(current.standing, standing)) {
      // Whoever steps on has seen enough of what still moves.
      current.playback.skip();
      current.source.forward(standing);
      current.standing = standing;
      return;
    }
    current?.playback.close();
    const source = new StageSource(standing);
    const fresh = new Playback(source, withoutHolds(page));
    fresh.open();
    last.current = { standing, source, playback: fresh };
    setPlayback(fresh);
  }, [page, line, index, viewer]);
  useEffect(() => () => last.current?.playback.close(), []);
  const shown = useSyncExternalStore(playback?.subscribe ?? neverChanges, playback?.get ?? nothing);
  return { shown, skip: playback?.skip ?? nothing };
}

const neverChanges = () => () => undefined;
const nothing = () => undefined;

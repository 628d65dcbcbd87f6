import { bullheads, type NimmtFact, type NimmtView, type PlayerView } from '@sixfold/nimmt';
import type { Frame as AnyFrame, TableProps } from '../../table/table-props.js';

/** What is going on in a frame. */
export type NimmtEffect =
  /** A row is about to be taken. */
  | { readonly kind: 'gather'; readonly row: number; readonly heads: number }
  /** Its cards are on their way to their new owner. */
  | { readonly kind: 'fly'; readonly seat: number; readonly cards: readonly number[]; readonly heads: number }
  | { readonly kind: 'placed'; readonly card: number }
  | {
      readonly kind: 'trap';
      readonly seat: number;
      readonly trap: string;
      readonly value?: number;
      readonly state: 'played' | 'worked' | 'blocked';
    }
  | {
      readonly kind: 'counted';
      readonly round: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
    };

type Frame = AnyFrame<NimmtView, NimmtEffect>;

/** What the table of this game is drawn from. */
export type NimmtProps = TableProps<NimmtView, NimmtFact, NimmtEffect>;

const DEALS: ReadonlySet<string> = new Set(['dealt', 'trapsDrawn']);

interface Scene {
  view: NimmtView;
  /** What is being shown. */
  fact: NimmtFact | undefined;
  readonly frames: Frame[];
}

const withPlayer = (view: NimmtView, seat: number, change: Partial<PlayerView>): NimmtView => ({
  ...view,
  players: view.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

const withRow = (view: NimmtView, row: number, cards: readonly number[]): NimmtView => ({
  ...view,
  rows: view.rows.map((old, index) => (index === row ? cards : old)),
});

const without = (cards: readonly number[], gone: readonly number[]): number[] => {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
};

/** Revealed cards that still wait for their row lie open in front of their players. */
export function openWaiting(view: NimmtView): NimmtView {
  if (view.waiting.length === 0) return view;
  return {
    ...view,
    players: view.players.map((player, seat) => {
      const cards = view.waiting.filter((entry) => entry.seat === seat).map((entry) => entry.card);
      return cards.length === 0 ? player : { ...player, lay: 'open', shown: cards };
    }),
  };
}

/** The pictures between two views of 6 nimmt!: cards open, find their rows one after another, rows are taken. */
export function frames(before: NimmtView, facts: readonly NimmtFact[], after: NimmtView): readonly Frame[] {
  const scene: Scene = {
    view: openWaiting({ ...before, viewer: after.viewer }),
    fact: undefined,
    frames: [],
  };
  for (const fact of facts) {
    // A reveal is seen rather than told, and a deal belongs to the round that begins.
    if (fact.kind === 'revealed') scene.fact = undefined;
    else if (!DEALS.has(fact.kind)) scene.fact = fact;
    show(scene, fact, after);
  }
  return scene.frames;
}

function add(scene: Scene, frame: Omit<Frame, 'view'>): void {
  const { window: _, ...calm } = scene.view;
  scene.frames.push({ ...frame, view: calm, ...(scene.fact && { tells: { ...scene.fact } }) });
}

function show(scene: Scene, fact: NimmtFact, target: NimmtView): void {
  const { view } = scene;
  switch (fact.kind) {
    case 'laid':
      scene.view = withPlayer(view, fact.seat, { lay: fact.masked ? 'masked' : 'hidden' });
      return;
    case 'revealed':
      return reveal(scene, fact.lays);
    case 'zeroKept': {
      const player = view.players[fact.seat];
      scene.view = withPlayer(view, fact.seat, {
        shown: without(player?.shown ?? [], [0]),
        pile: [...(player?.pile ?? []), 0],
      });
      return add(scene, { millis: 320, sound: 'flip' });
    }
    case 'zeroAside':
      scene.view = { ...takenFromHand(view, fact.seat, [0]), aside: view.aside + 1 };
      scene.view = withPlayer(scene.view, fact.seat, { shown: [0], lay: 'open' });
      add(scene, { millis: 700, sound: 'flip' });
      scene.view = withPlayer(scene.view, fact.seat, { shown: [], lay: 'none' });
      return;
    case 'placed':
      return placed(scene, fact.seat, fact.card, fact.row);
    case 'tookRow':
      return tookRow(scene, fact);
    case 'trapPlayed':
    case 'trapWorked':
    case 'trapBlocked': {
      const state = fact.kind === 'trapPlayed' ? 'played' : fact.kind === 'trapWorked' ? 'worked' : 'blocked';
      const value = 'value' in fact ? fact.value : undefined;
      const effect: NimmtEffect = {
        kind: 'trap',
        seat: fact.seat,
        trap: fact.trap,
        state,
        ...(value !== undefined && { value }),
      };
      return add(scene, { millis: 1100, sound: 'turn', effect });
    }
    case 'counted': {
      const effect: NimmtEffect = {
        kind: 'counted',
        round: fact.round,
        points: fact.points,
        totals: fact.totals,
      };
      // The last round's count is part of the final screen.
      if (target.phase !== 'over') add(scene, { millis: 0, hold: true, effect });
      return;
    }
    case 'roundStarted':
      scene.view = {
        ...target,
        rows: fact.rows,
        hand: [],
        lay: [],
        waiting: [],
        players: target.players.map((player) => ({ ...player, lay: 'none', shown: [] })),
      };
      return;
    case 'dealt':
      scene.view = { ...scene.view, hand: fact.cards };
      return add(scene, { millis: 350, sound: 'flip' });
    case 'picked': {
      const player = view.players[fact.seat];
      scene.view = withPlayer({ ...view, open: without(view.open, [fact.card]) }, fact.seat, {
        shown: [fact.card],
        lay: 'open',
        cards: (player?.cards ?? 0) + 1,
      });
      add(scene, { millis: 420, sound: 'flip' });
      scene.view = withPlayer(scene.view, fact.seat, { shown: [], lay: 'none' });
      if (fact.seat === view.viewer)
        scene.view = { ...scene.view, hand: [...view.hand, fact.card].sort((a, b) => a - b) };
      return;
    }
    case 'rowsOpened':
      scene.view = { ...view, rows: fact.rows, open: [] };
      return add(scene, { millis: 500, sound: 'place' });
    default:
  }
}

/** The cards of a lay leave the hand; a masked card that was not chosen is back in it. */
function takenFromHand(view: NimmtView, seat: number, cards: readonly number[]): NimmtView {
  const player = view.players[seat];
  const counted = withPlayer(view, seat, { cards: Math.max(0, (player?.cards ?? 0) - cards.length) });
  if (seat !== view.viewer) return counted;
  const hand = without(
    [...view.hand, ...view.lay].sort((a, b) => a - b),
    cards,
  );
  return { ...counted, hand, lay: [] };
}

function reveal(
  scene: Scene,
  lays: readonly { readonly seat: number; readonly cards: readonly number[] }[],
): void {
  let { view } = scene;
  // First everybody's card lies face down, so that it can be seen to turn.
  for (const { seat, cards } of lays) {
    view = takenFromHand(view, seat, cards);
    view = withPlayer(view, seat, { lay: 'hidden' });
    if (seat === view.viewer) view = withPlayer(view, seat, { lay: 'open', shown: cards });
  }
  scene.view = view;
  add(scene, { millis: 300 });
  for (const { seat, cards } of lays) view = withPlayer(view, seat, { lay: 'open', shown: cards });
  scene.view = view;
  add(scene, { millis: 900, sound: 'flip' });
}

/** The card is in front of its player before it goes to a row (also in open play, where nothing was revealed). */
function bringForward(scene: Scene, seat: number, card: number): void {
  const shown = scene.view.players[seat]?.shown ?? [];
  if (shown.includes(card)) return;
  scene.view = withPlayer(takenFromHand(scene.view, seat, [card]), seat, {
    lay: 'open',
    shown: [...shown, card],
  });
  add(scene, { millis: 480, sound: 'flip' });
}

function leaveSeat(view: NimmtView, seat: number, card: number): NimmtView {
  const shown = without(view.players[seat]?.shown ?? [], [card]);
  const waiting = view.waiting.filter((entry) => entry.card !== card);
  return withPlayer({ ...view, waiting }, seat, { shown, lay: shown.length > 0 ? 'open' : 'none' });
}

function placed(scene: Scene, seat: number, card: number, row: number): void {
  bringForward(scene, seat, card);
  const view = leaveSeat(scene.view, seat, card);
  scene.view = withRow(view, row, [...(view.rows[row] ?? []), card]);
  add(scene, { millis: 520, sound: 'place', effect: { kind: 'placed', card } satisfies NimmtEffect });
}

function tookRow(scene: Scene, fact: NimmtFact & { kind: 'tookRow' }): void {
  const { seat, card, row, cards, heads } = fact;
  bringForward(scene, seat, card);
  const view = leaveSeat(scene.view, seat, card);
  scene.view = withRow(view, row, [...cards, card]);
  add(scene, { millis: 750, sound: 'place', effect: { kind: 'gather', row, heads } satisfies NimmtEffect });
  const player = view.players[seat];
  scene.view = withPlayer(withRow(view, row, [card]), seat, {
    pile: [...(player?.pile ?? []), ...cards],
    points: (player?.points ?? 0) + cards.reduce((sum, each) => sum + bullheads(each), 0),
  });
  add(scene, {
    millis: 700,
    sound: 'take',
    effect: { kind: 'fly', seat, cards, heads } satisfies NimmtEffect,
  });
}

import type { Cell, SideName, SixView } from '@sixfold/six';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.js';
import { Choices, partsOf } from './choices.js';
import type { SixEffect, SixProps } from './frames.js';
import { type Key, keyOf } from './hex.js';
import { lastOf } from './last-stone.js';
import { stonesByCell } from './layout.js';
import { type Preview, previewOf, threatsOf } from './preview.js';

/** What a person has done so far of their move. */
export interface Doing {
  readonly from?: Key;
  readonly keep?: Key;
  readonly chosen?: Key;
}

export const NOTHING: Doing = {};

/** A group that may stay when a stone is lifted (S-5). */
export interface Group {
  readonly keep: Key;
  readonly letter: string;
  readonly red: readonly Cell[];
  readonly black: readonly Cell[];
}

/** All that the board, the words and the buttons are made from. */
export interface Situation extends Doing {
  readonly view: SixView;
  readonly effect: SixEffect | undefined;
  readonly lying: ReadonlyMap<Key, SideName>;
  readonly last: Key | undefined;
  readonly isAsked: boolean;
  /** The viewer's colour. */
  readonly own: SideName | undefined;
  /** Stones that can be picked up now. */
  readonly stones: ReadonlySet<Key>;
  /** Where a stone can be put now, and the move that does it. */
  readonly targets: ReadonlyMap<Key, string>;
  /** The groups to choose from; empty unless that is the question. */
  readonly groups: readonly Group[];
  readonly canSwap: boolean;
  /** What the chosen move would do, or the lifting alone. */
  readonly preview: Preview | undefined;
  readonly falls: ReadonlySet<Key>;
  readonly wins: ReadonlySet<Key>;
  readonly threatened: ReadonlySet<Key>;
  /** Own stones whose lifting would make others fall. */
  readonly captures: ReadonlySet<Key>;
}

const NONE: ReadonlySet<Key> = new Set();
const LETTERS = ['A', 'B', 'C'];

/** Follows a person's move from its first step to its last. */
export function useSituation(props: SixProps): readonly [Situation, (doing: Doing) => void] {
  const { live, legal, turn, me, history } = props;
  const view = props.view;
  const effect = props.effect;
  const hints = useSettings((settings) => settings.hints);
  const [doing, setDoing] = useState(NOTHING);
  const { from, keep, chosen } = doing;
  const isTurn = live && me !== undefined && turn.toAct.includes(me) && legal.length > 0;
  const isAsked = isTurn && turn.choice === undefined;
  // Every turn starts with nothing in the hand.
  useEffect(() => setDoing(NOTHING), [turn.number, isAsked]);

  const lying = useMemo(() => stonesByCell(view), [view]);
  const choices = useMemo(() => new Choices(isAsked ? legal : []), [isAsked, legal]);
  const threats = useMemo(() => (isAsked && hints ? threatsOf(view) : undefined), [isAsked, hints, view]);
  const groups = useMemo(
    () => (keep === undefined ? groupsOf(view, me, choices, from) : []),
    [view, me, choices, from, keep],
  );
  const isChoosing = groups.length > 0;
  const targets = useMemo(
    () => (isChoosing ? new Map<Key, string>() : choices.targets(from, keep)),
    [choices, from, keep, isChoosing],
  );
  // Before a target is chosen any of them shows what the lifting alone does (S-5).
  const shown =
    chosen !== undefined ? targets.get(chosen) : from !== undefined ? [...targets.values()][0] : undefined;
  const preview = useMemo(
    () => (shown === undefined || me === undefined ? undefined : previewOf(view, me, shown)),
    [view, me, shown],
  );
  const wins = useMemo(
    () => new Set(threats ? winningTargets(threats.wins, from, keep) : []),
    [threats, from, keep],
  );
  const situation: Situation = {
    ...(isTurn && turn.choice !== undefined ? onTheWay(turn.choice) : doing),
    view,
    effect,
    lying,
    last: effect && 'cell' in effect && effect.cell ? keyOf(effect.cell) : lastOf(history),
    isAsked,
    own: me === undefined ? undefined : view.colours[me],
    stones: isChoosing ? NONE : choices.stones,
    targets,
    groups,
    canSwap: choices.canSwap,
    preview,
    falls: new Set(fallsOf(effect?.kind === 'falls' ? effect : preview).map(keyOf)),
    wins,
    threatened: threats?.threatened ?? NONE,
    captures: (from === undefined ? threats?.captures : undefined) ?? NONE,
  };
  return [situation, setDoing];
}

export const cellsOf = ({ red, black }: Pick<Group, SideName>): readonly Cell[] => [...red, ...black];

const fallsOf = (falling: Pick<Group, SideName> | undefined): readonly Cell[] =>
  falling ? cellsOf(falling) : [];

/** A move that has been sent and not yet answered: it shows where the stone comes. */
const onTheWay = (move: string): Doing => {
  const parts = partsOf(move);
  return parts ? { chosen: parts.to, ...(parts.from !== undefined && { from: parts.from }) } : {};
};

/** Where the viewer completes a form: with the stone in the hand, or with any of their stones. */
function winningTargets(wins: Choices, from: Key | undefined, keep: Key | undefined): readonly Key[] {
  if (from !== undefined || wins.stones.size === 0) return [...wins.targets(from, keep).keys()];
  return [...wins.stones].flatMap((stone) =>
    [undefined, ...wins.keeps(stone)].flatMap((group) => [...wins.targets(stone, group).keys()]),
  );
}

/** The equally large groups when a stone is lifted (S-5), by what the rules say would fall. */
function groupsOf(
  view: SixView,
  me: number | undefined,
  choices: Choices,
  from: Key | undefined,
): readonly Group[] {
  if (from === undefined || me === undefined) return [];
  return choices.keeps(from).flatMap((keep, index) => {
    const [move] = choices.targets(from, keep).values();
    const fallen = move === undefined ? undefined : previewOf(view, me, move);
    if (!fallen) return [];
    const gone = new Set([...cellsOf(fallen).map(keyOf), from]);
    const stays = (cells: readonly Cell[]) => cells.filter((cell) => !gone.has(keyOf(cell)));
    return { keep, letter: LETTERS[index] ?? '', red: stays(view.red), black: stays(view.black) };
  });
}

import type { Cell, SixView } from '@sixfold/six';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.js';
import { Countdown } from '../../table/countdown.js';
import type { TableProps } from '../../table/table-props.js';
import { Button, IconButton } from '../../ui/button.js';
import { Icon } from '../../ui/icons.js';
import { useGameWords, useWords } from '../../words/words.js';
import { Board, type Group, stonesByCell } from './board.js';
import { Choices } from './choices.js';
import type { SixEffect } from './frames.js';
import { cellOf, type Key, keyOf, neighboursOf } from './hex.js';
import { lastOf } from './last-stone.js';
import { DrawOffer, MannersButtons, SignalHeard } from './manners.js';
import { type Preview, previewOf, threatsOf } from './preview.js';
import { Sides } from './sides.js';
import { useSixWords } from './words.js';
import './table.css';

const NONE: ReadonlySet<Key> = new Set();
const LETTERS = ['A', 'B', 'C'];

/** What a person has done so far of their move. */
interface Doing {
  readonly from?: Key;
  readonly keep?: Key;
  readonly chosen?: Key;
}

const NOTHING: Doing = {};

/** The table of SIX for two players and two teams. */
export function SixTable(props: TableProps) {
  const { live, legal, turn, me, nameOf, choose, skip, history, result } = props;
  const view = props.view as SixView;
  const effect = props.effect as SixEffect | undefined;
  const words = useSixWords();
  const game = useGameWords('six');
  const page = useWords();
  const hints = useSettings((settings) => settings.hints);
  const [doing, setDoing] = useState<Doing>(NOTHING);
  const { from, keep, chosen } = doing;

  const lying = useMemo(() => stonesByCell(view), [view]);
  const isAsked = live && me !== undefined && turn.toAct.includes(me) && legal.length > 0;
  const own = me === undefined ? undefined : view.colours[me];
  const choices = useMemo(() => new Choices(isAsked ? legal : []), [isAsked, legal]);
  const threats = useMemo(
    () => (isAsked && hints && !view.result ? threatsOf(view) : undefined),
    [isAsked, hints, view],
  );
  const groups = useMemo(() => groupsOf(view, me, choices, from), [view, me, choices, from]);
  const isChoosingGroup = groups.length > 0 && keep === undefined;
  const isPlacing = isAsked && view.phase === 1;
  const targets = useMemo(
    () =>
      isPlacing || (from !== undefined && !isChoosingGroup)
        ? choices.targets(from, keep)
        : new Map<Key, string>(),
    [choices, isPlacing, from, keep, isChoosingGroup],
  );
  const move = chosen === undefined ? undefined : targets.get(chosen);
  // Before a target is chosen any of them shows what the lifting alone does (S-5).
  const asked = move ?? (from === undefined || isChoosingGroup ? undefined : [...targets.values()][0]);
  const preview = useMemo(
    () => (asked === undefined || me === undefined ? undefined : previewOf(view, me, asked)),
    [view, me, asked],
  );
  const falls = new Set([...(preview?.red ?? []), ...(preview?.black ?? [])].map(keyOf));
  const last = effect && 'cell' in effect && effect.cell ? keyOf(effect.cell) : lastOf(history);

  // Every turn starts with nothing in the hand.
  useEffect(() => setDoing(NOTHING), [turn.number, isAsked]);

  function play(text: string | undefined): void {
    if (text === undefined) return;
    choose(text);
    setDoing(NOTHING);
  }

  function tap(key: Key): void {
    const group = isChoosingGroup
      ? groups.find(({ red, black }) => [...red, ...black].some((cell) => keyOf(cell) === key))
      : undefined;
    if (group && from !== undefined) setDoing({ from, keep: group.keep });
    else if (targets.has(key)) {
      if (key === chosen) play(targets.get(key));
      else setDoing({ ...doing, chosen: key });
    } else if (key === from) setDoing(NOTHING);
    else if (choices.stones.has(key)) setDoing({ from: key });
  }

  function enter(key: Key): void {
    if (targets.has(key)) play(targets.get(key));
    else tap(key);
  }

  const wins = new Set(threats ? threatCells() : []);

  return (
    <div
      className={isAsked ? 'six yours' : 'six'}
      onClick={() => {
        if (!live) skip();
      }}
    >
      <Sides {...props} view={view} />
      <div className="six-middle">
        <Board
          view={view}
          lying={lying}
          effect={effect}
          last={last}
          own={own}
          targets={new Set(targets.keys())}
          stones={isChoosingGroup ? NONE : choices.stones}
          from={from}
          chosen={chosen}
          falls={falls}
          groups={isChoosingGroup ? groups : []}
          wins={wins}
          threatened={threats?.threatened ?? NONE}
          onTap={tap}
          onCursor={(key) => {
            if (targets.has(key)) setDoing({ ...doing, chosen: key });
            else if (chosen !== undefined) setDoing(without(doing));
          }}
          onEnter={enter}
          onEscape={() => setDoing(NOTHING)}
          label={labelOf}
        />
        <SignalHeard signal={props.signal} nameOf={nameOf} />
        {(effect?.kind === 'phaseTwo' || effect?.kind === 'swapped') && (
          <p className="six-banner">
            {effect.kind === 'phaseTwo' ? words.phaseTwo : words.swapped(nameOf(effect.seat))}
          </p>
        )}
      </div>
      <DrawOffer {...props} isFriend={(seat) => me !== undefined && view.colours[seat] === own} />
      <div className={isAsked ? 'prompt mine-now' : 'prompt'}>
        <p>{promptText()}</p>
        {live && <Countdown turn={turn} seat={me} />}
      </div>
      <p className="unseen" aria-live="polite">
        {isChoosingGroup ? words.keepAsk : isAsked && doing !== NOTHING ? previewText(preview) : ''}
      </p>
      {me === undefined ? (
        <p className="watching soft">
          <Icon name="eye" /> {page.table.spectating}
        </p>
      ) : (
        <div className="six-actions">{actions()}</div>
      )}
    </div>
  );

  function actions() {
    if (result && live) return null;
    if (isLong(effect))
      return (
        <Button look="quiet" icon="skip" onClick={skip}>
          {page.table.skip}
        </Button>
      );
    if (isChoosingGroup && from !== undefined)
      return (
        <>
          {groups.map(({ keep: name, letter, red, black }) => (
            <Button key={name} look="act" className="six-keep" onClick={() => setDoing({ from, keep: name })}>
              <span>{words.keep(letter)}</span>
              <small>{words.stones(red.length, black.length)}</small>
            </Button>
          ))}
          <IconButton icon="close" label={words.putBack} onClick={() => setDoing(NOTHING)} />
        </>
      );
    return (
      <>
        {isAsked && choices.canSwap && chosen === undefined && (
          <Button onClick={() => play('swap')}>{words.swap}</Button>
        )}
        {from !== undefined && (
          <IconButton icon="close" label={words.putBack} onClick={() => setDoing(NOTHING)} />
        )}
        <Button look="act" wide disabled={move === undefined} onClick={() => play(move)}>
          {actionLabel()}
        </Button>
        <MannersButtons {...props} isFriend={() => false} />
      </>
    );
  }

  function threatCells(): readonly Key[] {
    if (!threats) return [];
    if (view.phase === 1 || from !== undefined) return [...threats.wins.targets(from, keep).keys()];
    return [...threats.wins.stones].flatMap((stone) =>
      [undefined, ...threats.wins.keeps(stone)].flatMap((group) => [
        ...threats.wins.targets(stone, group).keys(),
      ]),
    );
  }

  function actionLabel(): string {
    if (!isAsked) return page.nimmt.wait;
    if (view.phase === 1) return chosen === undefined ? words.chooseCell : words.place;
    if (from === undefined) return words.chooseStone;
    return chosen === undefined ? words.chooseTarget : words.move;
  }

  function promptText(): string {
    if (effect?.kind === 'falls') return words.falls(effect.red.length, effect.black.length);
    if (effect?.kind === 'completed') return game.reasons[effect.form] ?? '';
    if (isLong(effect)) return page.table.skipHint;
    if (effect)
      return view.toMove === null || view.toMove === me ? '' : page.table.waitingFor([nameOf(view.toMove)]);
    if (result) return '';
    if (!isAsked) {
      const [next] = turn.toAct;
      return next === undefined ? '' : page.table.waitingFor([nameOf(next)]);
    }
    if (isChoosingGroup) return words.keepAsk;
    if (preview && (from !== undefined || chosen !== undefined)) {
      const text = previewText(preview);
      if (text) return text;
    }
    if (choices.canSwap) return words.swapAsk;
    if (view.red.length === 0) return words.firstStone;
    if (wins.size > 0) return words.canWin;
    if (threats && threats.threatened.size > 0) return words.blockThem;
    return page.table.yourTurn;
  }

  function previewText(found: Preview | undefined): string {
    if (!found) return '';
    const { red, black, form, winner } = found;
    // What is true of every target is told as soon as the stone is up; the rest only for the chosen one.
    const isFinal = chosen !== undefined;
    if (isFinal && hints && form) return words.completesForm[form];
    const fallen = red.length + black.length;
    const falling =
      fallen > 0 ? words.falls(red.length, black.length) : from !== undefined ? words.fallsNothing : '';
    if (!isFinal || winner === undefined || form) return falling;
    return winner === null ? words.wouldDraw : winner === own ? words.wouldWin : words.wouldLose;
  }

  function labelOf(key: Key): string {
    const colour = lying.get(key);
    const group = groups.find(({ red, black }) => [...red, ...black].some((cell) => keyOf(cell) === key));
    const beside = neighboursOf(cellOf(key)).flatMap((cell, direction) => {
      const other = lying.get(keyOf(cell));
      return other ? [words.beside(other, words.directions[direction] ?? '')] : [];
    });
    const parts = [
      colour ? words.stoneCell(key, colour) : words.emptyCell(key, beside),
      key === last && colour && words.lastStone,
      isChoosingGroup && group && words.keepLabel(group.letter),
      key === from ? words.pickedUp : !isChoosingGroup && choices.stones.has(key) && words.canPickUp,
      targets.has(key) && words.canPlace,
      key === chosen && words.again,
      wins.has(key) && words.wins,
      threats?.threatened.has(key) && words.threat,
    ];
    return parts.filter(Boolean).join(', ');
  }
}

/** Frames that stand long enough to be skipped; the others would only make the buttons flicker. */
const isLong = (effect: SixEffect | undefined): boolean =>
  effect !== undefined && effect.kind !== 'placed' && effect.kind !== 'moved';

const without = ({ from, keep }: Doing): Doing => ({
  ...(from !== undefined && { from }),
  ...(keep !== undefined && { keep }),
});

/** The equally large groups to choose from when a stone is lifted (S-5), as the rules tell what falls. */
function groupsOf(
  view: SixView,
  me: number | undefined,
  choices: Choices,
  from: Key | undefined,
): readonly Group[] {
  if (from === undefined || me === undefined) return [];
  return choices.keeps(from).flatMap((keep, index): Group[] => {
    const [move] = choices.targets(from, keep).values();
    const fallen = move === undefined ? undefined : previewOf(view, me, move);
    if (!fallen) return [];
    const stays = (cells: readonly Cell[], gone: readonly Cell[]): Cell[] => {
      const keys = new Set([...gone.map(keyOf), from]);
      return cells.filter((cell) => !keys.has(keyOf(cell)));
    };
    return [
      {
        keep,
        letter: LETTERS[index] ?? '',
        red: stays(view.red, fallen.red),
        black: stays(view.black, fallen.black),
      },
    ];
  });
}

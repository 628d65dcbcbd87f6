import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Speed, useSettings, useSpeed } from '../settings/settings.js';
import { afterDrawing, beforeDrawing } from './drawn.js';

const MILLIS: Readonly<Record<Speed, number>> = { slow: 560, normal: 320, fast: 170, off: 0 };

const FADE_MILLIS = 240;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Lets things travel from where they were to where they are: whatever carries `data-travel` is found again by
 * that name after every change, wherever React has put it. `data-travel-from` names a thing it grew out of.
 * Only transforms are animated, so the compositor does the work.
 */
export function useTravel(container: RefObject<HTMLElement | null>, change: unknown): void {
  const spots = useRef<ReadonlyMap<string, Spot>>(undefined);
  const travels = useRef<readonly Animation[]>([]);
  const speed = useSpeed();
  // Less motion was asked for, but not none at all: things appear where they are by fading in.
  const fades = useSettings((settings) => settings.speed === undefined) && speed === 'off';
  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    // Nothing can have moved in what has only just appeared. Where it is need not be known before it has been drawn, and
    // asking sooner would make the browser lay everything out in the middle of a long task.
    const before = spots.current;
    if (before === undefined)
      return afterDrawing(() => {
        spots.current = spotsOf(placedIn(root));
      });
    // Nor is what has changed drawn before the next frame: until then it is laid out, in a task of its own.
    return beforeDrawing(() => {
      for (const travel of travels.current) travel.cancel();
      // Everything is looked at before anything is moved: the browser lays the table out once.
      const placed = placedIn(root);
      spots.current = spotsOf(placed);
      const millis = MILLIS[speed];
      travels.current =
        millis === 0 && !fades ? [] : placed.flatMap((each) => letTravel(each, before, millis) ?? []);
    });
  }, [container, change, speed, fades]);
}

interface Placed {
  readonly thing: HTMLElement;
  readonly name: string;
  readonly to: Spot;
}

const spotsOf = (placed: readonly Placed[]): ReadonlyMap<string, Spot> =>
  new Map(placed.map(({ name, to }) => [name, to]));

/** Lets a thing that has another place than before travel there, or fade in if that takes no time. */
function letTravel(
  { thing, name, to }: Placed,
  before: ReadonlyMap<string, Spot>,
  millis: number,
): Animation | undefined {
  const from = before.get(name) ?? before.get(thing.dataset.travelFrom ?? '');
  if (!from) return undefined;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const scale = from.width / to.width;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return undefined;
  if (millis === 0) return thing.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MILLIS);
  return thing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration: millis, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Everything that can travel and is seen, and where it is. */
const placedIn = (root: HTMLElement): readonly Placed[] =>
  [...root.querySelectorAll<HTMLElement>('[data-travel]')].flatMap((thing) => {
    const { x, y, width } = thing.getBoundingClientRect();
    return width === 0 ? [] : { thing, name: thing.dataset.travel ?? '', to: { x, y, width } };
  });

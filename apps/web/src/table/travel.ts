import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Speed, useSettings, useSpeed } from '../settings/settings.js';
import { afterDrawing } from './drawn.js';

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
        spots.current = new Map(placedIn(root).map(({ name, to }) => [name, to]));
      });
    for (const thing of thingsIn(root))
      for (const animation of thing.getAnimations()) if (animation.id === 'travel') animation.cancel();
    // Everything is looked at before anything is moved: the browser lays the table out once.
    const placed = placedIn(root);
    spots.current = new Map(placed.map(({ name, to }) => [name, to]));
    if (speed === 'off' && !fades) return;
    for (const { thing, name, to } of placed) {
      const from = before.get(name) ?? before.get(thing.dataset.travelFrom ?? '');
      if (!from) continue;
      const dx = from.x - to.x;
      const dy = from.y - to.y;
      const scale = from.width / to.width;
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
      if (fades) {
        thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MILLIS, id: 'travel' });
        continue;
      }
      thing.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
        ],
        { duration: MILLIS[speed], easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', id: 'travel' },
      );
    }
  }, [container, change, speed, fades]);
}

const thingsIn = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-travel]'),
];

/** Everything that can travel and is seen, and where it is. */
const placedIn = (
  root: HTMLElement,
): readonly { readonly thing: HTMLElement; readonly name: string; readonly to: Spot }[] =>
  thingsIn(root).flatMap((thing) => {
    const { x, y, width } = thing.getBoundingClientRect();
    return width === 0 ? [] : { thing, name: thing.dataset.travel ?? '', to: { x, y, width } };
  });

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Speed, useSettings, useSpeed } from '../settings/settings.js';

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
  const spots = useRef(new Map<string, Spot>());
  const speed = useSpeed();
  // Less motion was asked for, but not none at all: things appear where they are by fading in.
  const fades = useSettings((settings) => settings.speed === undefined) && speed === 'off';
  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    const things = [...root.querySelectorAll<HTMLElement>('[data-travel]')];
    for (const thing of things)
      for (const animation of thing.getAnimations()) if (animation.id === 'travel') animation.cancel();
    const now = new Map<string, Spot>();
    const moves: (() => void)[] = [];
    for (const thing of things) {
      const name = thing.dataset.travel ?? '';
      const { x, y, width } = thing.getBoundingClientRect();
      if (width === 0) continue;
      now.set(name, { x, y, width });
      const before = spots.current.get(name) ?? spots.current.get(thing.dataset.travelFrom ?? '');
      if (!before || (speed === 'off' && !fades)) continue;
      const dx = before.x - x;
      const dy = before.y - y;
      const scale = before.width / width;
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
      moves.push(() => {
        if (fades) {
          thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MILLIS, id: 'travel' });
          return;
        }
        thing.animate(
          [
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
            { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
          ],
          { duration: MILLIS[speed], easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', id: 'travel' },
        );
      });
    }
    spots.current = now;
    for (const move of moves) move();
  }, [container, change, speed, fades]);
}

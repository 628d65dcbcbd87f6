import { type RefObject, useEffect } from 'react';

/** How somebody goes along a match: single positions, marks, its ends, and by itself. */
export interface Ways {
  readonly step: (by: number) => void;
  readonly jump: (by: number) => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly toggle: () => void;
}

/** Arrow keys step, with Shift they jump from mark to mark; Home and End go to the ends, Space plays. */
export function useKeys(ways: Ways): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = (event.target as HTMLElement).closest('input, textarea, select, dialog, [role=grid]');
      const pressed = (event.target as HTMLElement).closest('button, a');
      if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const by = event.key === 'ArrowRight' ? 1 : -1;
        if (event.shiftKey) ways.jump(by);
        else ways.step(by);
      } else if (event.key === 'Home') ways.first();
      else if (event.key === 'End') ways.last();
      else if (event.key === ' ' && !pressed) ways.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [ways]);
}

/** How far a finger must go sideways, and how straight. */
const SWIPE = { far: 48, slope: 2 };

/** A swipe to the left goes on, to the right goes back. */
export function useSwipe(element: RefObject<HTMLElement | null>, step: (by: number) => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let start: { readonly x: number; readonly y: number } | undefined;
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      start = event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const onEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const dx = touch.clientX - start.x;
      const dy = touch.clientY - start.y;
      start = undefined;
      if (Math.abs(dx) > SWIPE.far && Math.abs(dx) > SWIPE.slope * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    };
    target.addEventListener('touchstart', onStart, { passive: true });
    target.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      target.removeEventListener('touchstart', onStart);
      target.removeEventListener('touchend', onEnd);
    };
  }, [element, step]);
}

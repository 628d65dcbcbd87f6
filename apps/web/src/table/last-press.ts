import { type MouseEvent, startTransition } from 'react';

/**
 * Acts on the button that makes a move, which is disabled or gone once it has been pressed. A finger may well be on a slow phone, where
 * the tap would be one long task; so two things are different for it:
 * - The focus is taken from the button beforehand. The browser would do so when it goes, in the middle of rendering, and would
 *   lay out the whole table there to find out whether it has to.
 * - What follows is rendered as a transition, in short tasks: in the tap's own it would be rendered, laid out and drawn in one piece.
 *
 * A mouse or a key is answered at once: whoever is quick with them must not meet a table that still asks.
 */
export const lastPress =
  (act: () => void) =>
  ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>): void => {
    if (!isByFinger(nativeEvent)) return act();
    currentTarget.blur();
    startTransition(act);
  };

/** Browsers whose clicks do not tell are taken to have a mouse. */
const isByFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

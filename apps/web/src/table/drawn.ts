import { startTransition, useEffect, useState } from 'react';

/** Does something when the next frame has been drawn; returns how to leave it undone. */
export function afterDrawing(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Whether what appeared with this component has been drawn once. What can follow a moment later waits for it: a slow phone
 * then lays out and draws a table in two short tasks instead of a long one.
 */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterDrawing(() => startTransition(() => setDrawn(true))), []);
  return isDrawn;
}

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
 * Does something before the next frame is drawn, in a task of its own: at once, or with the frame if that comes first.
 * Returns how to leave it undone.
 */
export function beforeDrawing(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const forget = (): void => {
    cancelAnimationFrame(frame);
    port1.close();
  };
  const actOnce = (): void => {
    forget();
    act();
  };
  const frame = requestAnimationFrame(actOnce);
  port1.onmessage = actOnce;
  port2.postMessage(undefined);
  return forget;
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

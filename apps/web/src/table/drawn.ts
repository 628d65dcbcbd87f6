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
  let isDone = false;
  const actOnce = (): void => {
    if (isDone) return;
    forget();
    act();
  };
  const frame = requestAnimationFrame(actOnce);
  inNextTask(actOnce);
  function forget(): void {
    isDone = true;
    cancelAnimationFrame(frame);
  }
  return forget;
}

/** Does something in the next task; where the browser knows urgent tasks, such a one, which frames seldom overtake. */
function inNextTask(act: () => void): void {
  if ('scheduler' in globalThis) {
    void globalThis.scheduler.postTask(act, { priority: 'user-blocking' });
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
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

/**
 * Runs something in one tab at a time: at once, or as soon as no other tab does. Returns how to give it up.
 * Two tabs with the same game would each let the bots play and overwrite what the other one keeps.
 */
export function whileAlone(name: string, run: () => void, onWait: () => void): () => void {
  // Browsers offer locks only to pages that came over https; elsewhere nothing keeps a second tab from running the game, too.
  if (!('locks' in navigator)) {
    run();
    return () => undefined;
  }
  const waiting = new AbortController();
  let giveUp: () => void = () => undefined;
  const hold = () => {
    run();
    return new Promise<void>((done) => {
      giveUp = done;
    });
  };
  void navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (waiting.signal.aborted) return undefined;
      if (lock) return hold();
      onWait();
      // Giving up while waiting is no fault.
      void navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
      return undefined;
    })
    .catch(() => undefined);
  return () => {
    waiting.abort();
    giveUp();
  };
}

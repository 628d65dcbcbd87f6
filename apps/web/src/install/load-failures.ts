/** What browsers say when a part of the page could not be fetched: there was no line, or a newer version has other parts. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** A page that is broken again so soon is not helped by loading it once more. */
const NOT_AGAIN_WITHIN = 20_000;
const KEY = 'sixfold.reloaded';

export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

/** Loads the page again as soon as the server answers; returns how to give it up. Nothing is lost by it. */
export function reloadWhenReachable(): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (wait: number): Promise<void> => {
    const answers = await fetch('/api/meta', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOver) return;
    if (answers && mayReload()) location.reload();
    else timer = setTimeout(() => void attempt(Math.min(wait * 2, LONGEST_WAIT)), wait);
  };
  void attempt(FIRST_WAIT);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < NOT_AGAIN_WITHIN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Where nothing can be kept, nobody could tell how often: a person decides.
    return false;
  }
}

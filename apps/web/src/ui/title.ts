import { useEffect } from 'react';
import { useWords } from '../words/words.js';

/** What the tab or window is called while a screen is there. */
export function useTitle(title: string | undefined): void {
  const { appName } = useWords();
  useEffect(() => {
    document.title = title === undefined ? appName : `${title} – ${appName}`;
    return () => {
      document.title = appName;
    };
  }, [title, appName]);
}

/** How many games wait for the reader, on the icon of the installed page. */
export function useBadge(waiting: number): void {
  useEffect(() => {
    // Where it is not installed or not allowed, the title says it all the same.
    void navigator.setAppBadge?.(waiting)?.catch(() => undefined);
  }, [waiting]);
}

import { useWords } from '../words/words.js';

/** What a browser forbids that the page needs, if anything. */
function blocked(): 'cookies' | 'storage' | undefined {
  if (!navigator.cookieEnabled) return 'cookies';
  try {
    localStorage.setItem('sixfold.try', '1');
    localStorage.removeItem('sixfold.try');
    return undefined;
  } catch {
    return 'storage';
  }
}

/** Says what does not work where the browser keeps nothing for this page, and what helps. */
export function BlockedNotice() {
  const words = useWords().errors;
  const what = blocked();
  if (!what) return null;
  return (
    <p className="notice" role="status">
      {what === 'cookies' ? words.cookies : words.storage}
    </p>
  );
}

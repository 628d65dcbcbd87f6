import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.js';
import { playSound } from '../settings/sound.js';
import { useBadge, useTitle } from '../ui/title.js';
import { useWords } from '../words/words.js';
import type { LogLine } from './log.js';

/** Says aloud what happens, and tells whoever looks elsewhere that it is their turn. */
export function Attention({
  isMine,
  lines,
  prompt,
}: {
  readonly isMine: boolean;
  readonly lines: readonly LogLine[];
  readonly prompt: string;
}) {
  const words = useWords();
  const spoken = useRef(lines.length);
  const [news, setNews] = useState('');

  useEffect(() => {
    const fresh = lines.slice(spoken.current);
    spoken.current = lines.length;
    const texts = fresh.map(({ text }) => text);
    if (isMine) texts.push(prompt);
    if (texts.length > 0) setNews(texts.join(' '));
  }, [lines, isMine, prompt]);

  useTitle(isMine ? `● ${words.table.turnTitle}` : undefined);
  useBadge(Number(isMine));
  useEffect(() => {
    if (!isMine) return;
    playSound('turn');
    notify(words.table.turnTitle, words.appName);
  }, [isMine, words]);

  return (
    <div className="unseen" role="log" aria-live="polite" aria-atomic="true">
      {news}
    </div>
  );
}

/** A message from the browser, if the person wants it and looks elsewhere. */
function notify(title: string, body: string): void {
  if (!useSettings.getState().notify || !document.hidden || Notification.permission !== 'granted') return;
  try {
    void new Notification(title, { body, icon: '/icon.svg', tag: 'sixfold-turn' });
  } catch {
    // Some phones allow messages only from a service worker; the title and the sound remain.
  }
}

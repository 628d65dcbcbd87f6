/** When something was, as people say it: today the time, before that the day. */
export function timeText(at: number, language: string, today = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === today.toDateString())
    return then.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return then.toLocaleDateString(language, { day: 'numeric', month: 'short', ...year });
}

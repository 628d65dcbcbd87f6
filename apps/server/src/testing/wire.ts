import type { Person } from './harness.js';

/** Everything that came over a line, byte for byte. */
export interface Tapped {
  text: string;
  close(): void;
  readonly ended: Promise<void>;
}

/** Listens to a table without understanding it. */
export function tap(person: Person | undefined, url: string, table: string): Tapped {
  const stop = new AbortController();
  const tapped = { text: '', close: () => stop.abort(), ended: Promise.resolve() };
  tapped.ended = (async () => {
    const response = await fetch(`${url}/api/tables/${table}/events`, {
      signal: stop.signal,
      ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
    });
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) tapped.text += decoder.decode(piece, { stream: true });
  })().catch(() => {});
  return tapped;
}

/** One event as it stands on the wire. */
export interface WireEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events in a text. Anything that is neither an event nor a sign of life is returned as foreign. */
export function readWire(text: string): { events: WireEvent[]; foreign: string[] } {
  const events: WireEvent[] = [];
  const foreign: string[] = [];
  for (const block of text.split('\n\n')) {
    if (block === '' || block === ':' || /^retry: \d+$/.test(block)) continue;
    const [, name, id, data] = /^event: (\w+)\n(?:id: (\d+)\n)?data: (.*)$/.exec(block) ?? [];
    if (name === undefined || data === undefined) foreign.push(block);
    else events.push({ name, id, data: JSON.parse(data) });
  }
  return { events, foreign };
}

import { isObject } from '../is-object.js';
import type { CliCode } from '../refuse.js';

/** The version of the protocol in docs/bots.md. */
export const PROTOCOL = 1;

/** What a program has been asked so far. */
export interface Asked {
  /** The number of the last question; 0 before the first. */
  readonly last: number;
  /** The question that waits for its answer. */
  readonly open?: number;
}

/** What a line of a program means. */
export type Heard =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'move'; readonly move: string }
  | {
      readonly kind: 'fault';
      readonly code: CliCode;
      readonly params: Readonly<Record<string, string | number>>;
    };

const fault = (code: CliCode, params: Readonly<Record<string, string | number>> = {}): Heard => ({
  kind: 'fault',
  code,
  params,
});

/** Reads a line of a program of somebody else's: it may be anything. */
export function readLine(text: string, asked: Asked): Heard {
  const line = text.trim();
  if (line === '') return { kind: 'nothing' };
  const message = messageIn(line);
  if (message === undefined) return fault('botNotJson', { line: line.slice(0, 80) });
  if (message.type === 'log') return { kind: 'nothing' };
  if (message.type === 'ready') {
    const { protocol } = message;
    return protocol === undefined || protocol === PROTOCOL
      ? { kind: 'ready' }
      : fault('botProtocol', { version: JSON.stringify(protocol).slice(0, 20) });
  }
  const { id } = message;
  if (typeof id !== 'number' || !(id >= 1 && id <= asked.last))
    return fault('botUnasked', { line: line.slice(0, 80) });
  // An answer that comes again or too late belongs to a question that is settled.
  return id === asked.open ? answerIn(message) : { kind: 'nothing' };
}

function messageIn(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return isObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function answerIn({ move, error }: Readonly<Record<string, unknown>>): Heard {
  if (typeof move === 'string') return { kind: 'move', move };
  if (error === undefined) return fault('botNoMove');
  return fault('botThrew', {
    detail: (typeof error === 'string' ? error : JSON.stringify(error)).slice(0, 200),
  });
}

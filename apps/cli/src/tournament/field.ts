import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { wrongUsage } from '../failure.js';
import { type BotSpec, RANDOM, readBot } from '../players.js';

/** Somebody who takes part. Two entrants with the same spec are the same bot at two seats. */
export interface Entrant {
  /** As written on the command line. */
  readonly spec: string;
  /** As shown in tables. */
  readonly name: string;
  readonly kind: EntrantKind;
}

export type EntrantKind =
  /** A bot of ours, with a budget of its own if the spec named one. */
  | ({ readonly type: 'own' } & BotSpec)
  /** A JavaScript module with a default export that chooses. */
  | { readonly type: 'module'; readonly file: string }
  /** Any program that speaks the protocol of docs/bots.md. */
  | { readonly type: 'command'; readonly command: string };

const COMMAND = 'cmd:';
const LONGEST_NAME = 28;

/** The bots that a command line names: in a list, and one by one where a command may hold commas. */
export const specsIn = ({
  bots,
  bot,
}: {
  readonly bots?: string;
  readonly bot: readonly string[];
}): string[] => [...(bots ?? '').split(',').flatMap((spec) => spec.trim() || []), ...bot];

/** Bots in turn until every seat has one; chance where none is named. */
export function seatBots(gameId: string, specs: readonly string[], seats: number): readonly Entrant[] {
  if (specs.length > seats) throw wrongUsage('moreBotsThanSeats', { bots: specs.length, seats });
  const entrants = readField(gameId, specs.length === 0 ? [RANDOM] : specs);
  return Array.from({ length: seats }, (_, seat) => entrants[seat % entrants.length] as Entrant);
}

/** Reads all entrants; different bots get different names. */
export function readField(gameId: string, specs: readonly string[]): readonly Entrant[] {
  const specOf = new Map<string, string>();
  return specs.map((text) => {
    const entrant = readEntrant(gameId, text);
    let { name } = entrant;
    for (let number = 2; (specOf.get(name) ?? text) !== text; number++) name = `${entrant.name} ${number}`;
    specOf.set(name, text);
    return { spec: text, name, kind: entrant.kind };
  });
}

/** Reads one entrant: `master`, `master@500ms`, `strong@2000it`, `./my-bot.js`, `cmd:python3 bot.py`, `label=…`. */
function readEntrant(gameId: string, text: string): Entrant {
  const labelled = /^([\w .-]{1,28})=(.+)$/s.exec(text);
  const spec = (labelled?.[2] ?? text).trim();
  const name = labelled?.[1]?.trim();
  return { spec: text, ...kindOf(gameId, spec), ...(name && { name }) };
}

function kindOf(gameId: string, spec: string): Omit<Entrant, 'spec'> {
  if (spec.startsWith(COMMAND)) {
    const command = spec.slice(COMMAND.length).trim();
    if (command === '') throw wrongUsage('emptyBotCommand');
    return { name: shortened(command), kind: { type: 'command', command } };
  }
  if (/[/\\]|\.[cm]?js$/.test(spec)) {
    const file = resolve(spec);
    if (!existsSync(file)) throw wrongUsage('noBotFile', { file: spec });
    return { name: shortened(basename(file)), kind: { type: 'module', file } };
  }
  return { name: spec, kind: { type: 'own', ...readBot(gameId, spec) } };
}

const shortened = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1)}…`;

import { fileURLToPath } from 'node:url';
import { type Budget, botFamily } from '@sixfold/bots';
import { wholeNumber } from '../arguments.js';
import { findBot } from '../players.js';
import type { Entrant } from './field.js';
import { LineSplitter } from './line-splitter.js';
import { OutsidePlayer } from './outside-player.js';
import type { Launch, Limits, ProcessWatch } from './outside-process.js';
import { ownPlayer } from './own-player.js';
import type { Player } from './player.js';

/** What is the same for everybody who plays. */
export interface Circumstances {
  readonly gameId: string;
  /** For searching bots whose spec names no budget. */
  readonly budget?: Budget;
  readonly limits: Limits;
  /** What outside programs write to standard error is shown on ours. */
  readonly showStderr?: boolean;
}

const HOUR = 3_600_000;
const USUAL_LIMIT = 10_000;
const USUAL_START = 60_000;

/** How long outside programs may take, as the flags say. */
export function readLimits(
  flags: { readonly limitMs?: string; readonly startMs?: string },
  budget?: Budget,
): Limits {
  const { limitMs, startMs } = flags;
  return {
    answer:
      limitMs === undefined
        ? Math.max(USUAL_LIMIT, 5 * (budget?.millis ?? 0))
        : wholeNumber('--limit-ms', limitMs, 1, HOUR),
    start: startMs === undefined ? USUAL_START : wholeNumber('--start-ms', startMs, 1, HOUR),
  };
}

const DEFAULT_MILLIS = 1000;
/** Of the time limit that a bot may plan with. */
const SAFE_SHARE = 0.8;
const LONGEST_LINE = 1 << 16;

/** Somebody to play: a bot of ours, or a program that is started when its first game is. */
export function playerFor(
  { kind, name }: Pick<Entrant, 'kind' | 'name'>,
  { gameId, budget, limits, showStderr }: Circumstances,
  watch: ProcessWatch,
): Player {
  if (kind.type === 'own') {
    const seated = findBot(gameId, kind.bot, kind.budget ?? budget);
    return ownPlayer(seated.bot, seated.budget);
  }
  const millis = budget?.millis ?? botFamily(gameId)?.budgets.master.millis ?? DEFAULT_MILLIS;
  // A bot that thinks for the whole of its budget must still answer within the limit.
  const times = { ...limits, budget: Math.min(millis, Math.ceil(limits.answer * SAFE_SHARE)) };
  return new OutsidePlayer(launchOf(kind), times, showStderr ? listening(name, watch) : watch);
}

function listening(name: string, watch: ProcessWatch): ProcessWatch {
  const lines = new LineSplitter(
    LONGEST_LINE,
    (line) => void process.stderr.write(`${name}: ${line}\n`),
    () => undefined,
  );
  return { ...watch, noise: (text) => lines.push(text) };
}

const HOST = fileURLToPath(new URL('../../bin/bot-host.js', import.meta.url));

const launchOf = (kind: Exclude<Entrant['kind'], { type: 'own' }>): Launch =>
  kind.type === 'command' ? { command: kind.command } : { file: process.execPath, args: [HOST, kind.file] };

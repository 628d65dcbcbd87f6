import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { below, FastRng, firstSeat, isRefusal, readOptions } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import type { Figure } from './figures.js';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/sixfold.js', import.meta.url));
const MATCHES = 256;
const SEATS = 4;
const SECONDS = 5;
const WARM_UP = 1;
/** Decisions a second that one process should answer. */
const WANTED = 20_000;

interface Told {
  readonly legal: readonly (readonly string[])[];
}

/** `sixfold env` with 256 matches of classic 6 nimmt!, asked by this process; beside it the bare rules. */
export async function benchEnv(): Promise<Figure[]> {
  const arrays = await decisionsPerSecond('arrays');
  const views = await decisionsPerSecond('views');
  return [
    { what: 'the rules alone, no views and no texts', value: bareDecisions(), unit: 'decisions/s' },
    { what: 'what is asked for', value: WANTED, unit: 'decisions/s', ratio: 1 },
    {
      what: 'over JSON lines with arrays',
      value: arrays,
      unit: 'decisions/s',
      ratio: arrays / WANTED,
      goal: 1,
    },
    { what: 'over JSON lines with views', value: views, unit: 'decisions/s', ratio: views / WANTED, goal: 1 },
  ];
}

async function decisionsPerSecond(send: string): Promise<number> {
  const flags = ['--players', String(SEATS), '--matches', String(MATCHES), '--send', send, '--auto-reset'];
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, 'env', 'nimmt', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<readonly Told[]> => {
    child.stdin?.write(`${JSON.stringify(request)}\n`);
    const { value } = await lines.next();
    return (JSON.parse(value as string) as { matches: Told[] }).matches;
  };
  await lines.next();
  const dice = new FastRng('bench');
  let matches = await ask({ type: 'reset', seed: 'bench' });
  let decisions = 0;
  let start = performance.now();
  const begin = start;
  while (performance.now() - begin < (WARM_UP + SECONDS) * 1000) {
    const moves = matches.map(({ legal }) => legal.map(({ length }) => below(dice, length)));
    matches = await ask({ type: 'step', moves });
    decisions += moves.reduce((sum, { length }) => sum + length, 0);
    if (start === begin && performance.now() - begin > WARM_UP * 1000) {
      start = performance.now();
      decisions = 0;
    }
  }
  const rate = decisions / ((performance.now() - start) / 1000);
  child.stdin?.end();
  return rate;
}

function bareDecisions(): number {
  const dice = new FastRng('bench');
  const legal = new Int32Array(nimmt.maxMoves);
  const options = readOptions(nimmt, {}, SEATS);
  if (isRefusal(options)) throw new Error(options.code);
  const start = performance.now();
  let decisions = 0;
  for (let game = 0; performance.now() - start < 1000; game++) {
    const state = nimmt.setup(options, SEATS, `bench/${game}`);
    for (let acting = nimmt.toAct(state); acting !== 0; acting = nimmt.toAct(state)) {
      const seat = firstSeat(acting);
      const count = nimmt.legalMoves(state, seat, legal);
      nimmt.apply(state, seat, legal[below(dice, count)] as number);
      decisions++;
    }
  }
  return decisions / ((performance.now() - start) / 1000);
}

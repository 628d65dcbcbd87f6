import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Entrant, formatStandings, playArena } from './bots-arena.js';
import { anyCard, lowestCard } from './bots-baselines.js';
import { fileDiary, memory } from './bots-diary.js';

const entrant = (name: string, bot: Entrant['bot']): Entrant => ({ name, bot, budget: {} });
const plan = {
  options: { variant: 'classic', rounds: 1 },
  lineups: [[entrant('any', anyCard), entrant('lowest', lowestCard), entrant('lowest', lowestCard)]],
  deals: 5,
  seed: 'diary',
};
/** Without the time it took. */
const figures = (standings: ReturnType<typeof playArena>): string =>
  formatStandings(standings.map((one) => ({ ...one, millisAMove: 0 })));

it('two parts that share a diary come to what one run comes to, and a run that was stopped goes on where it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diary-'));
  try {
    const file = join(folder, 'deals.jsonl');
    const whole = figures(playArena(plan, memory()));
    playArena({ ...plan, deals: 3 }, fileDiary(file, 'plan', { part: 0, parts: 2 }));
    expect(fileDiary(file, 'plan', { part: 0, parts: 2 }).results()).toHaveLength(2);
    playArena(plan, fileDiary(file, 'plan', { part: 0, parts: 2 }));
    const last = playArena(plan, fileDiary(file, 'plan', { part: 1, parts: 2 }));
    expect(figures(last)).toBe(whole);
    expect(fileDiary(file, 'plan', { part: 1, parts: 2 }).results()).toHaveLength(plan.deals);
    expect(figures(playArena(plan, fileDiary(file, 'plan', { part: 0, parts: 1 })))).toBe(whole);
    const twice = fileDiary(file, 'plan', { part: 0, parts: 1 });
    for (const result of twice.results()) twice.write(result);
    expect(twice.results()).toHaveLength(plan.deals);
    expect(fileDiary(file, 'another plan', { part: 0, parts: 1 }).results()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

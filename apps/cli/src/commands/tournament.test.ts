import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';
import { botFile, command, FIRST, folder, READY, tournament } from '../tournament/testing.js';

const standing = (result: { bots: { name: string }[] }, name: string) =>
  result.bots.find((bot) => bot.name === name) as unknown as Record<string, number>;

/** A process that has ended but is not yet collected by the system's first one is not running. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    return !/\) [ZX] /.test(status);
  } catch {
    return false;
  }
}

describe('tournament', () => {
  it('plays whole deals with rotated seats and reports every bot', async () => {
    const { out } = await sixfold([
      'tournament',
      'nimmt',
      '--bots',
      'random,random,a=random',
      '--players',
      '3',
      '--games',
      '7',
      '--seed',
      's',
      '--jobs',
      '1',
      '--json',
    ]);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'nimmt', players: 3, seed: 's', deals: 3, games: 9, forfeits: [] });
    expect(result.bots.map((bot: { name: string; games: number }) => [bot.name, bot.games]).sort()).toEqual([
      ['a', 9],
      ['random', 18],
    ]);
    for (const bot of result.bots) {
      expect(bot.winRate.plusMinus).toBeGreaterThan(0);
      expect(bot.rating.elo).toBeGreaterThan(1000);
    }
  });

  it('gives the same figures for the same seed', async () => {
    const flags = ['--bots', 'random,b=random', '--games', '4'];
    const figures = async (seed: string) => {
      const { out } = await sixfold([
        'tournament',
        'nimmt',
        ...flags,
        '--seed',
        seed,
        '--jobs',
        '1',
        '--json',
      ]);
      return JSON.parse(out).bots.map(({ meanPoints }: { meanPoints: unknown }) => meanPoints);
    };
    expect(await figures('one')).toEqual(await figures('one'));
    expect(await figures('one')).not.toEqual(await figures('two'));
  });

  it('keeps every game as a record, if asked', async () => {
    const games = join(folder, 'games');
    const argv = [
      'tournament',
      'sixteen',
      '--bots',
      'random,b=random',
      '--deals',
      '2',
      '--jobs',
      '1',
      '--records',
      games,
    ];
    expect((await sixfold(argv)).code).toBe(0);
    const files = await readdir(games);
    expect(files.toSorted()).toEqual([
      'sixteen-1-1.json',
      'sixteen-1-2.json',
      'sixteen-2-1.json',
      'sixteen-2-2.json',
    ]);
    for (const file of files) expect((await sixfold(['verify', join(games, file)])).code).toBe(0);
  });

  it('prints a table for people', async () => {
    const { out } = await sixfold([
      'tournament',
      'nimmt',
      '--bots',
      'random,b=random',
      '--games',
      '4',
      '--seed',
      's',
      '--jobs',
      '1',
    ]);
    expect(out).toContain('nimmt · 4 players · 2 deals, 4 games · seed s');
    expect(out).toMatch(/bot\s+games\s+wins\s+mean points\s+Elo/);
    expect(out).toContain('%');
  });

  it.each([
    { argv: ['--bots', 'random'], refusal: 'tooFewBots' },
    { argv: ['--bots', 'random,genius'], refusal: 'unknownBot' },
    { argv: ['--bots', 'random,./no-such-bot.js'], refusal: 'noBotFile' },
    { argv: ['--bots', 'random,cmd:'], refusal: 'emptyBotCommand' },
    { argv: ['--bots', 'random,random', '--jobs', '0'], refusal: 'notAWholeNumber' },
  ])('refuses $argv with $refusal', async ({ argv, refusal }) => {
    const { code, err } = await sixfold(['tournament', 'nimmt', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(`[${refusal}]`);
  });
});

describe('outside bots', () => {
  it('hear hello, start, questions with view, legal moves and facts, and the end', async () => {
    const log = join(folder, 'heard.jsonl');
    const file = await botFile(
      'listener',
      `(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n');`,
      READY,
      FIRST,
    );
    const result = await tournament(
      [command(file), 'random'],
      '--deals',
      '1',
      '--budget-ms',
      '250',
      '--options',
      '{"rounds":2}',
    );
    expect(result.forfeits).toEqual([]);
    const heard = (await readFile(log, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(heard[0]).toMatchObject({
      type: 'hello',
      protocol: 1,
      game: 'nimmt',
      seats: 2,
      options: { variant: 'classic' },
    });
    const starts = heard.filter(({ type }) => type === 'start');
    expect(starts.map(({ match }) => match)).toEqual(['1-1', '1-2']);
    expect(new Set(starts.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    const questions = heard.filter(({ type }) => type === 'question');
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => index + 1));
    for (const question of questions) {
      expect(question).toMatchObject({
        game: 'nimmt',
        budgetMs: 250,
        limitMs: 10_000,
        match: expect.any(String),
      });
      expect(question.view.viewer).toBe(question.seat);
      expect(question.legal.length).toBeGreaterThan(0);
      for (const fact of question.facts) expect(fact.to ?? question.seat).toBe(question.seat);
    }
    expect(questions[1].facts.map(({ kind }: { kind: string }) => kind)).toContain('revealed');
    // The second round's deal: each hears of its own cards.
    const heardKinds = questions.flatMap(({ facts }) => facts.map(({ kind }: { kind: string }) => kind));
    expect(heardKinds.filter((kind) => kind === 'dealt')).toHaveLength(2);
    const ends = heard.filter(({ type }) => type === 'end');
    expect(ends).toHaveLength(2);
    expect(ends[0].result.scores).toHaveLength(2);
    expect(ends[0].facts.map(({ kind }: { kind: string }) => kind)).toContain('gameEnded');
    expect(heard.at(-1)).toEqual({ type: 'bye' });
  });

  it('are sent nothing that the seed has a part in, but what their seat sees', async () => {
    const heardWith = async (seed: string) => {
      const log = join(folder, `seed-${seed}.jsonl`);
      const file = await botFile(
        `seed-${seed}`,
        `(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n');`,
        READY,
        FIRST,
      );
      await tournament([command(file), 'random'], '--deals', '2', '--seed', seed);
      const text = await readFile(log, 'utf8');
      expect(text).not.toContain(seed);
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    };
    const told = (messages: Record<string, unknown>[]) =>
      messages
        .filter(({ type }) => type !== 'question' && type !== 'end')
        .concat(messages.filter(({ type }) => type === 'question').slice(0, 1))
        .map((message) => ({ ...message, view: 'its own', legal: 'its own', facts: 'its own' }));
    const one = await heardWith('zebra');
    const other = await heardWith('okapi');
    expect(told(one)).toEqual(told(other));
    expect(one).not.toEqual(other);
  });

  it.each([
    {
      name: 'pieces of lines',
      body: [
        `if (message.type === 'question') for (const part of (JSON.stringify({ id: message.id, move: message.legal[0] }) + '\\n').match(/.{1,3}|\\n/g)) { process.stdout.write(part); await new Promise(setImmediate); }`,
      ],
    },
    {
      name: 'noise on standard error and blank lines',
      body: [`console.error('thinking'); process.stdout.write('\\n\\r\\n');`, FIRST],
    },
    { name: 'log messages', body: [`say({ type: 'log', text: 'hm' });`, FIRST] },
    {
      name: 'an answer twice, and earlier answers again',
      body: [
        `if (message.type === 'question') { first(); first(); if (message.id > 1) say({ id: message.id - 1, move: 'late' }); }`,
      ],
    },
    {
      name: 'a comment of half a megabyte',
      body: [
        `if (message.type === 'question') say({ id: message.id, comment: 'x'.repeat(500_000), move: message.legal[0] });`,
      ],
    },
    {
      name: 'no protocol version',
      ready: `if (message.type === 'hello') say({ type: 'ready' });`,
      body: [FIRST],
    },
    {
      name: 'a slow start',
      ready: `if (message.type === 'hello') setTimeout(() => say({ type: 'ready' }), 300);`,
      body: [FIRST],
      flags: ['--limit-ms', '5000'],
    },
  ])('may send $name', async ({ ready = READY, body, flags = [] }) => {
    const file = await botFile('fine', ready, ...body);
    const result = await tournament([command(file), 'random'], '--deals', '1', ...flags);
    expect(result.forfeits).toEqual([]);
    expect(result.games).toBe(2);
  });

  it.each([
    {
      name: 'crashes',
      body: [`if (message.type === 'question') { console.error('no idea'); process.exit(3); }`],
      code: 'botEnded',
      says: 'no idea',
    },
    { name: 'crashes at once', ready: 'process.exit(7);', body: [], code: 'botEnded', says: '7' },
    {
      name: 'stalls',
      body: [`if (message.type === 'question') continue;`],
      flags: ['--limit-ms', '200'],
      code: 'botTooSlow',
      says: '0.2 s',
    },
    {
      name: 'is busy for ever',
      body: [`if (message.type === 'question') for (;;);`],
      flags: ['--limit-ms', '200'],
      code: 'botTooSlow',
      says: '0.2 s',
    },
    {
      name: 'never gets ready',
      ready: '',
      body: [],
      flags: ['--start-ms', '400'],
      code: 'botNeverReady',
      says: '0.4 s',
    },
    {
      name: 'speaks another version',
      ready: `if (message.type === 'hello') say({ type: 'ready', protocol: 2 });`,
      body: [FIRST],
      code: 'botProtocol',
      says: 'version 2',
    },
    {
      name: 'ends with a report of Node about an error',
      body: [`if (message.type === 'question') throw new Error('lost the thread');`],
      code: 'botEnded',
      says: 'Error: lost the thread',
    },
    {
      name: 'writes what is not JSON',
      body: [`console.log('my move is', message.legal?.[0]);`],
      code: 'botNotJson',
      says: 'my move is',
    },
    {
      name: 'answers with a list',
      body: [`if (message.type === 'question') say(message.legal);`],
      code: 'botNotJson',
      says: '[',
    },
    {
      name: 'answers with a number',
      body: [`if (message.type === 'question') say(5);`],
      code: 'botNotJson',
      says: '5',
    },
    {
      name: 'answers a question of the future',
      body: [`if (message.type === 'question') say({ id: message.id + 1, move: message.legal[0] });`],
      code: 'botUnasked',
      says: 'nobody',
    },
    {
      name: 'answers without a move',
      body: [`if (message.type === 'question') say({ id: message.id, move: 5 });`],
      code: 'botNoMove',
      says: 'move',
    },
    {
      name: 'reports an error',
      body: [`if (message.type === 'question') say({ id: message.id, error: 'lost' });`],
      code: 'botThrew',
      says: 'lost',
    },
    {
      name: 'cheats',
      body: [`if (message.type === 'question') say({ id: message.id, move: '105' });`],
      code: 'botIllegalMove',
      says: '105',
    },
    {
      name: 'floods with one line',
      body: [`if (message.type === 'question') process.stdout.write('x'.repeat(3_000_000));`],
      code: 'botLineTooLong',
      says: '1048576',
    },
  ])('forfeit if one $name', async ({ ready = READY, body, flags = [], code, says }) => {
    const file = await botFile('bad', ready, ...body);
    const result = await tournament([command(file), 'random'], '--deals', '1', ...flags);
    expect(result.games).toBe(2);
    expect(result.forfeits).toHaveLength(2);
    for (const forfeit of result.forfeits) {
      expect(forfeit).toMatchObject({ bot: 'outside', code });
      expect(forfeit.sentence).toContain(says);
    }
    expect(result.err).toContain('outside forfeits game 1-1. ');
    expect(standing(result, 'outside')).toMatchObject({ forfeits: 2, winRate: { mean: 0 } });
    expect(standing(result, 'random')).toMatchObject({ winRate: { mean: 1 }, forfeits: 0 });
  });

  it('forfeit if the command does not exist', async () => {
    const result = await tournament(['outside=cmd:no-such-program-at-all', 'random'], '--deals', '1');
    expect(result.forfeits).toHaveLength(2);
    expect(result.forfeits[0].code).toBe('botEnded');
  });

  it('lose one game by one fault, and start afresh for the next', async () => {
    const mark = join(folder, 'failed-once');
    const file = await botFile(
      'once',
      READY,
      `if (message.type === 'question') {
         const { existsSync, writeFileSync } = await import('node:fs');
         if (!existsSync(${JSON.stringify(mark)})) { writeFileSync(${JSON.stringify(mark)}, ''); process.exit(1); }
         first();
       }`,
    );
    const result = await tournament([command(file), 'random'], '--deals', '2');
    expect(result.forfeits.map(({ match }: { match: string }) => match)).toEqual(['1-1']);
  });

  it('get no fourth chance after three forfeits in a row', async () => {
    const count = join(folder, 'starts');
    const file = await botFile(
      'hopeless',
      `(await import('node:fs')).appendFileSync(${JSON.stringify(count)}, message.type === 'hello' ? 'x' : '');`,
      READY,
      `if (message.type === 'question') process.exit(1);`,
    );
    const result = await tournament([command(file), 'random'], '--deals', '4');
    expect(result.forfeits).toHaveLength(8);
    expect(await readFile(count, 'utf8')).toBe('xxx');
  });

  it('leave no process behind, whatever they do', async () => {
    const pids = join(folder, 'pids');
    const file = await botFile(
      'sticky',
      `if (message.type === 'hello') (await import('node:fs')).appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');`,
      READY,
      `process.on('SIGTERM', () => {}); if (message.type === 'question') for (;;);`,
    );
    await tournament([`stuck=cmd:true; node ${file}`, 'random'], '--deals', '1', '--limit-ms', '200');
    const started = (await readFile(pids, 'utf8')).trimEnd().split('\n').map(Number);
    expect(started).toHaveLength(2);
    for (const pid of started) await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('sit apart when the same bot has two seats', async () => {
    const log = join(folder, 'two.jsonl');
    const file = await botFile(
      'two',
      `if (message.type === 'question') (await import('node:fs')).appendFileSync(${JSON.stringify(log)}, JSON.stringify([process.pid, message.match, message.seat]) + '\\n');`,
      READY,
      FIRST,
    );
    await tournament([command(file), 'random'], '--deals', '1', '--players', '4');
    const asked = (await readFile(log, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as [number, string, number]);
    for (const match of new Set(asked.map(([, name]) => name))) {
      const seats = new Map(asked.filter(([, name]) => name === match).map(([pid, , seat]) => [seat, pid]));
      expect(seats.size).toBe(2);
      expect(new Set(seats.values()).size).toBe(2);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { sixfold } from './testing.js';

const COMMANDS = [
  'play',
  'simulate',
  'tournament',
  'env',
  'backup',
  'restore',
  'doctor',
  'replay',
  'verify',
  'solve',
  'bench',
];

describe('the program', () => {
  it.each(COMMANDS)('helps with %s, with an example or a pointer', async (command) => {
    const { code, out, err } = await sixfold([command, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`sixfold ${command}`);
    expect(out).toMatch(/Examples:|npm run bench/);
  });

  it('lists all commands', async () => {
    const { code, out } = await sixfold(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  it.each(['--version', '-V'])('tells its version with %s', async (flag) => {
    const { code, out, err } = await sixfold([flag]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('speaks German and Dutch', async () => {
    expect((await sixfold(['--help'], '', 'de')).out).toContain('Befehle:');
    expect((await sixfold(['simulate', 'go'], '', 'nl')).err).toContain('bestaat niet');
  });

  it.each([
    { argv: ['simulate', 'go'], code: 2, refusal: 'unknownGame', says: 'nimmt, ' },
    {
      argv: ['simulate', 'nimmt', '--variant', 'maxi'],
      code: 1,
      refusal: 'optionNotOneOf',
      says: 'classic, plus',
    },
    {
      argv: ['simulate', 'nimmt', '--variant', 'plus', '--options', '{"variant":"zero"}'],
      code: 2,
      refusal: 'variantTwice',
      says: 'one of them',
    },
    { argv: ['solve', 'nimmt'], code: 2, refusal: 'solveGame', says: 'six' },
    { argv: ['perft', 'nimmt'], code: 2, refusal: 'perftGame', says: 'six' },
    {
      argv: ['simulate', 'nimmt', '--options', '{"colour":1}'],
      code: 1,
      refusal: 'unknownOption',
      says: 'limit',
    },
    {
      argv: ['simulate', 'nimmt', '--options', '{"limit":0}'],
      code: 1,
      refusal: 'optionOutOfRange',
      says: '1 to 999',
    },
    {
      argv: ['simulate', 'nimmt', '--options', '{"limit":"66"}'],
      code: 1,
      refusal: 'optionOutOfRange',
      says: '1 to 999',
    },
    {
      argv: ['simulate', 'nimmt', '--options', '[]'],
      code: 1,
      refusal: 'optionsNotAnObject',
      says: 'JSON object',
    },
    { argv: ['simulate', 'nimmt', '--options', '{'], code: 2, refusal: 'optionsNotJson', says: 'JSON' },
    { argv: ['simulate', 'nimmt', '--players', '11'], code: 1, refusal: 'seatCount', says: '2–10' },
    { argv: ['simulate', 'nimmt', '--players', '1'], code: 1, refusal: 'seatCount', says: '2–10' },
    {
      argv: ['simulate', 'nimmt', '--players', 'four'],
      code: 2,
      refusal: 'notAWholeNumber',
      says: '--players',
    },
    { argv: ['simulate', 'nimmt', '--games', '0'], code: 2, refusal: 'notAWholeNumber', says: '--games' },
    { argv: ['simulate', 'nimmt', '--games', '-3'], code: 2, refusal: 'notAWholeNumber', says: '--games' },
    { argv: ['simulate', 'nimmt', '--bots', 'genius'], code: 2, refusal: 'unknownBot', says: 'random' },
    { argv: ['simulate', 'nimmt', '--bots', 'easy@5'], code: 2, refusal: 'unknownBot', says: 'easy@5' },
    { argv: ['play', 'nimmt', '--bots', 'wise@5ms'], code: 2, refusal: 'unknownBot', says: 'wise@5ms' },
    {
      argv: ['simulate', 'nimmt', '--bots', 'random,random,random,random,random'],
      code: 2,
      refusal: 'moreBotsThanSeats',
      says: '4 seats',
    },
    { argv: ['simulate', 'nimmt', '--seed', ''], code: 2, refusal: 'badSeed', says: 'characters' },
    {
      argv: ['simulate', 'nimmt', '--games', '2', '--record', 'x.json'],
      code: 2,
      refusal: 'recordIsOneGame',
      says: '--records',
    },
    { argv: ['simulate'], code: 2, refusal: 'missingArgument', says: 'game' },
    { argv: ['simulate', 'nimmt', 'six'], code: 2, refusal: 'tooManyArguments', says: 'too many' },
    { argv: ['simulate', 'nimmt', '--fast'], code: 2, refusal: 'unknownFlag', says: '--fast' },
    { argv: ['simulate', 'nimmt', '--games'], code: 2, refusal: 'flagNeedsValue', says: '--games' },
    { argv: ['dance'], code: 2, refusal: 'unknownCommand', says: 'dance' },
    { argv: ['--metrics', 'nobody'], code: 2, refusal: 'serveMetrics', says: 'local, all, off' },
    { argv: ['play', 'nimmt', '--seat', '5'], code: 2, refusal: 'notAWholeNumber', says: '1 to 4' },
    { argv: ['tournament', 'go'], code: 2, refusal: 'unknownGame', says: 'nimmt' },
    { argv: ['play', 'go'], code: 2, refusal: 'unknownGame', says: 'nimmt' },
    { argv: ['verify', 'no-such-file.json'], code: 1, refusal: 'cannotReadFile', says: 'no-such-file.json' },
  ])('refuses $argv with $refusal', async ({ argv, code, refusal, says }) => {
    const plain = await sixfold(argv);
    expect(plain).toMatchObject({ code, out: '' });
    expect(plain.err).toContain(`[${refusal}]`);
    expect(plain.err).toContain(says);
  });

  it('words refusals as JSON for programs', async () => {
    const { code, out, err } = await sixfold(['simulate', 'nimmt', '--players', '11', '--json']);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(JSON.parse(err)).toEqual({
      error: {
        code: 'seatCount',
        params: { seats: 11, allowed: '2–10' },
        sentence: expect.stringContaining('11'),
      },
    });
  });
});

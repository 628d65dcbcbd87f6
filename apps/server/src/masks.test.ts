import { expect, it } from 'vitest';
import { refusalOf, startTestServer } from './testing/harness.js';

it('[N-64] that somebody masks is told at once and binds; the cards are not, and may be changed', async () => {
  const server = await startTestServer();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const { table } = await ann.api.create({
    game: 'nimmt',
    seats: 2,
    name: 'Ann',
    options: { variant: 'ole', traps: 'own', collections: [{ mask: 2 }, { mask: 2 }] },
  });
  await ben.api.join(table.id, { name: 'Ben' });
  await ann.api.start(table.id);
  const ears = ben.listen(table.id);
  const { number, legal } = await ann.play(table.id);
  const masked = legal.filter((move) => move.includes('?'));
  const [first, second] = masked as [string, string];
  await ann.api.choose(table.id, { number, move: first });
  const turn = await ears.until((each) => each.last('turn'));
  expect(turn).toMatchObject({ chosen: [0], declared: [{ kind: 'laid', seat: 0, masked: true }] });
  expect(JSON.stringify(turn)).not.toContain(first);
  await ann.api.choose(table.id, { number, move: second });
  const open = legal.find((move) => !move.includes('?')) as string;
  expect(await refusalOf(ann.api.choose(table.id, { number, move: open }))).toBe('declared');
  expect((await ann.play(table.id)).turn.choice).toBe(second);
  ears.close();
  await server.stop();
});

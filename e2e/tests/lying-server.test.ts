import { commitmentOf, type Fairness, fairSeed, type MatchRecord, sealOf, withHash } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, visit } from '../src/house.js';
import { Liar, type Lie } from '../src/liar.js';
import type { Person } from '../src/person.js';
import { waitForTurn } from '../src/six-player.js';

let house: House;
let liar: Liar;
beforeAll(async () => {
  house = await House.open();
  liar = await Liar.before(house.address);
});
afterAll(async () => {
  await liar.close();
  await house.close();
});

const CHOSEN = 'c0'.repeat(32);
const isBefore = ({ phase }: TableState): boolean => phase === 'lobby' || phase === 'dealing';
const showing = (table: TableState, seat: number, seal: string): TableState =>
  table.deal.stage === 'open' && table.deal.seals
    ? { ...table, deal: { ...table.deal, seals: table.deal.seals.with(seat, seal) } }
    : table;

/** It showed one secret before the deal and dealt with another. */
function otherSecret(): Lie {
  let real = '';
  return {
    table: (table) => {
      if (!isBefore(table)) return table;
      real = table.commitment;
      return { ...table, commitment: commitmentOf('77'.repeat(32)) };
    },
    asked: (path, body) => (path.endsWith('/seal') ? { ...body, commitment: real } : body),
  };
}

/** It deals with a contribution that it chose, and shows the seal of the one that it was sent. */
function chosenContribution(): Lie {
  let sent = '';
  return {
    asked: (path, body) => {
      if (path.endsWith('/open')) return { ...body, contribution: CHOSEN };
      if (!path.endsWith('/seal')) return body;
      sent = String(body.seal);
      return { ...body, seal: sealOf(CHOSEN) };
    },
    table: (table) => showing(table, 0, sent),
  };
}

/** It shows any seal of the other player, whose contribution it chooses after having seen all others. */
const madeUpSeal: Lie = { table: (table) => showing(table, 1, 'ab'.repeat(32)) };

/** It says that lots are drawn, and has decided who begins. */
const chosenLot: Lie = {
  asked: (path, body) =>
    path === '/api/tables' ? { ...body, options: { ...(body.options as object), opener: 1 } } : body,
  table: (table) => (isBefore(table) ? { ...table, options: { ...table.options, opener: 'lot' } } : table),
};

/** It asks nobody for anything, so that the deal is its own. */
const nobodyAsked: Lie = {
  asked: (path, body) => (path === '/api/tables' ? { ...body, contributes: false } : body),
};

/** It hands out evidence of the kind that was usual before anybody sealed anything. */
const olderEvidence: Lie = {
  record: (record) => {
    const { table, secret, commitment } = record.fairness as Fairness;
    const contributions = ['', ''];
    const fairness = { version: 1, table, secret, commitment, contributions };
    return withHash({ ...record, seed: fairSeed(secret, table, contributions), fairness });
  },
};

/** It says that somebody else has given up. */
const otherEnd: Lie = {
  record: (record) =>
    withHash({
      ...record,
      ended: { reason: 'resigned', seat: 1 },
      result: { scores: [1, 0], ranks: [1, 2] },
    }),
};

/** Anna plays SIX at this server until she gives up, against a bot or with somebody. */
async function play(lie: Lie, { guest = false, lot = false } = {}): Promise<Person> {
  liar.lie = lie;
  const anna = await visit(house.browser, liar.address, { name: 'Anna' });
  await anna.go('/new/six');
  await anna.option('Online');
  if (lot) {
    await anna.page.getByText('More rules').click();
    await anna.page.getByLabel('Opener').selectOption({ label: 'By lot' });
  }
  if (!guest) await anna.page.getByLabel('Who sits on seat 2').selectOption('easy');
  await anna.button('Make the table').click();
  await anna.page.waitForURL(/\/t\//);
  if (guest) {
    const bert = await house.visitor({ name: 'Bert' });
    await bert.sitDown(anna.table);
  }
  await anna.start();
  await waitForTurn(anna);
  const id = anna.table.split('/').at(-1);
  await anna.page.request.post(`${house.address}/api/tables/${id}/resign`, { data: {} });
  await anna.page.getByRole('heading', { name: 'Result' }).or(anna.page.locator('.result')).first().waitFor();
  return anna;
}

describe('a server that lies', () => {
  let another: MatchRecord;

  it('is not what an honest one is taken for', async () => {
    const anna = await play({});
    await anna.button('Was the deal fair?').click();
    await anna.page.getByText('The deal was fair.').waitFor();
    expect(await anna.page.getByText('Something does not fit.').count()).toBe(0);
    const id = anna.table.split('/').at(-1);
    another = await (await anna.page.request.get(`${house.address}/api/tables/${id}/record`)).json();
    anna.expectNoFaults();
  });

  it.each<[string, () => Lie, { guest?: boolean; lot?: boolean }, RegExp]>([
    ['that it swapped its secret', otherSecret, {}, /The server swapped its secret/],
    ['that it chose a contribution', chosenContribution, {}, /What you added to the deal was swapped/],
    ['that it made a seal up', () => madeUpSeal, { guest: true }, /A seal was swapped: .* of player 2/],
    ['that it chose the lot', () => chosenLot, { lot: true }, /The lots were swapped: .*opener/],
    ['that it asked nobody', () => nobodyAsked, {}, /let your browser add nothing to the deal/],
    ['that it fobs people off with less', () => olderEvidence, {}, /another deal than the one that you/],
    ['that it tells of another end', () => otherEnd, {}, /another game than the one that you saw/],
    [
      'that it tells of another deal',
      () => ({ record: () => another }),
      {},
      /another deal than the one that you/,
    ],
  ])('is told of by itself: %s', async (_, lie, how, message) => {
    const anna = await play(lie(), how);
    await anna.page.getByText('Something does not fit.').waitFor();
    await anna.page.getByText(message).waitFor();
    anna.expectNoFaults();
  });
});

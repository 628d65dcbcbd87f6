import { amount, figure, isLong, isProof } from '@sixfold/game-laws';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../src/chromium.js';
import { WAYS } from '../src/games.js';
import { visit } from '../src/house.js';
import { Monkey, type Plan } from '../src/monkey.js';
import { MortalServer } from '../src/mortal.js';
import { secretsIn } from '../src/secrets.js';

let server: MortalServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([MortalServer.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Everything that is wrong after an evening with a monkey, and what it did. */
async function evening(plan: Plan): Promise<{ problems: string[]; secrets: number }> {
  const monkey = await Monkey.arrive(browser, server, plan);
  try {
    await monkey.rage();
    const problems = await monkey.calm();
    const { way, where, seed } = plan;
    const tale = monkey.deeds.join(' · ');
    return {
      problems: problems.map((problem) => `${way.name}, ${where}, seed ${seed}: ${problem}\n${tale}`),
      secrets: monkey.secrets,
    };
  } finally {
    await monkey.leave();
  }
}

const PLACES = isLong ? (['online', 'device'] as const) : (['online'] as const);
const EVENINGS = (isProof ? WAYS : WAYS.slice(0, 1)).flatMap((way) =>
  PLACES.map((where) => ({ way, where, name: `${way.name}, ${where}` })),
);

describe('a monkey', () => {
  it.each(EVENINGS)('leaves no page error, no stuck game and nothing but the truth: $name', async (each) => {
    const evenings = amount(1, 10);
    const first = Number(process.env.SIXFOLD_MONKEY ?? 1);
    let [deeds, secrets] = [0, 0];
    for (let number = first; number < first + evenings; number++) {
      const plan = { ...each, seed: `${each.name} ${number}`, steps: isProof ? 48 : 16 };
      const found = await evening(plan);
      expect(found.problems).toEqual([]);
      deeds += plan.steps;
      secrets += found.secrets;
    }
    figure(
      `${each.name}: ${evenings} evenings with a monkey, ${deeds} deeds: no page error, nothing stuck, all as the server says, none of ${secrets} cards of others in the page`,
    );
  });
});

/** What would be wrong with the page, and the words in which it is found. */
const SABOTAGE: readonly {
  what: string;
  found: RegExp;
  sabotage: (context: BrowserContext) => Promise<unknown>;
}[] = [
  {
    what: 'a click that throws',
    found: /page error: .*sabotage/,
    sabotage: (context) =>
      context.addInitScript(() => {
        addEventListener('click', () => {
          throw new Error('sabotage');
        });
      }),
  },
  {
    what: 'a choice that is never sent',
    found: /stuck/,
    sabotage: (context) => context.route('**/choose', () => {}),
  },
  {
    what: 'a tab that is never told anything new',
    found: /shown|stuck/,
    sabotage: (context) =>
      context.addInitScript(() => {
        const { fetch } = window;
        let hasHeard = false;
        /** Lets through how it is when somebody comes, and nothing of what happens then, however often they ask again. */
        const deafened = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
          body.pipeThrough(
            new TransformStream<Uint8Array, Uint8Array>({
              transform: (chunk, controller) => {
                if (!hasHeard) controller.enqueue(chunk);
                hasHeard = true;
              },
            }),
          );
        window.fetch = async (input, init) => {
          const response = await fetch(input, init);
          const { body } = response;
          return String(input).includes('/events') && body
            ? new Response(deafened(body), response)
            : response;
        };
      }),
  },
];

it('a part of the page that could not be fetched comes by itself when the line is back', async () => {
  const { page } = await visit(browser, server.address);
  await page.goto(server.address);
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/puzzles'));
  await heading('This page cannot be fetched right now.');
  await page.context().setOffline(false);
  await heading('Puzzles');
  await page.context().close();
});

it('the monkey finds a card of another in the document, in storage and in what is read out', async () => {
  const { page } = await visit(browser, server.address);
  await page.goto(server.address);
  expect(await secretsIn(page, ['101', '102', '103', '104'])).toEqual([]);
  await page.evaluate(() => {
    document.body.dataset.card = 'card-101';
    localStorage.setItem('hand', '[102]');
    document.body.append(Object.assign(document.createElement('button'), { ariaLabel: '103, one bullhead' }));
  });
  expect(await secretsIn(page, ['101', '102', '103', '104'])).toEqual(['101', '102', '103']);
  await page.context().close();
});

describe.runIf(isProof)('the monkey finds', () => {
  it.each(SABOTAGE)('$what', async ({ sabotage, found }) => {
    const [way] = WAYS as [(typeof WAYS)[0]];
    const { problems } = await evening({ way, where: 'online', seed: 'sabotage', steps: 8, sabotage });
    expect(problems.join('\n')).toMatch(found);
  });
});

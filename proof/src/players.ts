import { ApiProblem, createClient, type PlayState } from '@sixfold/protocol';
import { Person } from '@sixfold/server/testing';

const SEATS = 3;

/** A table at which everybody knows nothing but what their streams tell them. */
export interface StreamTable {
  readonly id: string;
  /** How often everybody has laid a card. */
  rounds: number;
  /** When anybody was last told anything of the game. */
  movedAt: number;
  /** Why choices were not taken. */
  readonly refusals: string[];
  readonly over: Promise<void>;
  close(): void;
}

interface Manners {
  /** Is told how many milliseconds each choice took to be acknowledged. */
  readonly took?: (millis: number) => void;
  /** For how many milliseconds people think about a choice, on average; without it they choose at once. */
  readonly thinking?: number;
  /** How many rounds a game has; without it, it is played to 66 points. */
  readonly deals?: number;
}

/** People sit down, each at one of the nodes, and play. */
export async function sitDown(
  urls: readonly string[],
  { took = () => {}, thinking = 0, deals }: Manners = {},
): Promise<StreamTable> {
  const people = Array.from(
    { length: SEATS },
    (_, seat) => new Person(urls[seat % urls.length] ?? '', `P${seat}`),
  );
  const apis = people.map(({ url, token }) =>
    createClient({ base: url, token, tries: 100, retryAfter: 100 }),
  );
  const [host, ...others] = apis as [(typeof apis)[0], ...typeof apis];
  const wish = {
    game: 'nimmt',
    seats: SEATS,
    name: 'P0',
    startWhenFull: true,
    options: { rounds: deals ?? null },
  };
  const { table } = await host.create(wish);
  for (const [index, api] of others.entries()) await api.join(table.id, { name: `P${index + 1}` });
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const streams: { close(): void }[] = [];
  const close = (): void => {
    for (const each of streams) each.close();
  };
  const state: StreamTable = { id: table.id, rounds: 0, movedAt: Date.now(), refusals: [], over, close };
  let laying = 0;
  for (const api of apis) {
    let answered = -1;
    const answer = async (play: PlayState): Promise<void> => {
      const { number, legal, result, turn, view } = play;
      state.movedAt = Date.now();
      // Whoever takes a row moves once more in the same round.
      const isNext = result !== undefined || (view as { phase: string }).phase === 'lay';
      if (isNext && number > laying) [laying, state.rounds] = [number, state.rounds + 1];
      if (result !== undefined) end();
      const [move] = legal;
      if (move === undefined || turn.choice !== undefined || number === answered) return;
      answered = number;
      if (thinking > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * thinking));
      try {
        const from = performance.now();
        await api.choose(table.id, { number, move });
        took(performance.now() - from);
      } catch (problem) {
        answered = -1;
        const code = problem instanceof ApiProblem ? problem.code : String(problem);
        state.refusals.push(`${number}: ${code}`);
        // Away when the cards were dealt, because a line took long to open: back, and once more. The rest is told by streams.
        if (code !== 'botPlaysForYou') return;
        await api.comeBack(table.id);
        await answer(play);
      }
    };
    streams.push(api.listen(table.id, { play: (play) => void answer(play) }));
  }
  return state;
}

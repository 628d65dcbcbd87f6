import type { Figure } from './figures.js';
import type { Child } from './server-child.js';
import { pause } from './server-crowd.js';
import { type Ears, type Line, newTokens, SEATS, sixfoldSteps } from './server-targets.js';

const TABLES = 100;
const ONE_ROUND = { variant: 'classic', rounds: 1 };

/** A seat that notes what it is asked, and answers only when it is let. */
class Player {
  private line: Line | undefined;
  private moves: readonly string[] | undefined;
  private isLet = false;
  moved = 0;
  private end: () => void = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  readonly ears: Ears = {
    asked: ({ moves }) => {
      this.moves = moves;
      this.act();
    },
    over: () => this.end(),
  };

  sit(line: Line): void {
    this.line = line;
  }

  play(): Promise<void> {
    this.isLet = true;
    this.act();
    return this.over;
  }

  leave(): void {
    this.line?.close();
  }

  private act(): void {
    const [move] = this.moves ?? [];
    if (!this.isLet || move === undefined) return;
    this.moves = undefined;
    this.moved++;
    void this.line?.send(move);
  }
}

/** Processor time of everything that a table goes through, in microseconds a table; of playing, a move. */
export async function phases(child: Child): Promise<Figure[]> {
  const steps = sixfoldSteps([child.port], ONE_ROUND);
  const figures: Figure[] = [];
  const phase = async <Result>(what: string, work: () => Promise<Result>): Promise<[Result, number]> => {
    const before = await child.usage();
    const result = await work();
    const used = ((await child.usage()).cpu - before.cpu) * 1e6;
    figures.push({ what: `processor time: ${what}`, value: used / TABLES, unit: 'µs/table' });
    return [result, used];
  };
  const crowd = Array.from({ length: TABLES }, newTokens);
  const [ids] = await phase('create', () => Promise.all(crowd.map((tokens) => steps.create(tokens))));
  const join = (seat: number) =>
    Promise.all(crowd.map((tokens, table) => steps.join(ids[table] as string, tokens, seat)));
  await phase(`join (${SEATS - 2})`, async () => {
    for (let seat = 1; seat < SEATS - 1; seat++) await join(seat);
  });
  await phase('join and start', () => join(SEATS - 1));
  const players = crowd.flatMap((tokens, table) =>
    tokens.map((_, seat) => ({ id: ids[table] as string, tokens, seat, player: new Player() })),
  );
  await phase(`connect (${SEATS})`, () =>
    Promise.all(
      players.map(async ({ id, tokens, seat, player }) =>
        player.sit(await steps.connect(id, tokens, seat, player.ears)),
      ),
    ),
  );
  const [, played] = await phase('play and end', () =>
    Promise.all(players.map(({ player }) => player.play())),
  );
  const moves = players.reduce((sum, { player }) => sum + player.moved, 0);
  figures.push({ what: 'the same, a move', value: played / moves, unit: 'µs' });
  await phase('leave', async () => {
    for (const { player } of players) player.leave();
    await pause(300);
  });
  return figures;
}

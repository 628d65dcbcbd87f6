/** What two players who choose at the same time, one's gain being the other's loss, should do. */
export interface Equilibrium {
  /** What the one who chooses rows gets if both do so. */
  readonly value: number;
  /** How often each row is chosen, and each column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const NEARLY_NOTHING = 1e-9;

/** Solves a matrix game exactly. `payoff[row][column]` is what the one who chooses rows gets. */
export function solveMatrixGame(payoff: readonly (readonly number[])[]): Equilibrium {
  return saddle(payoff) ?? simplex(payoff);
}

/** Where neither gains by choosing otherwise alone, if there is such a place. */
function saddle(payoff: readonly (readonly number[])[]): Equilibrium | undefined {
  const worsts = payoff.map((line) => Math.min(...line));
  const value = Math.max(...worsts);
  const row = worsts.indexOf(value);
  const column = payoff[0].findIndex((_, at) => payoff.every((line) => line[at] <= value));
  if (column < 0) return undefined;
  const only = (chosen: number) => (_: unknown, at: number) => (at === chosen ? 1 : 0);
  return { value, rows: payoff.map(only(row)), columns: payoff[0].map(only(column)) };
}

/** By linear programming, with Bland's rule, which never goes round in circles. */
function simplex(payoff: readonly (readonly number[])[]): Equilibrium {
  const height = payoff.length;
  const width = payoff[0].length;
  // With positive payoffs only, the linear program is bounded and starts from "nobody plays anything".
  const shift = 1 - Math.min(...payoff.flat());
  const result = width + height;
  const table = payoff.map((line, row) => [
    ...line.map((amount) => amount + shift),
    ...Array.from(payoff, (_, other) => (other === row ? 1 : 0)),
    1,
  ]);
  const goal = Array.from({ length: result + 1 }, (_, at) => (at < width ? -1 : 0));
  const basis = Array.from(payoff, (_, row) => width + row);
  for (let enter = entering(goal); enter >= 0; enter = entering(goal)) {
    const leave = leaving(table, basis, enter);
    pivot(table, goal, leave, enter);
    basis[leave] = enter;
  }
  const total = goal[result];
  const columns = Array.from({ length: width }, () => 0);
  for (const [row, at] of basis.entries()) if (at < width) columns[at] = table[row][result] / total;
  return { value: 1 / total - shift, rows: payoff.map((_, row) => goal[width + row] / total), columns };
}

const entering = (goal: readonly number[]): number => goal.findIndex((amount) => amount < -NEARLY_NOTHING);

function leaving(table: readonly (readonly number[])[], basis: readonly number[], enter: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [row, line] of table.entries()) {
    if (line[enter] <= NEARLY_NOTHING) continue;
    const ratio = line[line.length - 1] / line[enter];
    const isEqual = Math.abs(ratio - least) <= NEARLY_NOTHING;
    if (ratio < least - NEARLY_NOTHING || (isEqual && basis[row] < basis[best])) {
      best = row;
      least = ratio;
    }
  }
  return best;
}

function pivot(table: number[][], goal: number[], row: number, column: number): void {
  const line = table[row];
  const by = line[column];
  for (const at of line.keys()) line[at] /= by;
  for (const other of [...table, goal]) {
    const factor = other === line ? 0 : other[column];
    if (factor !== 0) for (const at of line.keys()) other[at] -= factor * line[at];
  }
}

/** Steps downhill by remembered slopes: each weight at a pace of its own (Adam by Kingma and Ba). */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(
    weights: number,
    /** How much of the squares of former slopes is kept at each step. */
    private readonly keeps: number,
  ) {
    this.mean = new Float64Array(weights);
    this.square = new Float64Array(weights);
  }

  step(weights: Float64Array, slope: Float64Array, rate: number): void {
    const { mean, square, keeps } = this;
    this.steps++;
    for (const [at, grade] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * grade;
      square[at] = keeps * (square[at] as number) + (1 - keeps) * grade * grade;
      const m = (mean[at] as number) / (1 - 0.9 ** this.steps);
      const v = (square[at] as number) / (1 - keeps ** this.steps);
      weights[at] = (weights[at] as number) - (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
}

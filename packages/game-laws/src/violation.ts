const SHOWN = 2000;
const AROUND = 80;

/** Says which law is broken, and shows what breaks it. */
export function violated(law: string, ...evidence: readonly unknown[]): never {
  const shown = evidence.map((item) => `\n  ${JSON.stringify(item)?.slice(0, SHOWN)}`).join('');
  throw new Error(law + shown);
}

/** Demands equal texts, and shows where they part. */
export function same(law: string, actual: string, expected: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const excerpt = (text: string) =>
    `…${text.slice(Math.max(0, at - AROUND), at)}⇒${text.slice(at, at + AROUND)}…`;
  throw new Error(
    `${law}, from character ${at}\n  is       ${excerpt(actual)}\n  expected ${excerpt(expected)}`,
  );
}

import { LineReader } from '../keys.js';
import type { Shell } from '../shell.js';
import type { Decision, Human } from './human.js';

/** A person who types whole lines: dumb terminals, pipes, screen readers. */
export function linePlayer(shell: Shell): Human {
  const reader = new LineReader(shell.stdin);
  return {
    choose: (decision) => choose(decision, reader, shell),
    show: (lines) => print(lines, shell),
    during: async (think) => think(),
    close: () => reader.close(),
  };
}

async function print(lines: readonly string[], { out }: Shell): Promise<void> {
  for (const line of lines) await out.line(line);
  await out.flush();
}

const LINE_WIDTH = 100;
const SHORT_LIST = 3;

/** The moves in lines of a readable width. */
function moveLines(moves: readonly string[]): string[] {
  const lines: string[] = [];
  for (const move of moves) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + move.length + 2 <= LINE_WIDTH)
      lines[lines.length - 1] = `${last}  ${move}`;
    else lines.push(` ${move}`);
  }
  return lines;
}

/** The first of many moves; `?` shows them all. */
function shortList(moves: readonly string[], { words }: Shell): string[] {
  const lines = moveLines(moves);
  if (lines.length <= SHORT_LIST) return lines;
  return [...lines.slice(0, SHORT_LIST), ` ${words.play.more(moves.length)}`];
}

async function choose(decision: Decision, reader: LineReader, shell: Shell): Promise<string | undefined> {
  const { words } = shell;
  await print([...decision.lines(), '', ` ${decision.ask}`, ...shortList(decision.legal, shell)], shell);
  for (;;) {
    await shell.out.write(' > ');
    const line = (await reader.next())?.trim();
    if (line === undefined || line === 'q') {
      await print([''], shell);
      return undefined;
    }
    if (decision.legal.includes(line)) return line;
    if (line === '' || line === '?') await print([words.play.help, ...moveLines(decision.legal)], shell);
    else await print([` ${decision.objection(line)}`], shell);
  }
}

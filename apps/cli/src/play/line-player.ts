import { LineReader } from '../keys.js';
import type { Shell } from '../shell.js';
import type { Decision, Human } from './human.js';

/** A person who types whole lines: dumb terminals, pipes, screen readers. */
export function linePlayer(shell: Shell): Human {
  const reader = new LineReader(shell.stdin);
  return {
    choose: (decision) => choose(decision, reader, shell),
    show: (lines) => print(lines, shell),
    close: () => reader.close(),
  };
}

async function print(lines: readonly string[], { out }: Shell): Promise<void> {
  for (const line of lines) await out.line(line);
  await out.flush();
}

async function choose(decision: Decision, reader: LineReader, shell: Shell): Promise<string | undefined> {
  const { words } = shell;
  await print([...decision.lines(), '', ` ${decision.ask}`, ` ${decision.legal.join('  ')}`], shell);
  for (;;) {
    await shell.out.write(' > ');
    const line = (await reader.next())?.trim();
    if (line === undefined || line === 'q') {
      await print([''], shell);
      return undefined;
    }
    if (decision.legal.includes(line)) return line;
    if (line === '' || line === '?') await print([words.play.help, ` ${decision.legal.join('  ')}`], shell);
    else await print([` ${decision.objection(line)}`], shell);
  }
}

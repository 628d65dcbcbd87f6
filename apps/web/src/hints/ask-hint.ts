import type { PlainQuestion } from '@sixfold/bots';
import type { Hint, PlayState } from '@sixfold/protocol';
import { DeviceClient } from '../client/device-client.js';
import { api } from '../client/online.js';
import type { TableClient } from '../client/table-client.js';

/** All that a hint is made from: what the asking seat sees. */
export type HintQuestion = Omit<PlainQuestion, 'level'>;

/** What Strong would do: asked of the server for its tables, thought of here for a game of this device. */
export async function askHint(
  client: TableClient,
  table: { readonly id: string; readonly game: string },
  seat: number,
  play: PlayState,
): Promise<Hint> {
  if (!(client instanceof DeviceClient))
    return api.hint(table.id, { number: play.number, level: 'strong', seat });
  const refused = await client.noteHint(play.number);
  if (refused) throw new Error(refused.code);
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
  const question: HintQuestion = {
    game: table.game,
    view: play.view,
    seat,
    legal: play.legal,
    seed: String(play.number),
  };
  try {
    return await new Promise<Hint>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Hint>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}

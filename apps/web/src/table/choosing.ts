import { useCallback, useRef, useState } from 'react';
import type { Refused, TableClient } from '../client/table-client.js';

/** A move on its way: the answer to the match's state of this number. */
export interface Sent {
  readonly number: number;
  readonly move: string;
}

/** What was chosen shows at once; until the answer is there, nothing else can be chosen. */
export function useChoosing(
  client: TableClient,
  number: number,
  onAnswer: (refused: Refused | undefined) => void,
): { readonly sent: Sent | undefined; readonly choose: (move: string) => Promise<void> } {
  const [sent, setSent] = useState<Sent>();
  const isSending = useRef(false);
  const choose = useCallback(
    async (move: string) => {
      if (isSending.current) return;
      isSending.current = true;
      onAnswer(undefined);
      setSent({ number, move });
      const refused = await client.choose(move).finally(() => {
        isSending.current = false;
      });
      if (!refused) return;
      setSent(undefined);
      onAnswer(refused);
    },
    [client, number, onAnswer],
  );
  return { sent, choose };
}

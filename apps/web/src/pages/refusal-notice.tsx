import { Suspense } from 'react';
import type { Refused } from '../client/table-client.js';
import { sentence, useKitWords } from '../words/words.js';

/** Says why something was refused; the words for that are fetched only when it is. */
export const RefusalNotice = ({ refused }: { readonly refused: Refused }) => (
  <Suspense>
    <Sentence refused={refused} />
  </Suspense>
);

function Sentence({ refused }: { readonly refused: Refused }) {
  const kit = useKitWords();
  return (
    <p role="alert" className="notice">
      {sentence(refused, {}, kit)}
    </p>
  );
}

import { useEffect, useState } from 'react';
import { useLearnWords } from '../rules/use-learn-words.js';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { useWords } from '../words/words.js';

/** Copies the address of a position. */
export function ShareButton({ address }: { readonly address: string }) {
  const words = useLearnWords('lookBack').replay;
  const lobby = useWords().lobby;
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [address]);
  return (
    <Button
      look="quiet"
      icon={copied ? 'check' : 'link'}
      className="replay-share"
      aria-label={words.share}
      title={words.share}
      onClick={() => void copyText(location.origin + address).then(setCopied)}
    >
      <span className="replay-share-text">{copied ? lobby.copied : words.share}</span>
    </Button>
  );
}

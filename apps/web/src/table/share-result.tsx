import { useState } from 'react';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { useWords } from '../words/words.js';

/** Tells others how a match ended, with the way to see it where there is one: by the device's own means, or by copying. */
export function ShareResult({ text, link }: { readonly text: string; readonly link: string | undefined }) {
  const words = useWords().lobby;
  const [copied, setCopied] = useState<boolean>();
  const url = link === undefined ? undefined : location.origin + link;
  async function share(): Promise<void> {
    if ('share' in navigator) await navigator.share({ text, ...(url && { url }) }).catch(() => undefined);
    else setCopied(await copyText(url ? `${text} ${url}` : text));
  }
  return (
    <>
      <Button icon={copied ? 'check' : 'share'} onClick={() => void share()}>
        {copied ? words.copied : words.share}
      </Button>
      {copied === false && (
        <p role="alert" className="notice">
          {words.notCopied}
        </p>
      )}
    </>
  );
}

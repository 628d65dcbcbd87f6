import type { TableState } from '@sixfold/protocol';
import { useEffect, useState } from 'react';
import { api } from '../client/online.js';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { QrCode } from '../ui/qr-code.js';
import { useWords } from '../words/words.js';

/** Two groups of three are said and typed more easily than six letters in a row. */
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Short code, link and QR code of a table. */
export function Invitation({ table }: { readonly table: TableState }) {
  const words = useWords().lobby;
  const [copied, setCopied] = useState<boolean>();
  const code = useShortCode(table);
  const link = `${location.origin}/t/${table.id}`;

  return (
    <section className="invitation" aria-labelledby="invite">
      <QrCode text={link} label={words.qr} />
      <div className="stack">
        <h2 id="invite" className="small-heading">
          {words.invite}
        </h2>
        {code !== undefined && (
          <p className="short-code">
            <span className="soft">{words.code}</span> <strong>{spaced(code)}</strong>
          </p>
        )}
        <p>
          {code !== undefined && <span className="soft">{words.orLink} </span>}
          <a href={link} className="table-link">
            {link.replace(/^https?:\/\//, '')}
          </a>
        </p>
      </div>
      <div className="stack invite-ways">
        <div className="line">
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copyText(link).then(setCopied)}>
            {copied ? words.copied : words.copy}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {words.share}
            </Button>
          )}
        </div>
        {copied === false && (
          <p role="alert" className="notice">
            {words.notCopied}
          </p>
        )}
      </div>
    </section>
  );
}

/** Asked for by whoever belongs to the room, each time they come: an old code may have lapsed. */
function useShortCode({ id, code: known, you: { member } }: TableState): string | undefined {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!member) return;
    // Without one there is still the link.
    void api.code(id).then(
      ({ code }) => setAsked(code),
      () => undefined,
    );
  }, [id, member]);
  return asked ?? known;
}

import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useWords } from '../../words/words.js';
import type { SixProps } from './frames.js';
import { useSixWords } from './words.js';

type MannersProps = Pick<SixProps, 'manners' | 'commands' | 'me' | 'nameOf' | 'result'>;

/** Beside the main action: the warning signal, a draw offer, giving up; as far as the table allows them. */
export function MannersButtons({ manners, commands, me, result }: MannersProps) {
  const page = useWords().table;
  const words = useSixWords();
  const [open, setOpen] = useState(false);
  const { allows, draw } = manners;
  if (me === undefined || result) return null;
  const close = () => setOpen(false);
  return (
    <>
      {allows.signal && (
        <IconButton icon="bell" label={words.signal} onClick={() => void commands.signal()} />
      )}
      {(allows.draw || allows.resign) && (
        <IconButton icon="flag" label={words.options} onClick={() => setOpen(true)} />
      )}
      {open && (
        <Dialog title={words.options} onClose={close}>
          {draw?.by === me && <p>{words.drawWaiting}</p>}
          {allows.draw && (
            <Button
              wide
              disabled={draw !== undefined}
              onClick={() => {
                void commands.draw('offer');
                close();
              }}
            >
              {page.offerDraw}
            </Button>
          )}
          {allows.resign && (
            <>
              <p className="soft">{words.resignSure}</p>
              <Button
                look="plain"
                icon="flag"
                wide
                onClick={() => {
                  void commands.resign();
                  close();
                }}
              >
                {page.resign}
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The other side's draw offer, to be answered; one's own, to be waited for. */
export function DrawOffer({
  manners,
  commands,
  me,
  nameOf,
  result,
  isFriend,
}: MannersProps & { readonly isFriend: (seat: number) => boolean }) {
  const page = useWords().table;
  const words = useSixWords();
  const { draw } = manners;
  if (!draw || result) return null;
  const isOurs = me === undefined || isFriend(draw.by);
  return (
    <div className="six-offer" role="status">
      <p>{draw.by === me ? words.drawWaiting : page.drawOffered(nameOf(draw.by))}</p>
      {!isOurs && (
        <>
          <Button onClick={() => void commands.draw('accept')}>{page.accept}</Button>
          <Button look="quiet" onClick={() => void commands.draw('decline')}>
            {page.decline}
          </Button>
        </>
      )}
    </div>
  );
}

/** How long a signal is seen. */
const STAYS = 3500;

/** Somebody clears their throat: everybody hears it for a moment (S-11). */
export function SignalHeard({ signal, nameOf }: Pick<SixProps, 'signal' | 'nameOf'>) {
  const words = useSixWords();
  const [heard, setHeard] = useState(signal?.count);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(signal?.count), STAYS);
    return () => clearTimeout(timer);
  }, [signal]);
  if (!signal || signal.count === heard) return null;
  return (
    <p className="six-signal" role="status">
      {words.signalled(nameOf(signal.seat))}
    </p>
  );
}

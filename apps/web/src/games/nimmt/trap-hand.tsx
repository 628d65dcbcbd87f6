import type { Trap } from '@sixfold/nimmt';
import { useState } from 'react';
import { TrapCard } from '../../cards/other-cards.js';
import { Dialog } from '../../ui/dialog.js';
import { useTableWords } from '../../words/words.js';

/** The viewer's unused traps; the mask is switched on here, the others are asked for in their moment. */
export function TrapHand({
  traps,
  canMask,
  mask,
  onMask,
}: {
  readonly traps: readonly Trap[];
  readonly canMask: boolean;
  readonly mask: boolean;
  readonly onMask: () => void;
}) {
  const words = useTableWords('nimmt');
  const [explained, setExplained] = useState<Trap>();
  if (traps.length === 0) return null;
  return (
    <div className="trap-hand">
      {traps.map((trap, index) => {
        const usable = trap === 'mask' && canMask;
        return (
          <button
            key={`${trap}-${index + 1}`}
            type="button"
            className="trap-button"
            aria-pressed={usable ? mask : undefined}
            onClick={() => (usable ? onMask() : setExplained(trap))}
          >
            <TrapCard trap={trap} />
            <span>
              <strong>{words.traps[trap]}</strong>
              <small>{usable ? (mask ? words.maskCancel : words.maskUse) : words.trapWhen[trap]}</small>
            </span>
          </button>
        );
      })}
      {explained && (
        <Dialog title={words.traps[explained]} onClose={() => setExplained(undefined)}>
          <div className="trap-explained">
            <TrapCard trap={explained} />
            <p>{words.trapsHelp[explained]}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.js';
import { IconButton } from './button.js';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A dialog on the browser's own element: focus stays inside, Escape and the backdrop close it. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={words.table.close} onClick={() => ref.current?.close()} />
        </div>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

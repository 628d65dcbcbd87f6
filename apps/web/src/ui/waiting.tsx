import { Mark } from './mark.js';
import './waiting.css';

/** Something is on its way. Shows only if it takes a moment. */
export function Waiting() {
  return (
    <div className="waiting" role="status" aria-label="…">
      <Mark size={56} />
    </div>
  );
}

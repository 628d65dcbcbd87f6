import { useLocation } from 'wouter';
import { Button } from '../ui/button.js';
import { useWords } from '../words/words.js';
import { putOffUpdate, takeUpdate, useUpdate } from './updates.js';
import './update-notice.css';

/** Asks whether to go over to a newer version; never at a table, where it would disturb. */
export function UpdateNotice() {
  const words = useWords().table;
  const [path] = useLocation();
  const { waiting, later } = useUpdate();
  if (!waiting || later || /^\/(t|here)\//.test(path)) return null;
  return (
    <div className="update-notice" role="status">
      <p>{words.updateReady}</p>
      <Button look="main" onClick={takeUpdate}>
        {words.updateNow}
      </Button>
      <Button look="quiet" onClick={putOffUpdate}>
        {words.updateLater}
      </Button>
    </div>
  );
}

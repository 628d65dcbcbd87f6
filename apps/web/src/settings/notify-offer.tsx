import { useEffect, useState } from 'react';
import { pushKey } from '../install/push.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';
import { mayNotify, wantNotify } from './notify.js';
import { useSettings } from './settings.js';

/** Where a game takes days, people are asked whether they want to be told; only where the server can do it. */
export function NotifyOffer() {
  const words = useWords().settings;
  const { notify, notifyOffered, set } = useSettings();
  const [isOffered, setOffered] = useState(false);
  const isAsked = !notify && !notifyOffered && mayNotify();
  useEffect(() => {
    if (isAsked) void pushKey().then((key) => setOffered(key !== undefined));
  }, [isAsked]);
  if (!isAsked || !isOffered) return null;
  const answer = async (wanted: boolean): Promise<void> => {
    if (wanted) await wantNotify(true);
    set({ notifyOffered: true });
  };
  return (
    <div className="notice" role="status">
      <Icon name="bell" />
      <span className="grow">{words.notifyOffer}</span>
      <Button onClick={() => void answer(true)}>{words.notifyYes}</Button>
      <Button look="quiet" onClick={() => void answer(false)}>
        {words.soundNo}
      </Button>
    </div>
  );
}

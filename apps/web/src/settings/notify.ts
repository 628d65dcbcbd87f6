import { startPush, stopPush } from '../install/push.js';
import { useSettings } from './settings.js';

/** Whether the browser would ask, or has agreed already. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission !== 'denied';

/** Turns messages on or off that say when it is one's turn. False: the browser does not allow them. */
export async function wantNotify(wanted: boolean): Promise<boolean> {
  const { set } = useSettings.getState();
  if (!wanted) {
    set({ notify: false });
    await stopPush();
    return true;
  }
  const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  set({ notify: allowed });
  if (allowed) await startPush();
  return allowed;
}

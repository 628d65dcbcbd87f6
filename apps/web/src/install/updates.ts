import { create } from 'zustand';
import { useSettings } from '../settings/settings.js';
import { startPush } from './push.js';

/** How often a page that stays open looks for a newer version. */
const EVERY_HOUR = 3_600_000;

interface Update {
  /** A newer version that has been fetched and waits to be used. */
  readonly waiting: ServiceWorker | undefined;
  readonly later: boolean;
}

export const useUpdate = create<Update>()(() => ({ waiting: undefined, later: false }));

/** Goes over to the version that waits; the page comes back where it is. */
export function takeUpdate(): void {
  isWanted = true;
  useUpdate.getState().waiting?.postMessage({ type: 'SKIP_WAITING' });
}

export const putOffUpdate = (): void => useUpdate.setState({ later: true });

let isWanted = false;

/** Keeps the page for use without network, and notices newer versions of it. */
export async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    else if (!isFirst) reloadOnNavigation();
    isFirst = false;
  });
  // Where a browser forbids it the page works all the same, just not without network.
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  // Whoever wants to be told says so again now and then: browsers give subscriptions another address, and servers forget.
  if (useSettings.getState().notify) void startPush();
  const offer = () => {
    // The very first version has nothing to wait for.
    if (registration.waiting && serviceWorker.controller)
      useUpdate.setState({ waiting: registration.waiting, later: false });
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, EVERY_HOUR);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

/** Another tab took the update. This one goes on as it is until its next page, so that no game is interrupted. */
function reloadOnNavigation(): void {
  for (const way of ['pushState', 'replaceState', 'popstate', 'vite:preloadError'])
    addEventListener(way, () => location.reload(), { once: true });
}

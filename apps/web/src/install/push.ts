import { api } from '../client/online.js';
import { languageOf, useSettings } from '../settings/settings.js';

/** What this server signs its messages with; undefined where it sends none, or where the browser takes none. */
export async function pushKey(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return (await api.meta().catch(() => undefined))?.push;
}

/** Lets this browser be told of slow games also when the page is closed. False: here that is not possible. */
export async function startPush(): Promise<boolean> {
  const key = await pushKey();
  const registration = key === undefined ? undefined : await navigator.serviceWorker.getRegistration();
  if (key === undefined || registration === undefined) return false;
  try {
    const subscription = await subscriptionTo(registration.pushManager, key);
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
    await api.subscribe({ endpoint, keys: { p256dh, auth }, language: languageOf(useSettings.getState()) });
    return true;
  } catch {
    // The browser's own push service cannot be reached, or it is switched off there.
    return false;
  }
}

/** A subscription belongs to one key: where the server has another one now, it is made again. */
async function subscriptionTo(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe();
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

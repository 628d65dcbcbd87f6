// Part of the service worker: what the server sends to people who are elsewhere. The server has worded it already.

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readMessage(event.data);
  event.waitUntil(
    // Whoever is looking at that table needs no message.
    isLookedAt(url).then(
      (isSeen) =>
        isSeen ||
        self.registration.showNotification(title, {
          body,
          tag,
          icon: '/icon-192.png',
          badge: '/icon-192.png',
          data: { url },
        }),
    ),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data?.url ?? '/';
  event.waitUntil(
    windows().then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === url);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});

/** A message of another version says at least that there is something. */
function readMessage(data) {
  const fallback = { title: 'Sixfold', body: '', url: '/', tag: 'sixfold' };
  try {
    const { url, ...message } = { ...fallback, ...data.json() };
    // Only ways within this page.
    return { ...message, url: /^\/(?!\/)/.test(url) ? url : '/' };
  } catch {
    return fallback;
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isLookedAt = async (url) =>
  (await windows()).some((client) => client.focused && new URL(client.url).pathname === url);

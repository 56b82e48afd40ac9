// Shows push messages while no page of ours is open, and opens the conversation that one is about.

/** What the server sends; every field can be missing. */
function readPush(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A page of ours that shows messages already needs no notification. */
async function isSeen() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some((page) => page.focused && page.visibilityState === 'visible');
}

async function show({ title = '', body = '', path = '/travel/messages-redirect', tag = 'messages', unread }) {
  if (typeof unread === 'number' && 'setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread).catch(() => undefined);
  if (await isSeen()) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

async function open(path) {
  const address = new URL(path, self.location.origin);
  // Never to another site, whatever was sent.
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === address.pathname) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(address.href);
    return;
  }
  await page.focus();
  await page.navigate(address.href).catch(() => self.clients.openWindow(address.href));
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(readPush(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

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

/** The pages of the inboxes; from the last one, users get to theirs. */
const INBOXES = ['/hub/messages', '/host-family/messages', '/travel/messages', '/travel/messages-redirect'];

const isInbox = ({ pathname }) => INBOXES.includes(pathname);

/** Returns whether a page shows what an address leads to, whichever inbox it is in. */
function isShown(page, address) {
  if (page.href === address.href) return true;
  const conversation = address.searchParams.get('conversation');
  return conversation !== null && isInbox(page) && isInbox(address) && page.searchParams.get('conversation') === conversation;
}

/** Shows an address without taking a page from somebody who does something else there. */
async function open(path) {
  const address = new URL(path, self.location.origin);
  // Never to another site, whatever was sent.
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((one) => isShown(new URL(one.url), address));
  if (shown !== undefined) {
    await shown.focus();
    return;
  }
  const inbox = isInbox(address) ? pages.find((one) => isInbox(new URL(one.url))) : undefined;
  if (inbox === undefined) {
    await self.clients.openWindow(address.href);
    return;
  }
  await inbox.focus();
  await inbox.navigate(address.href).catch(() => self.clients.openWindow(address.href));
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(readPush(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

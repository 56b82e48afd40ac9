// Shows push messages while no page of ours is open, and opens the conversation that one is about. Without a connection it answers with a
// page of our own; it keeps nothing else, so that no old code and nothing of an account is ever shown by it.

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

const CACHE = 'app.offline-page';
const FILES = ['/offline.css', '/offline.js'];

/** The page of a language; the server writes it. */
const offlinePageOf = (locale) => `/offline/${locale}`;

const localeOf = ({ pathname }) => /^\/(fr|es|it|de|ja|ko|zh)(?:\/|$)/.exec(pathname)?.[1] ?? 'en';

/** What this worker has kept since it was started: once each time is enough to follow the server. */
const fresh = new Set();

async function keep(paths) {
  const missing = paths.filter((path) => !fresh.has(path));
  for (const path of missing) fresh.add(path);
  if (missing.length > 0) await (await caches.open(CACHE)).addAll(missing);
}

/** A new build brings everything anew. Push messages work without. */
async function install() {
  await caches.delete(CACHE);
  await keep([...FILES, offlinePageOf('en')]).catch(() => undefined);
  await self.skipWaiting();
}

async function activate() {
  // Pages don't wait until the worker has been started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event) {
  const page = offlinePageOf(localeOf(new URL(event.request.url)));
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep([...FILES, page]).catch(() => fresh.clear()));
    return response;
  } catch {
    return (await caches.match(page)) ?? (await caches.match(offlinePageOf('en'))) ?? Response.error();
  }
}

const answerFile = (request) => fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());

function answer(event) {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== 'GET' || pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (FILES.includes(pathname)) event.respondWith(answerFile(event.request));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', answer);
self.addEventListener('push', (event) => event.waitUntil(show(readPush(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

// Notifications of several pages as one list.

import type { Notification } from '#contract/notifications/notification.shapes.ts';

/** The notifications of all pages, each once: one that happened again meanwhile stands where it stood first. */
export function flattenPages(pages: readonly { readonly data: readonly Notification[] }[]): Notification[] {
  const known = new Set<number>();
  return pages.flatMap(({ data }) => data).filter(({ id }) => !known.has(id) && known.add(id));
}

/** The same notifications with one of them marked. */
export function setRead(list: readonly Notification[], { id, isRead }: Pick<Notification, 'id' | 'isRead'>): Notification[] {
  return list.map((one) => (one.id === id ? { ...one, isRead } : one));
}

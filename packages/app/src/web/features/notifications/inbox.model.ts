// Functions on notifications of several pages.

import type { Notification } from '#contract/notifications/notification.shapes.ts';

/** Merges all pages without duplicates: a notification that was repeated meanwhile keeps its first position. */
export function flattenPages(pages: readonly { readonly data: readonly Notification[] }[]): Notification[] {
  const known = new Set<number>();
  return pages.flatMap(({ data }) => data).filter(({ id }) => !known.has(id) && known.add(id));
}

/** Returns the notifications with one of them marked. */
export function setRead(list: readonly Notification[], { id, isRead }: Pick<Notification, 'id' | 'isRead'>): Notification[] {
  return list.map((one) => (one.id === id ? { ...one, isRead } : one));
}

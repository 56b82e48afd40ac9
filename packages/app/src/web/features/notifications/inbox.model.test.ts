// One list of several pages.

import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { flattenPages, setRead } from './inbox.model.ts';

const viewed = (id: number, count = 1): Notification => ({
  kind: 'accountViewed',
  data: { name: 'Ann' },
  id,
  count,
  isRead: false,
  at: '2026-07-02T10:00:00.000Z',
});

test('a notification that is on two pages is shown once, in its first place', () => {
  const pages = [{ data: [viewed(3), viewed(2, 2)] }, { data: [viewed(2), viewed(1)] }];
  expect(flattenPages(pages)).toEqual([viewed(3), viewed(2, 2), viewed(1)]);
});

test('marking one leaves the others the very same', () => {
  const list = [viewed(2), viewed(1)];
  const marked = setRead(list, { id: 1, isRead: true });
  expect(marked.map(({ isRead }) => isRead)).toEqual([false, true]);
  expect(marked[0]).toBe(list[0]);
});

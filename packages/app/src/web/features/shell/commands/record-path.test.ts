// Found records lead to the best page that their reader can open.

import { expect, test } from 'vitest';
import type { PageName } from '#contract/platform/page-paths.ts';
import { findRecordPath } from './record-path.ts';

const record = { id: 12, title: 'Anna Murphy' };
const only =
  (...open: readonly PageName[]) =>
  (page: PageName) =>
    open.includes(page);
const all = () => true;

test.each([
  ['student', '/hub/students/12/view'],
  ['account', '/hub/users/12'],
  ['hostFamily', '/hub/hostfamilies/12/edit'],
  ['trip', '/hub/trips/12/edit'],
  ['group', '/hub/groups/12'],
  ['invoice', '/hub/invoices/12/action'],
] as const)('%s: %s', (kind, path) => {
  expect(findRecordPath({ ...record, kind }, all)).toBe(path);
  expect(findRecordPath({ ...record, kind }, only())).toBeNull();
});

test('a message leads to its conversation', () => {
  expect(findRecordPath({ ...record, kind: 'message', conversationId: 3 }, all)).toBe('/hub/messages?conversation=3');
});

test('a parent leads those who cannot open accounts to the children, others to the list of users', () => {
  const lists = only('hubStudents', 'hubUsers');
  expect(findRecordPath({ ...record, kind: 'account', isParent: true }, lists)).toBe('/hub/students?search=Anna+Murphy');
  expect(findRecordPath({ ...record, kind: 'account', isParent: false }, lists)).toBe('/hub/users?search=Anna+Murphy');
});

test('a family leads those who cannot edit it to its calendar', () => {
  expect(findRecordPath({ ...record, kind: 'hostFamily' }, only('hubHostFamilyCalendar'))).toBe('/hub/hostfamilies/12/calendar');
});

// What this browser keeps of opened records.

import { beforeEach, expect, test } from 'vitest';
import type { FoundRecord } from '#contract/record-search/record-search.shapes.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { keepRecentRecord, listRecentRecords } from './recent-records.ts';

const student = (id: number): FoundRecord => ({ kind: 'student', id, title: `Student ${id}`, details: ['Spain'] });
const ids = (userId = 7) => listRecentRecords(userId).map(({ id }) => id);

beforeEach(() => persist.update({ recentRecords: undefined }));

test('the last one comes first, each once, six at most', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) keepRecentRecord(7, student(id));
  expect(ids()).toEqual([3, 7, 6, 5, 4, 2]);
});

test('records of one user are not shown to another, and go when that one opens something', () => {
  keepRecentRecord(7, student(1));
  expect(ids(8)).toEqual([]);
  keepRecentRecord(8, student(2));
  expect([ids(7), ids(8)]).toEqual([[], [2]]);
});

test('texts of messages are not kept', () => {
  keepRecentRecord(7, { kind: 'message', id: 1, title: 'Hello', details: [], conversationId: 2 });
  expect(persist.get().recentRecords).toBeUndefined();
});

test('damaged records are left out', () => {
  persist.update({
    recentRecords: { 7: [null, { kind: 'spaceship', id: 1, title: '', details: [] }, { ...student(2), details: [3] }, student(4)] },
  });
  expect(ids()).toEqual([4]);
  persist.update({ recentRecords: { 7: 'nothing' } });
  expect(ids()).toEqual([]);
});

// The day by which a task of a trip should be done.

import { expect, test } from 'vitest';
import { findTaskDue } from './task-due.ts';

test('a task is due some days after it arose', () => {
  expect(findTaskDue('changeAsked', { since: '2026-07-01', fromDate: '2026-08-01' })).toBe('2026-07-03');
  expect(findTaskDue('startInDoubt', { since: '2026-07-01', fromDate: '2026-07-04' })).toBe('2026-07-01');
});

test('a task is due no later than the first day of the stay', () => {
  expect(findTaskDue('familyPaused', { since: '2026-07-01', fromDate: '2026-07-02' })).toBe('2026-07-02');
  expect(findTaskDue('familyPaused', { since: '2026-07-01', fromDate: '2026-07-01' })).toBe('2026-07-01');
});

test('a task that arose during the stay is due on that day', () => {
  expect(findTaskDue('changeAsked', { since: '2026-07-05', fromDate: '2026-07-01' })).toBe('2026-07-05');
});

test('a task about money keeps its days, whenever the stay begins', () => {
  expect(findTaskDue('refund', { since: '2026-07-01', fromDate: '2026-07-02' })).toBe('2026-07-15');
  expect(findTaskDue('paymentDisputed', { since: '2026-07-05', fromDate: '2026-07-01' })).toBe('2026-07-10');
  expect(findTaskDue('payerLost', { since: '2026-07-05', fromDate: '2026-07-07' })).toBe('2026-07-10');
});

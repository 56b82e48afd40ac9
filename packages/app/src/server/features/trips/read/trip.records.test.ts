// For whom a trip is told, and who may change it, by who they are to it.

import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import type { Caller } from '#server/platform/app.ts';
import { canEdit, canNameBackup, findTripSide, toTaskRecord } from './trip.records.ts';

describe('a trip is shown', () => {
  const trip = { parentId: 1, agentId: 2 } as Parameters<typeof findTripSide>[1];
  const offer = (hostUserId: number, state: OfferState) => ({ hostUserId, state }) as Parameters<typeof findTripSide>[2][number];
  const side = (id: number, roles: Role[], offers = [offer(8, 'accepted'), offer(9, 'considering')]) =>
    findTripSide({ caller: { id, roles } as Partial<Caller> as Caller }, trip, offers);

  test.each<[string, number, Role[], string]>([
    ['a family that was asked', 9, ['Host family'], 'host'],
    ['a family that was asked, and has children of its own elsewhere', 9, ['Host family', 'Parent'], 'host'],
    ['who has booked it', 1, ['Parent'], 'parent'],
    ['who has booked it, and hosts others', 1, ['Parent', 'Host family'], 'parent'],
    ['who was a family once', 9, [], 'parent'],
    ['its agent', 2, ['Agent'], 'agent'],
    ['the agent of others, whose child travels', 3, ['Agent', 'Parent'], 'parent'],
    ['the agent of others, who was asked to host', 9, ['Agent', 'Host family'], 'host'],
    ['finance', 4, ['Finance'], 'finance'],
  ])('to %s', (_, id, roles, told) => {
    expect(side(id, roles)).toBe(told);
  });

  test('to a family as soon as it knows of its offer', () => {
    expect(side(9, ['Host family'], [offer(9, 'potential')])).toBe('parent');
    expect(side(9, ['Host family'], [offer(9, 'awaiting_review')])).toBe('host');
  });

  test('to a visitor as to a parent, who sees the least', () => {
    expect(findTripSide({ caller: null }, trip, [offer(9, 'considering')])).toBe('parent');
  });
});

test('a trip is changed by parents before a family is chosen, by staff until it begins, and then by administrators', () => {
  const changed = (...[side, isAdministrator]: [Parameters<typeof canEdit>[0], boolean]) =>
    TRIP_STATES.filter((state) => canEdit(side, state, isAdministrator));
  const before = ['new', 'enquiry', 'reserved', 'booked', 'customer_service'];
  expect(changed('parent', true)).toEqual(['new', 'enquiry']);
  expect(changed('agent', false)).toEqual(before);
  expect(changed('staff', false)).toEqual(before);
  expect(changed('staff', true)).toEqual([...before, 'in_progress']);
  expect([...changed('host', true), ...changed('finance', true)]).toEqual([]);
});

test('parents name another family in waiting while the chosen one has not answered', () => {
  expect(TRIP_STATES.filter((state) => canNameBackup('parent', state))).toEqual(['reserved']);
  expect(TRIP_STATES.filter((state) => canNameBackup('staff', state))).toEqual([]);
});

test('a task shows its amount if it has a currency, by when it should be done, and when it was', () => {
  const clock = { dayOf: (moment: Date) => moment.toISOString().slice(0, 10) };
  const at = new Date('2026-06-15T10:00:00Z');
  const row = { kind: 'noFamily', fromDate: '2026-08-01', createdAt: at, doneAt: null, currency: 'EUR', amount: '5.0000' } as Parameters<
    typeof toTaskRecord
  >[0];
  expect(toTaskRecord(row, clock)).toMatchObject({ currency: 'EUR', amount: '5.00', createdAt: '2026-06-15T10:00:00.000Z', doneAt: null });
  expect(toTaskRecord(row, clock).dueOn).toBe('2026-06-16');
  expect(toTaskRecord({ ...row, currency: null, doneAt: at }, clock)).toMatchObject({ amount: null, doneAt: '2026-06-15T10:00:00.000Z' });
  expect(toTaskRecord({ ...row, amount: null }, clock)).toMatchObject({ amount: null });
});

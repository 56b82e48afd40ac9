// Days, ages and guards of trips, as plain values.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tripMove } from '#contract/trips/trip.machine.ts';
import { ageOn, type Circumstances, daysLater, hindrancesOf, nightsBetween, sideOf, transitionsFor } from './moving.rules.ts';

const ABOUT: Circumstances = {
  today: '2026-03-29',
  fromDate: '2026-03-28',
  toDate: '2026-04-02',
  hostFamilyId: 7,
  offers: [{ hostFamilyId: 7, state: 'accepted' }],
  hasCamp: false,
  openInvoices: 0,
};

function hindrances(
  step: 'complete' | 'close' | 'start',
  from: 'in_progress' | 'completed' | 'booked' | 'customer_service',
  about: Partial<Circumstances>,
  by: 'hand' | 'product',
  reason = '',
) {
  const move = tripMove(from, step);
  return move === null ? ['no such move'] : hindrancesOf(move, { ...ABOUT, ...about }, { by, reason });
}

describe('days', () => {
  test.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 7, '2027-01-07'],
  ])('%s and %i days is %s, whatever the clocks do', (day, days, later) => {
    expect(daysLater(day, days)).toBe(later);
  });

  test('nights are what days are apart', async () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    await fc.assert(fc.asyncProperty(day, fc.nat(400), async (from, nights) => nightsBetween(from, daysLater(from, nights)) === nights));
  });

  test.each([
    ['2008-07-06', '2026-07-06', 18],
    ['2008-07-07', '2026-07-06', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('who was born on %s is on %s %i years old', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});

describe('by the calendar', () => {
  test('a stay is over the day after its last one; by hand on it', () => {
    expect(hindrances('complete', 'in_progress', { today: '2026-04-02' }, 'product')).toEqual(['tripNotOver']);
    expect(hindrances('complete', 'in_progress', { today: '2026-04-03' }, 'product')).toEqual([]);
    expect(hindrances('complete', 'in_progress', { today: '2026-04-02' }, 'hand')).toEqual([]);
    expect(hindrances('complete', 'customer_service', { today: '2026-04-02' }, 'hand')).toEqual(['tripNotOver']);
  });

  test('it is closed when more than seven days have passed and nothing is owed; staff may say why it is closed anyway', () => {
    expect(hindrances('close', 'completed', { today: '2026-04-09' }, 'product')).toEqual(['tripNotSettled']);
    expect(hindrances('close', 'completed', { today: '2026-04-10' }, 'product')).toEqual([]);
    expect(hindrances('close', 'completed', { today: '2026-04-10', openInvoices: 1 }, 'product')).toEqual(['tripNotSettled']);
    expect(hindrances('close', 'completed', { today: '2026-04-03', openInvoices: 1 }, 'hand', 'Written off')).toEqual([]);
  });

  test('who may close a stay is asked why as long as something is owed, and only then', () => {
    const closing = (about: Partial<typeof ABOUT>) =>
      transitionsFor('completed', ['Finance'], { ...ABOUT, ...about }).map(({ step, needsReason, hindrances: left }) => ({
        step,
        needsReason,
        left,
      }));
    expect(closing({ today: '2026-04-10', openInvoices: 1 })).toEqual([{ step: 'close', needsReason: true, left: [] }]);
    expect(closing({ today: '2026-04-10' })).toEqual([{ step: 'close', needsReason: false, left: [] }]);
  });

  test('it does not begin without a family', () => {
    expect(hindrances('start', 'booked', { offers: [{ hostFamilyId: 7, state: 'awaiting_review' }] }, 'product')).toEqual([
      'noOfferAccepted',
    ]);
  });
});

test('parents reserve by paying, so the step is not offered to them', () => {
  const steps = (roles: Parameters<typeof transitionsFor>[1]) => transitionsFor('enquiry', roles, ABOUT).map(({ step }) => step);
  expect(steps(['Parent'])).toEqual(['cancel']);
  expect(steps(['Coordinator'])).toEqual(['reserve', 'cancel']);
  expect(steps(['Vetting admin'])).toEqual([]);
});

test('of several roles the one that may know most counts', () => {
  expect(sideOf(['Parent', 'Coordinator'], { isParent: true, isHost: false })).toBe('staff');
  expect(sideOf(['Host family'], { isParent: false, isHost: true })).toBe('host');
});

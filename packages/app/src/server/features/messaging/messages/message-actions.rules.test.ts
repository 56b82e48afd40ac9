// What becomes of actions that messages offer, as told by the steps of offers, payments, meetings and calls.

import { describe, expect, test } from 'vitest';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import {
  getCallActionState,
  getDataActionState,
  getMeetingActionState,
  getOfferActionState,
  getPaymentActionState,
  getTripActionState,
  type OfferStepFact,
} from './message-actions.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 10, minute));
const step = (toState: OfferState, minute: number, byFirstName: string | null = 'Orla'): OfferStepFact => ({
  toState,
  at: at(minute),
  byFirstName,
});
const OPEN = { state: 'open', outcome: null, doneBy: null, doneAt: null };

describe('answering an offer', () => {
  const asked = step('awaiting_review', 0);
  const sentAt = at(1);

  test('is open while the family is asked', () => {
    expect(getOfferActionState({ sentAt, steps: [asked], offer: 'awaiting_review', trip: 'reserved' })).toEqual(OPEN);
    expect(getOfferActionState({ sentAt, steps: [asked, step('considering', 2)], offer: 'considering', trip: 'reserved' })).toEqual(OPEN);
  });

  test.each([
    ['accepted', 'done', 'accepted', 'Orla'],
    ['declined', 'done', 'declined', 'Orla'],
    ['rejected', 'over', 'notChosen', null],
    ['waiting_list', 'over', 'waiting', null],
    ['withdrawn', 'over', 'cancelled', null],
  ] as const)('after %s is %s: %s, and names only who answered: %s', (offer, state, outcome, doneBy) => {
    const steps = [asked, step(offer, 5)];
    expect(getOfferActionState({ sentAt, steps, offer, trip: 'booked' })).toEqual({
      state,
      outcome,
      doneBy,
      doneAt: at(5).toISOString(),
    });
  });

  test('an offer that was asked again keeps the first answer at the first message', () => {
    const steps = [asked, step('declined', 5), step('awaiting_review', 10), step('accepted', 15, null)];
    expect(getOfferActionState({ sentAt, steps, offer: 'accepted', trip: 'booked' })).toMatchObject({ outcome: 'declined' });
    expect(getOfferActionState({ sentAt: at(11), steps, offer: 'accepted', trip: 'booked' })).toMatchObject({
      outcome: 'accepted',
      doneBy: null,
    });
  });

  test('is over without an answer once the trip is cancelled, or goes another way', () => {
    expect(getOfferActionState({ sentAt, steps: [asked], offer: 'awaiting_review', trip: 'cancelled' })).toMatchObject({
      state: 'over',
      outcome: 'cancelled',
    });
    expect(getOfferActionState({ sentAt, steps: [asked], offer: 'awaiting_review', trip: 'enquiry' })).toMatchObject({
      state: 'over',
      outcome: null,
    });
  });
});

test('paying is open while something is outstanding, then done since the last payment', () => {
  expect(getPaymentActionState({ hasOutstanding: true, lastPaidAt: at(1) })).toEqual(OPEN);
  expect(getPaymentActionState({ hasOutstanding: false, lastPaidAt: at(1) })).toMatchObject({
    state: 'done',
    outcome: 'paid',
    doneAt: at(1).toISOString(),
  });
  expect(getPaymentActionState({ hasOutstanding: false, lastPaidAt: null })).toMatchObject({ state: 'over' });
});

test('completing details is done once they are complete', () => {
  expect(getDataActionState({ isComplete: false, trip: 'reserved' })).toEqual(OPEN);
  expect(getDataActionState({ isComplete: true, trip: 'reserved' })).toMatchObject({ state: 'done', outcome: 'completed' });
  expect(getDataActionState({ isComplete: false, trip: 'closed' })).toMatchObject({ state: 'over' });
});

test('a trip can be opened unless it is cancelled', () => {
  expect(getTripActionState('booked')).toEqual(OPEN);
  expect(getTripActionState('cancelled')).toMatchObject({ state: 'over', outcome: 'cancelled' });
});

test('a meeting can be opened until it is held or cancelled', () => {
  expect(getMeetingActionState({ status: 'planned', endsAt: at(30) }, at(29))).toEqual(OPEN);
  expect(getMeetingActionState({ status: 'planned', endsAt: at(30) }, at(31))).toMatchObject({ state: 'over', outcome: 'held' });
  expect(getMeetingActionState({ status: 'cancelled', endsAt: at(30) }, at(0))).toMatchObject({ state: 'over', outcome: 'cancelled' });
});

test('a call can be joined while it is on', () => {
  expect(getCallActionState(null)).toEqual(OPEN);
  expect(getCallActionState(at(3))).toMatchObject({ state: 'over', outcome: 'ended', doneAt: at(3).toISOString() });
});

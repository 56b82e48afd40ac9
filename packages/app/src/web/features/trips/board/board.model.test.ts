// Where a card of the board can go, and what is shown while it is on its way.

import { describe, expect, test } from 'vitest';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import type { AllowedTransition } from '#contract/trips/trip.shapes.ts';
import { countCards, findNeighbour, placeCards } from '#web/platform/board/board-kind.ts';
import { findDrop, findStart, listBulkTargets, listTargets } from './board.model.ts';

const step = (change: Partial<AllowedTransition>): AllowedTransition => ({
  ...{ step: 'release', to: 'enquiry', needsReason: false, needsFamily: false, hindrances: [] },
  ...change,
});

function card(change: Partial<BoardCard> = {}): BoardCard {
  return {
    ...{ id: 1, state: 'reserved', version: 1, fromDate: '2026-07-05', toDate: '2026-07-18', studentId: 5, studentName: 'Ann Roe' },
    ...{ students: 1, hostFamilyId: 4, hostFamilyName: 'Byrne', countyName: 'Cork', coordinatorName: null, groupName: null },
    ...{ unanswered: 0, openTasks: 0, daysToStart: 12, allowedTransitions: [step({})] },
    ...change,
  };
}

describe('a card', () => {
  test('can be dropped where a step leads, and nowhere a guard is in the way', () => {
    const hindered = step({ step: 'book', to: 'booked', hindrances: ['noOfferAccepted'] });
    const one = card({ allowedTransitions: [hindered, step({})] });
    expect(findDrop(one, 'enquiry').kind).toBe('open');
    expect(findDrop(one, 'booked')).toEqual({ kind: 'blocked', transition: hindered });
    expect(findDrop(one, 'reserved').kind).toBe('same');
    expect(listTargets(one).map(({ to }) => to)).toEqual(['enquiry', 'booked']);
  });

  test('says who could take a step that isn’t the user’s, and where no step leads', () => {
    const closed = card({ state: 'closed', allowedTransitions: [] });
    expect(findDrop(closed, 'completed')).toEqual({ kind: 'others', roles: ['Administrator', 'Finance'] });
    expect(findDrop(closed, 'new')).toEqual({ kind: 'none' });
    const fresh = card({ state: 'new', allowedTransitions: [] });
    expect(findDrop(fresh, 'enquiry')).toEqual({ kind: 'others', roles: ['Agent', 'Coordinator', 'Administrator'] });
  });

  test('tells the days to its start until the stay is over', () => {
    expect(findStart(card({ daysToStart: 0 }))).toEqual({ key: 'starts', days: 0 });
    expect(findStart(card({ daysToStart: -3 }))).toEqual({ key: 'begun', days: 3 });
    expect(findStart(card({ state: 'completed', daysToStart: -30 }))).toBeNull();
  });
});

describe('a card on its way', () => {
  const arrivals = new Map([[1, { card: card(), to: 'enquiry' as const }]]);

  test('is shown and counted in its new column only', () => {
    expect(placeCards('reserved', [card(), card({ id: 2 })], arrivals).map(({ id }) => id)).toEqual([2]);
    expect(placeCards('enquiry', [card({ id: 3, state: 'enquiry' })], arrivals).map(({ id }) => id)).toEqual([1, 3]);
    expect([countCards('reserved', 2, arrivals), countCards('enquiry', 1, arrivals), countCards('booked', 7, arrivals)]).toEqual([1, 2, 7]);
  });

  test('isn’t shown twice once its new column is loaded again, nor is a card that is on two pages', () => {
    const loaded = [card({ state: 'enquiry' }), card({ id: 3, state: 'enquiry' }), card({ id: 3, state: 'enquiry' })];
    expect(placeCards('enquiry', loaded, arrivals).map(({ id }) => id)).toEqual([1, 3]);
  });
});

test('the column beside the last one is the last one', () => {
  expect([findNeighbour(TRIP_STATES, 'new', -1), findNeighbour(TRIP_STATES, 'new', 1), findNeighbour(TRIP_STATES, 'cancelled', 1)]).toEqual(
    ['new', 'enquiry', 'cancelled'],
  );
});

test('several cards go where at least one can, unless a step needs more than a reason', () => {
  const reserve = step({ step: 'reserve', to: 'reserved', needsReason: true, needsFamily: true });
  const asked = card({ id: 2, state: 'enquiry', allowedTransitions: [reserve] });
  const without = card({ id: 3, state: 'enquiry', hostFamilyId: null, allowedTransitions: [reserve] });
  const rehoused = card({
    id: 4,
    state: 'customer_service',
    allowedTransitions: [step({ step: 'rehouse', to: 'reserved', needsFamily: true })],
  });
  const targets = listBulkTargets([card(), asked, without, rehoused]);
  expect(targets.map(({ to, cards, needsReason }) => [to, cards.map(({ id }) => id), needsReason])).toEqual([
    ['enquiry', [1], false],
    ['reserved', [2], true],
  ]);
});

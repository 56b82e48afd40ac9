// Days, ages and guards of trips, as plain values.

import { describe, expect, test } from 'vitest';
import { findOfferMove, OFFER_STATES } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { findTripMove, type TripStep } from '#contract/trips/trip.machine.ts';
import {
  areContactsDisclosed,
  canSeeChild,
  describeCamps,
  findBlockers,
  type GuardContext,
  isAsked,
  isOpen,
  isOut,
  isReasonRequired,
  listOfferSteps,
  listTransitions,
  listWaitingOffers,
  toTripSide,
} from './transition-guards.rules.ts';

const ABOUT: GuardContext = {
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
  about: Partial<GuardContext>,
  by: 'hand' | 'product',
  reason = '',
) {
  const move = findTripMove(from, step);
  return move === null ? ['no such move'] : findBlockers(move, { ...ABOUT, ...about }, { by, reason });
}

test('camps are told in the order of their numbers, and after them each backup by its place', () => {
  const camps = [
    { scheduleId: 4, backupRank: 2 },
    { scheduleId: 9, backupRank: null },
    { scheduleId: 3, backupRank: 1 },
    { scheduleId: 2, backupRank: null },
    { scheduleId: 1, backupRank: 2 },
  ];
  expect(describeCamps(camps)).toEqual(['2', '9', '3 (1)', '1 (2)', '4 (2)']);
});

test('an offer is asked, open or out by its state alone', () => {
  expect(OFFER_STATES.filter(isAsked)).toEqual(['awaiting_review', 'considering']);
  expect(OFFER_STATES.filter(isOut)).toEqual(['declined', 'rejected', 'withdrawn']);
  expect(TRIP_STATES.filter(isOpen)).toEqual(['new', 'enquiry']);
  expect(TRIP_STATES.filter(areContactsDisclosed)).toEqual(['booked', 'customer_service', 'in_progress', 'completed', 'closed']);
});

test('the next family in waiting is the first by rank, then by when it came; those without a rank are last', () => {
  const offer = (id: number, rank: number | null, state: 'waiting_list' | 'considering' = 'waiting_list') => ({ id, rank, state });
  const offers = [offer(1, null), offer(2, 3), offer(3, 1, 'considering'), offer(4, 2), offer(5, 2), offer(6, 100)];
  expect(listWaitingOffers(offers).map(({ id }) => id)).toEqual([4, 5, 2, 1, 6]);
});

describe('a step is held up', () => {
  const NOBODY = { hostFamilyId: null, offers: [], hasCamp: false } as const;
  const offers = (state: GuardContext['offers'][number]['state'], hostFamilyId = 7) => [{ hostFamilyId, state }];
  test.each<[TripStep, TripState, Partial<GuardContext>, number | undefined, string[]]>([
    ['enquire', 'new', NOBODY, undefined, ['nobodyAsked']],
    ['enquire', 'new', NOBODY, 7, []],
    ['enquire', 'new', { ...NOBODY, hasCamp: true }, undefined, []],
    ['enquire', 'new', { ...NOBODY, hostFamilyId: 7 }, undefined, []],
    ['enquire', 'new', { ...NOBODY, offers: offers('new') }, undefined, []],
    ['reserve', 'enquiry', NOBODY, undefined, ['noFamilyChosen']],
    ['reserve', 'enquiry', NOBODY, 7, []],
    ['reserve', 'enquiry', { offers: offers('declined') }, undefined, ['noFamilyChosen']],
    ['reserve', 'enquiry', { offers: offers('declined') }, 8, []],
    ['reserve', 'enquiry', { offers: offers('declined', 8) }, undefined, []],
    ['reserve', 'enquiry', { offers: offers('new') }, undefined, []],
    ['reserve', 'enquiry', { offers: offers('considering') }, undefined, []],
    ['book', 'reserved', { offers: offers('awaiting_review') }, undefined, []],
    ['book', 'reserved', { offers: offers('considering') }, undefined, []],
    ['book', 'reserved', { offers: [...offers('considering'), ...offers('considering', 8)] }, undefined, []],
    ['book', 'reserved', { offers: offers('waiting_list') }, undefined, ['noOfferAccepted']],
    ['book', 'reserved', { offers: offers('awaiting_review', 8) }, undefined, ['noOfferAccepted']],
    ['book', 'reserved', { offers: [...offers('accepted', 8), ...offers('declined')] }, undefined, []],
    ['resume', 'customer_service', { offers: offers('considering') }, undefined, ['noOfferAccepted']],
    ['resume', 'customer_service', { offers: [...offers('accepted'), ...offers('declined', 8)] }, undefined, []],
    ['rehouse', 'customer_service', {}, undefined, ['noOtherFamily']],
    ['rehouse', 'customer_service', {}, 7, ['noOtherFamily']],
    ['rehouse', 'customer_service', {}, 8, []],
    ['rehouse', 'customer_service', { offers: offers('waiting_list', 8) }, 8, []],
    ['rehouse', 'customer_service', { offers: offers('new', 8) }, 8, []],
    ['rehouse', 'customer_service', { offers: offers('accepted', 8) }, 8, ['noOtherFamily']],
    ['rehouse', 'customer_service', { offers: offers('withdrawn', 8) }, 8, ['noOtherFamily']],
    ['rehouse', 'customer_service', { offers: offers('waiting_list') }, 7, ['noOtherFamily']],
    ['reopen', 'cancelled', { today: '2026-03-27' }, undefined, []],
    ['reopen', 'cancelled', { today: '2026-03-28' }, undefined, ['tripNotToCome']],
    ['prolong', 'completed', { today: '2026-03-27' }, undefined, ['tripNotBegun']],
    ['prolong', 'completed', { today: '2026-03-28' }, undefined, []],
    ['passOn', 'reserved', { offers: offers('considering') }, undefined, ['noBackupFree']],
    ['passOn', 'reserved', { offers: [...offers('considering'), ...offers('waiting_list', 8)] }, undefined, []],
  ])('%s from %s, with %j and family %s named: %j', (step, from, about, hostFamilyId, left) => {
    const move = findTripMove(from, step);
    if (move === null) throw new Error('no such move');
    expect(findBlockers(move, { ...ABOUT, ...about }, { by: 'hand', hostFamilyId })).toEqual(left);
  });

  test('by a family that is not named only where none can be named with it', () => {
    const none = { ...ABOUT, ...NOBODY };
    const shown = (state: TripState) =>
      listTransitions(state, ['Coordinator'], none).map(({ step, needsFamily, hindrances: left }) => [step, needsFamily, left]);
    expect(shown('new')).toEqual([
      ['enquire', false, ['nobodyAsked']],
      ['reserve', true, []],
      ['cancel', false, []],
    ]);
    expect(shown('customer_service')).toContainEqual(['rehouse', true, []]);
  });
});

describe('the steps of an offer', () => {
  const steps = (change: Partial<Parameters<typeof listOfferSteps>[0]>, isHost: boolean, roles: Parameters<typeof toTripSide>[0] = []) =>
    listOfferSteps(
      { ...{ state: 'considering', trip: 'reserved', otherAccepted: false, areStudentsKnown: true }, ...change },
      { roles, isHost },
    ).map(({ step, needsReason: isAskedWhy, hindrances: left }) => [step, isAskedWhy, left]);

  test('are the family’s own without a reason; staff who answer for it say why', () => {
    expect(steps({}, true)).toEqual([
      ['accept', false, []],
      ['decline', false, []],
    ]);
    expect(steps({}, false)).toEqual([]);
    expect(steps({}, false, ['Coordinator'])).toEqual([
      ['accept', true, []],
      ['decline', true, []],
      ['reject', false, []],
      ['wait', false, []],
    ]);
  });

  test('are held up by another family that has accepted, and by what is not said of a student', () => {
    expect(steps({ otherAccepted: true }, true)).toEqual([
      ['accept', false, ['offerTaken']],
      ['decline', false, []],
    ]);
    const potential = steps({ state: 'potential', otherAccepted: true, areStudentsKnown: false }, false, ['Coordinator']);
    expect(potential).toContainEqual(['ask', false, ['studentDataMissing']]);
    expect(potential).toContainEqual(['prepare', false, []]);
  });

  test('need a reason where somebody else’s word is given or taken back', () => {
    const asked = (['accept', 'decline', 'reject', 'wait', 'withdraw'] as const).flatMap((step) =>
      (['considering', 'accepted', 'waiting_list'] as const)
        .filter((from) => findOfferMove(from, step) !== null && isReasonRequired({ step, from }, false))
        .map((from) => `${step} ${from}`),
    );
    expect(asked).toEqual(['accept considering', 'decline considering', 'withdraw accepted']);
    expect(isReasonRequired({ step: 'withdraw', from: 'accepted' }, true)).toBe(false);
  });

  test('tell a family how the child is as long as it may take it in, until the stay is settled', () => {
    const knowing = (trip: TripState) => OFFER_STATES.filter((state) => canSeeChild(state, trip));
    expect(knowing('completed')).toEqual(['awaiting_review', 'considering', 'accepted', 'waiting_list']);
    expect([...knowing('closed'), ...knowing('cancelled')]).toEqual([]);
  });
});

describe('by the calendar', () => {
  test('a stay is over the day after its last one; by hand on it', () => {
    expect(hindrances('complete', 'in_progress', { today: '2026-04-02' }, 'product')).toEqual(['tripNotOver']);
    expect(hindrances('complete', 'in_progress', { today: '2026-04-03' }, 'product')).toEqual([]);
    expect(hindrances('complete', 'in_progress', { today: '2026-04-02' }, 'hand')).toEqual([]);
    expect(hindrances('complete', 'in_progress', { today: '2026-04-01' }, 'hand')).toEqual(['tripNotOver']);
    expect(hindrances('complete', 'customer_service', { today: '2026-04-02' }, 'hand')).toEqual(['tripNotOver']);
  });

  test('it is closed when more than seven days have passed and nothing is owed; staff may say why it is closed anyway', () => {
    expect(hindrances('close', 'completed', { today: '2026-04-09' }, 'product')).toEqual(['tripNotSettled']);
    expect(hindrances('close', 'completed', { today: '2026-04-09' }, 'product', 'Written off')).toEqual(['tripNotSettled']);
    expect(hindrances('close', 'completed', { today: '2026-04-10' }, 'product')).toEqual([]);
    expect(hindrances('close', 'completed', { today: '2026-04-10', openInvoices: 1 }, 'product')).toEqual(['tripNotSettled']);
    expect(hindrances('close', 'completed', { today: '2026-04-03', openInvoices: 1 }, 'hand', 'Written off')).toEqual([]);
  });

  test('closing a stay needs a reason as long as something is owed, and only then', () => {
    const closing = (about: Partial<typeof ABOUT>) =>
      listTransitions('completed', ['Finance'], { ...ABOUT, ...about }).map(({ step, needsReason, hindrances: left }) => ({
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
  const steps = (roles: Parameters<typeof listTransitions>[1]) => listTransitions('enquiry', roles, ABOUT).map(({ step }) => step);
  expect(steps(['Parent'])).toEqual(['cancel']);
  expect(steps(['Coordinator'])).toEqual(['reserve', 'cancel']);
  expect(steps(['Vetting admin'])).toEqual([]);
});

test('the role with the most access decides what a user with several roles sees', () => {
  const side = (roles: Parameters<typeof toTripSide>[0], isParent = false, isHost = false) => toTripSide(roles, { isParent, isHost });
  expect(side(['Parent', 'Coordinator'], true)).toBe('staff');
  expect(side(['Finance', 'Administrator'])).toBe('staff');
  expect(side(['Agent', 'Finance'])).toBe('finance');
  expect(side(['Host family', 'Agent'], false, true)).toBe('agent');
  expect(side(['Host family'], false, true)).toBe('host');
  expect(side(['Host family', 'Parent'], true, true)).toBe('parent');
  expect(side(['Parent'])).toBe('parent');
});

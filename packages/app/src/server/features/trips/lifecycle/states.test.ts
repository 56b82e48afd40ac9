// The machines of trips and offers beside the tables that they were agreed by, written out here once more: state by state, step by step.

import { expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { isOfferOpen, listOfferMovers, OFFER_MOVES, OFFER_STATES, type OfferState } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { TRIP_MOVES } from '#contract/trips/trip.machine.ts';

/** Rows from, columns to; P parent, A agent, C coordinator, F finance, D administrator, S the product. */
const MATRIX: Readonly<Record<TripState, readonly string[]>> = {
  //                 new   enquiry  reserved  booked  care    progress  completed  closed  cancelled
  new: ['', 'PACDS', 'PACD', '', '', '', '', '', 'PACD'],
  enquiry: ['', '', 'PACD', '', '', '', '', '', 'PACD'],
  reserved: ['', 'SCD', 'S', 'SCD', '', '', '', '', 'PACD'],
  booked: ['', '', '', '', 'CDAS', 'SCD', '', '', 'CD'],
  customer_service: ['', '', 'CD', 'CD', '', 'CD', 'CD', '', 'CD'],
  in_progress: ['', '', '', '', 'CD', '', 'SCD', '', 'D'],
  completed: ['', '', '', '', '', 'D', '', 'SFD', ''],
  closed: ['', '', '', '', '', '', 'DF', '', ''],
  cancelled: ['D', '', '', '', '', '', '', '', ''],
};

const LETTERS: Readonly<Record<string, string>> = {
  Parent: 'P',
  Agent: 'A',
  Coordinator: 'C',
  Finance: 'F',
  Administrator: 'D',
  product: 'S',
};
const sorted = (text: string) => [...text].sort().join('');

test.each(TRIP_STATES)('a trip that is %s goes where the table says, by whom it says', (from) => {
  const found = TRIP_STATES.map((to) => {
    const movers = TRIP_MOVES.filter((move) => move.from === from && move.to === to).flatMap(({ by }) => by);
    return sorted([...new Set(movers.map((mover) => LETTERS[mover]))].join(''));
  });
  expect(found).toEqual(MATRIX[from].map(sorted));
});

/** Pairs of states; by whom: H the family. */
const OFFERS: readonly (readonly [OfferState, OfferState, string])[] = [
  ['new', 'potential', 'ACD'],
  ['potential', 'pending_submission', 'ACDP'],
  ['pending_submission', 'awaiting_review', 'ACDS'],
  ['potential', 'awaiting_review', 'ACDP'],
  ['awaiting_review', 'considering', 'H'],
  ['awaiting_review', 'accepted', 'HCD'],
  ['considering', 'accepted', 'HCD'],
  ['awaiting_review', 'declined', 'HCD'],
  ['considering', 'declined', 'HCD'],
  ...(['new', 'potential', 'pending_submission', 'awaiting_review', 'considering', 'waiting_list'] as const).map(
    (from) => [from, 'rejected', 'ACDPS'] as const,
  ),
  ...(['potential', 'awaiting_review', 'considering'] as const).map((from) => [from, 'waiting_list', 'CDS'] as const),
  ['waiting_list', 'awaiting_review', 'CDS'],
  ['accepted', 'withdrawn', 'CD'],
  ['waiting_list', 'withdrawn', 'HCD'],
  ['accepted', 'rejected', 'CDS'],
  ['declined', 'awaiting_review', 'CD'],
  ['withdrawn', 'awaiting_review', 'CD'],
  ['rejected', 'potential', 'CD'],
];

test('offers go where the table says, by whom it says, and nowhere else', () => {
  const letters = { ...LETTERS, host: 'H' } as Readonly<Record<string, string>>;
  const said = OFFERS.map(([from, to, by]) => `${from} > ${to}: ${sorted(by)}`).sort();
  const found = OFFER_MOVES.map(({ from, to, by }) => `${from} > ${to}: ${sorted(by.map((mover) => letters[mover]).join(''))}`).sort();
  expect(found).toEqual(said);
});

/** In which states of the trip the steps of its families can be taken. */
test.each([
  ['accept', ['reserved']],
  ['decline', ['new', 'enquiry', 'reserved']],
  ['consider', ['new', 'enquiry', 'reserved']],
] as const)('%s can be taken in %j alone', (step, states) => {
  for (const move of OFFER_MOVES.filter((one) => one.step === step)) expect(move.trip).toEqual(states);
});

test('a stay under way is broken off by administrators alone, and parents drop no family once one is chosen', () => {
  const withdraw = OFFER_MOVES.find(({ step, from }) => step === 'withdraw' && from === 'accepted');
  const reject = OFFER_MOVES.find(({ step, from }) => step === 'reject' && from === 'considering');
  if (withdraw === undefined || reject === undefined) throw new Error('the moves are gone');
  expect(listOfferMovers(withdraw, 'in_progress')).toEqual(['Administrator' satisfies Role]);
  expect(listOfferMovers(reject, 'enquiry')).toContain('Parent');
  expect(listOfferMovers(reject, 'reserved')).not.toContain('Parent');
});

/** Where the conversation of an offer is open: rows by trip; of each the states of the offer. */
const EARLY: readonly OfferState[] = ['potential', 'pending_submission', 'awaiting_review', 'considering', 'accepted'];
const OPEN: Readonly<Record<TripState, readonly OfferState[]>> = {
  new: EARLY,
  enquiry: EARLY,
  reserved: EARLY,
  booked: EARLY,
  customer_service: EARLY,
  in_progress: ['accepted'],
  completed: ['accepted'],
  closed: [],
  cancelled: [],
};

test.each(TRIP_STATES)('the open conversations of a trip that is %s are those of the table', (trip) => {
  expect(OFFER_STATES.filter((offer) => isOfferOpen(trip, offer))).toEqual(OFFER_STATES.filter((offer) => OPEN[trip].includes(offer)));
});

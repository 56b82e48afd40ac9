// What the states of trips and offers, and the tasks of trips, are called, in English.

import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';

export const tripNames = {
  tripState: {
    new: 'New',
    enquiry: 'Enquiry',
    reserved: 'Reserved',
    booked: 'Booked',
    customer_service: 'In our care',
    in_progress: 'Under way',
    completed: 'Completed',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<TripState, string>,
  /** Of a family that was asked. */
  offerState: {
    new: 'Found',
    potential: 'Suggested',
    pending_submission: 'Being prepared',
    awaiting_review: 'Waiting for an answer',
    considering: 'Considering',
    accepted: 'Accepted',
    declined: 'Declined',
    rejected: 'Not chosen',
    waiting_list: 'On the waiting list',
    withdrawn: 'Withdrawn',
  } satisfies Record<OfferState, string>,
  direction: { arrival: 'Arrival', departure: 'Departure' } satisfies Record<Direction, string>,
  metBy: { family: 'The host family', company: 'A company or driver', parent: 'The parents', platform: 'Our team' } satisfies Record<
    MetBy,
    string
  >,
  tripTask: {
    refund: 'Give money back',
    priceDifference: 'Settle a difference in price',
    startInDoubt: 'The stay begins and is not settled',
    cancelAsked: 'The parents want to cancel',
    withdrawalAsked: 'The family wants to be let out',
    changeAsked: 'The parents want a change',
    campCalledOff: 'A week of a camp was called off',
    noFamily: 'No family is left',
    bookedBeside: 'Paid beside its enquiry: two stays?',
    priceRefused: 'Parent refused the higher price',
    paymentDisputed: 'Payment disputed at the bank',
  } satisfies Record<TripTaskKind, string>,
} as const;

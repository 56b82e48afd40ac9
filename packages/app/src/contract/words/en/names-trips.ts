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
    customer_service: 'Customer service',
    in_progress: 'In progress',
    completed: 'Completed',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<TripState, string>,
  /** Of a family that was asked. */
  offerState: {
    new: 'New',
    potential: 'Shortlisted',
    pending_submission: 'In preparation',
    awaiting_review: 'Awaiting reply',
    considering: 'Considering',
    accepted: 'Accepted',
    declined: 'Declined',
    rejected: 'Not selected',
    waiting_list: 'Waiting list',
    withdrawn: 'Withdrawn',
  } satisfies Record<OfferState, string>,
  direction: { arrival: 'Arrival', departure: 'Departure' } satisfies Record<Direction, string>,
  metBy: { family: 'The host family', company: 'A company or driver', parent: 'The parents', platform: 'Our team' } satisfies Record<
    MetBy,
    string
  >,
  tripTask: {
    refund: 'Issue refund',
    priceDifference: 'Settle price difference',
    startInDoubt: 'Stay starts with open issues',
    cancelAsked: 'Parents asked to cancel',
    withdrawalAsked: 'Host family asked to withdraw',
    changeAsked: 'Parents asked for a change',
    campCalledOff: 'Camp week cancelled',
    noFamily: 'No host family left',
    bookedBeside: 'Possible duplicate: paid next to its enquiry',
    priceRefused: 'Parent refused the higher price',
    paymentDisputed: 'Payment disputed at the bank',
  } satisfies Record<TripTaskKind, string>,
} as const;

// Staff tasks caused by the events of a trip.

/**
 * `refund`: money to refund · `priceDifference`: the price differs from what was billed · `startInDoubt`: the stay begins and isn't
 * settled, or no family has accepted a few days before · `cancelAsked`, `withdrawalAsked`, `changeAsked`: a user asked for what they
 * can't do themselves · `campCalledOff`: a camp week is cancelled and none of its backups is free · `noFamily`: the family declined and
 * there is no backup.
 * `familyPaused`: the family has paused before it answered.
 * `priceRefused`: the parent rejected a higher price, so staff find another family or waive the difference.
 * `bookedBeside`: the enquiry had moved on when its booking was paid, so the children may have two stays.
 * `datesBlocked`: the family has blocked days of a stay that it was asked for and has not answered.
 * `paymentDisputed`: the payer disputes the payment at their bank, which holds the money until the decision.
 * `payerLost`: the price is invoiced without what another trip was to pay, which can't any more.
 */
export const TRIP_TASKS = [
  'refund',
  'priceDifference',
  'startInDoubt',
  'cancelAsked',
  'withdrawalAsked',
  'changeAsked',
  'campCalledOff',
  'noFamily',
  'familyPaused',
  'bookedBeside',
  'priceRefused',
  'paymentDisputed',
  'datesBlocked',
  'payerLost',
] as const;

export type TripTaskKind = (typeof TRIP_TASKS)[number];

// What staff have to do because of what happened to a trip.

/**
 * `refund`: money to give back · `priceDifference`: it costs something else than was billed · `startInDoubt`: it begins and is not
 * settled, or no family has accepted it a few days before · `cancelAsked`, `withdrawalAsked`, `changeAsked`: somebody asked for what they
 * can't do themselves · `campCalledOff`: a week of a camp does not take place, and none of its backups is free · `noFamily`: the family declined and none waits.
 * `priceRefused`: the parent does not agree to a higher price, so that staff find another family or forgo it.
 * `bookedBeside`: it was paid for when the enquiry that it was for had moved on, so that the children may have two stays.
 * `paymentDisputed`: whoever paid disputes it at their bank, which takes the money until it is decided.
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
  'bookedBeside',
  'priceRefused',
  'paymentDisputed',
] as const;

export type TripTaskKind = (typeof TRIP_TASKS)[number];

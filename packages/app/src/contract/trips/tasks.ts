// What staff have to do because of what happened to a trip.

/**
 * `refund`: money to give back · `priceDifference`: it costs something else than was billed · `startInDoubt`: it begins and is not
 * settled, or no family has accepted it a few days before · `cancelAsked`, `withdrawalAsked`, `changeAsked`: somebody asked for what they can't do themselves · `campFull`: a camp is full
 * and no backup is free · `campCalledOff`: a week of a camp does not take place, and none of its backups is free · `noFamily`: the family declined and none waits.
 */
export const TRIP_TASKS = [
  'refund',
  'priceDifference',
  'startInDoubt',
  'cancelAsked',
  'withdrawalAsked',
  'changeAsked',
  'campFull',
  'campCalledOff',
  'noFamily',
] as const;

export type TripTaskKind = (typeof TRIP_TASKS)[number];

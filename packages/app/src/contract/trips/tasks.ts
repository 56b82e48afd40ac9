// What staff have to do because of what happened to a trip.

/**
 * `refund`: money to give back · `priceDifference`: a backup took over at another price · `startInDoubt`: it begins today and is not
 * settled · `cancelAsked`, `withdrawalAsked`, `changeAsked`: somebody asked for what they can't do themselves · `campFull`: a camp is full
 * and no backup is free · `noFamily`: the family declined and none waits.
 */
export const TRIP_TASKS = [
  'refund',
  'priceDifference',
  'startInDoubt',
  'cancelAsked',
  'withdrawalAsked',
  'changeAsked',
  'campFull',
  'noFamily',
] as const;

export type TripTaskKind = (typeof TRIP_TASKS)[number];

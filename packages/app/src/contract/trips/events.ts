// What people are told of a trip, event by event.

/**
 * `requested`: somebody has sent a request that names nobody to ask yet · `asked`, `reserved`: to the family, whose answer is hoped for · `notChosen`, `waiting`, `askedAgain`: to a family · `backupAsked`: another
 * family was asked in the place of the one that declined · `backupOut`: the one that was to step in can't any more · `noFamily`: nobody is asked any more · `noLongerFits`: a family that was asked
 * has taken somebody else in · `changed`: its days, students, camps or price are others than were agreed to · `campCalledOff`: a week of its
 * camps does not take place · `task`: staff have something to do.
 */
export const TRIP_EVENTS = [
  'requested',
  'enquiry',
  'asked',
  'reserved',
  'considering',
  'booked',
  'declined',
  'backupAsked',
  'backupOut',
  'noFamily',
  'notChosen',
  'waiting',
  'withdrawn',
  'withdrawalAsked',
  'needsCare',
  'started',
  'startInDoubt',
  'completed',
  'cancelled',
  'changed',
  'campCalledOff',
  'changeAsked',
  'cancelAsked',
  'noLongerFits',
  'refundDue',
] as const;

export type TripEvent = (typeof TRIP_EVENTS)[number];

// What people are told of a trip, event by event.

/**
 * - `requested`: somebody has sent a request that names nobody to ask yet
 * - `asked`, `reserved`: to the family, whose answer is hoped for
 * - `notChosen`, `waiting`: to a family
 * - `backupAsked`: another family was asked in the place of the one that declined
 * - `backupOut`: the one that was to step in can't any more
 * - `noFamily`: nobody is asked any more
 * - `familyToChoose`: the same, to the parent who has paid: another family, or the money back
 * - `noLongerFits`: a family that was asked has taken somebody else in
 * - `changed`: its days, students, camps or price are others than were agreed to
 * - `travelChanged`: how the students arrive or leave is known, or is another way
 * - `campCalledOff`: a week of its camps does not take place
 * - `refundDue`: staff have to give money back
 * - `refundComing`, `refunded`: to the parent, whose money goes back, and has
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
  'familyToChoose',
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
  'travelChanged',
  'campCalledOff',
  'changeAsked',
  'cancelAsked',
  'noLongerFits',
  'refundDue',
  'refundComing',
  'refunded',
] as const;

export type TripEvent = (typeof TRIP_EVENTS)[number];

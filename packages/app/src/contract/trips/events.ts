// The events of a trip that users are notified of.

/**
 * - `requested`: a request was sent, and no family has been named to ask yet
 * - `asked`, `reserved`: to the family, which should answer; `answerReminder` if it hasn’t in time
 * - `notChosen`, `waiting`: to a family
 * - `backupAsked`: the backup family was asked because the first one declined
 * - `backupOut`: the backup family is no longer available
 * - `noFamily`: no family is asked any more
 * - `familyToChoose`: the same, to a parent who has paid: choose another family or a refund
 * - `noLongerFits`: a family that was asked now hosts others
 * - `changed`: days, students, camps or price differ from what was agreed
 * - `travelChanged`: the arrival or departure was entered or changed
 * - `campCalledOff`: a camp week is cancelled
 * - `refundDue`: staff have to refund money
 * - `refundComing`, `refunded`: to the parent, before and after the refund
 */
export const TRIP_EVENTS = [
  'requested',
  'enquiry',
  'asked',
  'answerReminder',
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

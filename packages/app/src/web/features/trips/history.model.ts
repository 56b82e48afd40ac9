// What happened to a trip, step by step: which sentence tells of each.

import type { TripState } from '#contract/trips/states.ts';

export type HistorySentence =
  | 'begun'
  | 'enquiry'
  | 'released'
  | 'reserved'
  | 'passedOn'
  | 'booked'
  | 'resumed'
  | 'needsCare'
  | 'started'
  | 'completed'
  | 'closed'
  | 'cancelled'
  | 'reopened';

const ARRIVING: Readonly<Record<TripState, HistorySentence>> = {
  new: 'reopened',
  enquiry: 'enquiry',
  reserved: 'reserved',
  booked: 'booked',
  customer_service: 'needsCare',
  in_progress: 'started',
  completed: 'completed',
  closed: 'closed',
  cancelled: 'cancelled',
};

/** Steps that tell more than where they lead. */
const BY_WAY: Readonly<Partial<Record<`${TripState} ${TripState}`, HistorySentence>>> = {
  'reserved enquiry': 'released',
  'reserved reserved': 'passedOn',
  'customer_service booked': 'resumed',
  'completed in_progress': 'reopened',
  'closed completed': 'reopened',
};

/** @example toHistorySentence({ fromState: 'reserved', toState: 'enquiry' }) // 'released' */
export function toHistorySentence({ fromState, toState }: { fromState: TripState | null; toState: TripState }): HistorySentence {
  if (fromState === null) return 'begun';
  return BY_WAY[`${fromState} ${toState}`] ?? ARRIVING[toState];
}

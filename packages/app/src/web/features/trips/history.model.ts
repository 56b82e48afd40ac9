// The history of a trip: the sentence for each transition.

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

/** Transitions whose sentence depends on both states, not only on the new one. */
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

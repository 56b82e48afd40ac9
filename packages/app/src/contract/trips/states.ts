// The states of a trip, in the order in which it lives through them.

export const TRIP_STATES = [
  'new',
  'enquiry',
  'reserved',
  'booked',
  'customer_service',
  'in_progress',
  'completed',
  'closed',
  'cancelled',
] as const;

export type TripState = (typeof TRIP_STATES)[number];

/** Of a trip in one of these a stay is agreed: its host is owed money. */
export const AGREED_STATES = ['booked', 'customer_service', 'in_progress', 'completed', 'closed'] as const satisfies readonly TripState[];

/** Of a trip in one of these staff change what it is about; of one that has begun administrators alone. */
export const CHANGEABLE_STATES = ['new', 'enquiry', 'reserved', 'booked', 'customer_service'] as const satisfies readonly TripState[];

/** Of a trip in one of these nothing is to come any more. */
export const OVER_STATES = ['closed', 'cancelled'] as const satisfies readonly TripState[];

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

/** Of a trip in one of these no family has accepted yet. */
export const BEFORE_BOOKED_STATES = ['new', 'enquiry', 'reserved'] as const satisfies readonly TripState[];

/** Of a trip in one of these a stay is agreed that has not begun. */
export const AWAITED_STATES = ['booked', 'customer_service'] as const satisfies readonly TripState[];

/** Of a trip in one of these a stay is agreed: its host is owed money. */
export const AGREED_STATES = [...AWAITED_STATES, 'in_progress', 'completed', 'closed'] as const satisfies readonly TripState[];

/** Of a trip in one of these the stay has not begun: staff change what it is about; once it has begun, administrators alone. */
export const UPCOMING_STATES = [...BEFORE_BOOKED_STATES, ...AWAITED_STATES] as const;

/** Of a trip in one of these families know of the stay, and it is not over. */
export const ACTIVE_STATES = ['reserved', ...AWAITED_STATES, 'in_progress'] as const satisfies readonly TripState[];

/** Of a trip in one of these nothing is to come any more. */
export const OVER_STATES = ['closed', 'cancelled'] as const satisfies readonly TripState[];

/** Of a trip in one of these no day of the stay is to come; one that is completed may still have to be settled. */
export const PAST_STATES = ['completed', ...OVER_STATES] as const satisfies readonly TripState[];

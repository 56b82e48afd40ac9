// The states of a trip, in the order of its life.

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

/** No family has accepted yet. */
export const BEFORE_BOOKED_STATES = ['new', 'enquiry', 'reserved'] as const satisfies readonly TripState[];

/** The stay is agreed and hasn't begun. */
export const AWAITED_STATES = ['booked', 'customer_service'] as const satisfies readonly TripState[];

/** The stay is agreed, so its host is owed money. */
export const AGREED_STATES = [...AWAITED_STATES, 'in_progress', 'completed', 'closed'] as const satisfies readonly TripState[];

/** The stay hasn't begun, so staff can change it; afterwards only administrators can. */
export const UPCOMING_STATES = [...BEFORE_BOOKED_STATES, ...AWAITED_STATES] as const;

/** Families know of the stay, and it isn't over. */
export const ACTIVE_STATES = ['reserved', ...AWAITED_STATES, 'in_progress'] as const satisfies readonly TripState[];

/** Nothing is left to do. */
export const OVER_STATES = ['closed', 'cancelled'] as const satisfies readonly TripState[];

/** No day of the stay is left; a completed trip may still have to be settled. */
export const PAST_STATES = ['completed', ...OVER_STATES] as const satisfies readonly TripState[];

// Limits of a booking, separate from its shape so that screens can read them without loading the validation library.

export const ACTIVITY_DETAILS_TYPES = ['local', 'mixed', 'family'] as const;

/** The maximum number of children in a booking: as many as a family can host. */
export const MAX_CHILDREN = 5;

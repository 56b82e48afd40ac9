// What a booking may be made of, said apart from its shape: screens read it without loading what checks shapes.

export const ACTIVITY_DETAILS_TYPES = ['local', 'mixed', 'family'] as const;

/** The most children of one booking: as many as a family may take. */
export const MAX_CHILDREN = 5;

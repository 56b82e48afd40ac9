// How a student spends the days of a stay.

/** `family`: with the family all day · `local`: at camps near it · `mixed`: both. */
export const STAY_TYPES = ['family', 'local', 'mixed'] as const;

export type StayType = (typeof STAY_TYPES)[number];

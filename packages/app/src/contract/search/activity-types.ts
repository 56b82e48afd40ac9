// The types of activities near a family.

export const ACTIVITY_TYPES = ['camp', 'lessons', 'sport', 'excursion'] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

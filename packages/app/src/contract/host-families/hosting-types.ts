// What a family can host for: the trip types that have a fixed number.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';

/** By the number of the trip type; names are made by the catalogue from the code. */
export const HOSTING_TYPES = [
  { id: TRIP_TYPE_ID.immersion, code: 'immersion' },
  { id: TRIP_TYPE_ID.baseHosting, code: 'baseHosting' },
  { id: TRIP_TYPE_ID.academic, code: 'academic' },
  { id: TRIP_TYPE_ID.internship, code: 'internship' },
] as const;

/** `Other` includes whoever would rather not say. */
export const GENDERS = ['female', 'male', 'other'] as const;

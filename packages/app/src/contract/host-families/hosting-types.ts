// What a family can host for: the trip types with fixed IDs.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';

/** With the trip type's ID; the code selects the message of its name. */
export const HOSTING_TYPES = [
  { id: TRIP_TYPE_ID.immersion, code: 'immersion' },
  { id: TRIP_TYPE_ID.baseHosting, code: 'baseHosting' },
  { id: TRIP_TYPE_ID.academic, code: 'academic' },
  { id: TRIP_TYPE_ID.internship, code: 'internship' },
] as const;

/** `other` includes people who prefer not to say. */
export const GENDERS = ['female', 'male', 'other'] as const;

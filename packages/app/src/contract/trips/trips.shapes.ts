// Trips as other parts of the product name them.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from './states.ts';

/** What tells one trip from another, and who has to do with it. */
export const tripFacts = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  studentName: z.string(),
  /** Who is billed; null when nobody with an account is. */
  parentId: id.nullable(),
  parentName: z.string().nullable(),
  hostFamilyId: id.nullable(),
  /** The last name of its guardian. */
  hostFamilyName: z.string().nullable(),
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  businessId: id,
  /** The price that was agreed. */
  quoteFingerprint: z.string().nullable(),
});

export type TripFacts = z.output<typeof tripFacts>;

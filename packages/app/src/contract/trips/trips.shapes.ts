// Shapes of trips for other features.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from './states.ts';

/** The facts that identify a trip, and the people involved. */
export const tripFacts = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  studentName: z.string(),
  /** Who is billed; null without an account. */
  parentId: id.nullable(),
  parentName: z.string().nullable(),
  hostFamilyId: id.nullable(),
  /** The guardian's last name. */
  hostFamilyName: z.string().nullable(),
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  businessId: id,
  /** The fingerprint of the agreed price. */
  quoteFingerprint: z.string().nullable(),
});

export type TripFacts = z.output<typeof tripFacts>;

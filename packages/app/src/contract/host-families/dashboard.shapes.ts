// How a host family stands, for its own dashboard.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';
import { NOT_LIVE_REASONS } from './profile.shapes.ts';

export const ownDashboard = z.object({
  hostFamilyId: id,
  isLive: z.boolean(),
  /** What is missing for it to be found; empty when it is live. */
  notLive: z.array(z.enum(NOT_LIVE_REASONS)),
  photos: z.int(),
  /** The nights of a calendar year on which somebody stays for certain, of how many it has. */
  occupancy: z.object({ year: z.int(), nights: z.int(), of: z.int() }),
  /** Half of the answers came within so many minutes; null before there is one. */
  responseMinutes: z.int().nullable(),
});

export type OwnDashboard = z.output<typeof ownDashboard>;

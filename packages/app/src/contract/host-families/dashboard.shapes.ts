// Shapes of a host family's dashboard.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';
import { NOT_LIVE_REASONS } from './profile.shapes.ts';

export const ownDashboard = z.object({
  hostFamilyId: id,
  isLive: z.boolean(),
  /** Why it isn't in the search; empty if it is live. */
  notLive: z.array(z.enum(NOT_LIVE_REASONS)),
  photos: z.int(),
  /** The nights with a firm stay in a calendar year, and the nights of the year. */
  occupancy: z.object({ year: z.int(), nights: z.int(), of: z.int() }),
  /** The median response time in minutes; null without answers. */
  responseMinutes: z.int().nullable(),
});

export type OwnDashboard = z.output<typeof ownDashboard>;

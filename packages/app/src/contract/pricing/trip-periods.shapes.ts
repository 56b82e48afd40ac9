// Shapes of trip periods: named parts of the year, for one trip type or all.

import * as z from 'zod';
import { day, id, line } from '#contract/platform/validation/fields.ts';

export const tripPeriodBody = z.object({
  name: line(100),
  fromDate: day,
  toDate: day,
  tripTypeId: id.nullable().default(null),
  active: z.boolean().default(true),
});

export const tripPeriod = z.object({
  id,
  name: z.string(),
  fromDate: z.string(),
  toDate: z.string(),
  tripTypeId: id.nullable(),
  tripTypeName: z.string().nullable(),
  active: z.boolean(),
  /** The names of other active periods of the same trip type that overlap it. */
  overlaps: z.array(z.string()),
  version: z.int(),
});

export type TripPeriod = z.output<typeof tripPeriod>;

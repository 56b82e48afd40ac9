// Shapes of the bookings to recalculate: the trips of a period with their agreed prices, or a file.

import * as z from 'zod';
import { day } from '#contract/platform/validation/fields.ts';

/** What must be in the period: the time of the trip's quote, or its first day. */
export const PERIOD_BASES = ['quote', 'trip'] as const;

/** Both days are inclusive. */
export const period = z.object({ from: day, to: day, by: z.enum(PERIOD_BASES).default('trip') });

export type Period = z.output<typeof period>;

/** The source of a run's bookings. */
export const bookingSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('period'), from: z.string(), to: z.string(), by: z.enum(PERIOD_BASES) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
]);

export type BookingSource = z.output<typeof bookingSource>;

/** A code with its number of occurrences. */
export const codeCount = z.object({ code: z.string(), count: z.int() });

export type CodeCount = z.output<typeof codeCount>;

/** The rows of one group of a result, page by page. */
export const groupQuery = z.object({
  group: z.string().max(200),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

/** A group of rows of a result with its size. */
export const rowGroup = z.object({ name: z.string(), count: z.int() });

export type RowGroup = z.output<typeof rowGroup>;

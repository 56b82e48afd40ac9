// The bookings that are priced again: the trips of a period with the prices that were agreed, or a file.

import * as z from 'zod';
import { day } from '#contract/platform/validation/fields.ts';

/** What of a trip must lie in the period: the moment at which its price was made, or its first day. */
export const PERIOD_BASES = ['quote', 'trip'] as const;

/** Both days belong to it. */
export const period = z.object({ from: day, to: day, by: z.enum(PERIOD_BASES).default('trip') });

export type Period = z.output<typeof period>;

/** Where the bookings of a run come from. */
export const bookingSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('period'), from: z.string(), to: z.string(), by: z.enum(PERIOD_BASES) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
]);

export type BookingSource = z.output<typeof bookingSource>;

/** How often something was found, by its code. */
export const codeCount = z.object({ code: z.string(), count: z.int() });

export type CodeCount = z.output<typeof codeCount>;

/** Which rows of a result: those of one group, page by page. */
export const groupQuery = z.object({
  group: z.string().max(200),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

/** A group of rows of a result, and how many they are. */
export const rowGroup = z.object({ name: z.string(), count: z.int() });

export type RowGroup = z.output<typeof rowGroup>;

// Shapes of the search for records: what the palette of the hub finds besides pages and commands.

import * as z from 'zod';
import { day, id, instant } from '#contract/platform/validation/fields.ts';

/** The kinds of records, in the order in which they stand when all match alike. */
export const RECORD_KINDS = ['student', 'account', 'hostFamily', 'trip', 'group', 'invoice', 'message'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The most records of one kind in an answer. */
export const RECORDS_PER_KIND = 5;

export const RECORD_QUESTION_MAX = 200;

/** Never anything of health, bank accounts or amounts: the answer is for whoever lists the record. */
export const foundRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id,
  title: z.string(),
  /** What tells it from others of the same title: a country, a county, a family, an address. */
  details: z.array(z.string()),
  /** The state of a trip, a group, an invoice or the vetting of a family. */
  state: z.string().optional(),
  born: day.optional(),
  fromDate: day.optional(),
  toDate: day.optional(),
  at: instant.optional(),
  /** Where a message is. */
  conversationId: id.optional(),
  /** Whether an account is that of a parent, whose children can be listed. */
  isParent: z.boolean().optional(),
});

export type FoundRecord = z.output<typeof foundRecord>;

export const recordQuestion = z.object({ search: z.string().trim().min(1).max(RECORD_QUESTION_MAX) });

// Shapes of back-tests: what real stays would cost by another price book, and who gains or loses.

import * as z from 'zod';
import { declareRuns, run } from '#contract/platform/run.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { bookingSource, codeCount, period, rowGroup } from './bookings.shapes.ts';

export const backTestsList = declareRuns('backTests');

/** How stays are grouped. */
export const GROUPINGS = ['county', 'family', 'length'] as const;

export type Grouping = (typeof GROUPINGS)[number];

/** The number of the tested book; the draft if left out. */
const tried = { number: id.optional() };

export const backTestBody = period.extend(tried);
export const backTestFileBody = z.object(tried);

/** The figure by the book in force and by the tested one. */
const oldAndNew = z.object({ old: z.string(), new: z.string() });

const sums = z.object({
  bookings: z.int(),
  cheaper: z.int(),
  same: z.int(),
  dearer: z.int(),
  customer: oldAndNew,
  provider: oldAndNew,
  platform: oldAndNew,
  vat: oldAndNew,
});

export type BackTestSums = z.output<typeof sums>;

const text = z.string().nullable();

/** A stay with its prices by both books, or the reason why one has no price. */
export const backTestRow = z.object({
  line: z.int(),
  bookingId: text,
  status: z.string(),
  hostFamilyId: text,
  county: text,
  nights: z.int().nullable(),
  currency: text,
  customerOld: text,
  customerNew: text,
  customerChange: text,
  providerChange: text,
  platformChange: text,
  code: text,
  path: text,
  message: text,
});

export type BackTestRow = z.output<typeof backTestRow>;

export const backTestGroup = sums.extend({ key: z.string(), name: z.string() });

export type BackTestGroup = z.output<typeof backTestGroup>;

const backTestResult = z.object({
  stays: z.int(),
  currency: z.string(),
  /** Null if no stay could be compared. */
  all: sums.nullable(),
  /** Stays without a price in one of the books, and invalid records, by reason. */
  unpricedOld: z.array(codeCount),
  unpricedNew: z.array(codeCount),
  errors: z.array(codeCount),
  /** The customers who would save most, and those who would pay most in addition. */
  winners: z.array(backTestRow),
  losers: z.array(backTestRow),
  /** Groups of rows: `compared`, `unpriced old`, `unpriced new`, `error`. */
  groups: z.array(rowGroup),
});

export type BackTestResult = z.output<typeof backTestResult>;

export const backTest = run.extend({
  /** The number of the tested book; null for the draft at that time. */
  number: id.nullable(),
  /** The hash of its content; a draft with another hash isn't the tested one. */
  hash: z.string(),
  /** The book in force, which it is compared with. */
  against: id,
  source: bookingSource,
  /** Null until the run has ended. */
  result: backTestResult.nullable(),
});

export type BackTest = z.output<typeof backTest>;

export const groupsQuery = z.object({
  by: z.enum(GROUPINGS),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

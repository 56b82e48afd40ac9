// Back-tests: what real stays would cost by another price book, and who wins and who loses by it.

import * as z from 'zod';
import { declareRuns, run } from '#contract/platform/run.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { bookingSource, codeCount, period, rowGroup } from './bookings.shapes.ts';

export const backTestsList = declareRuns('backTests');

/** What stays are put together by. */
export const GROUPINGS = ['county', 'family', 'length'] as const;

export type Grouping = (typeof GROUPINGS)[number];

/** The book that is tried, by its number; the draft where none is said. */
const tried = { number: id.optional() };

export const backTestBody = period.extend(tried);
export const backTestFileBody = z.object(tried);

/** What it was by the book in force, and what it would be. */
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

/** One stay with its prices by both books, or why one of them has none. */
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
  /** Null where no stay could be compared. */
  all: sums.nullable(),
  /** Stays without a price in one of the books, and records that are faulty, by why. */
  unpricedOld: z.array(codeCount),
  unpricedNew: z.array(codeCount),
  errors: z.array(codeCount),
  /** The customers who would save most, and who would pay most more. */
  winners: z.array(backTestRow),
  losers: z.array(backTestRow),
  /** Of the rows: `compared`, `unpriced old`, `unpriced new`, `error`. */
  groups: z.array(rowGroup),
});

export type BackTestResult = z.output<typeof backTestResult>;

export const backTest = run.extend({
  /** The number of the book that is tried; null for the draft as it was then. */
  number: id.nullable(),
  /** Of its content: a draft with another hash is not what was tested. */
  hash: z.string(),
  /** The book in force that it is compared with. */
  against: id,
  source: bookingSource,
  /** Null as long as it is not done. */
  result: backTestResult.nullable(),
});

export type BackTest = z.output<typeof backTest>;

export const groupsQuery = z.object({
  by: z.enum(GROUPINGS),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

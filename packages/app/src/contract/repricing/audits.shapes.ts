// Shapes of audits: recorded bookings compared with the price books, with the cause of each difference.

import * as z from 'zod';
import { declareRuns, run } from '#contract/platform/run.ts';
import { bookingSource, codeCount, rowGroup } from './bookings.shapes.ts';

export const auditsList = declareRuns('audits');

/** The bookings with the same causes, and the sum of their differences. */
const causeSums = z.object({
  /** Codes joined by ` + `; `unexplained` if none was found. */
  causes: z.string(),
  currency: z.string(),
  bookings: z.int(),
  overcharged: z.string(),
  undercharged: z.string(),
  overpaid: z.string(),
  underpaid: z.string(),
});

const auditResult = z.object({
  bookings: z.int(),
  same: z.int(),
  different: z.int(),
  /** Bookings without a suitable book, by reason. */
  unchecked: z.array(codeCount),
  /** Invalid records, by reason. */
  errors: z.array(codeCount),
  /** The number of bookings whose search for causes reached its limit. */
  cutShort: z.int(),
  causes: z.array(causeSums),
  /** Groups of rows: one for each combination of causes, then `unchecked` and `error`. */
  groups: z.array(rowGroup),
});

export const audit = run.extend({
  source: bookingSource,
  /** Null until the run has ended. */
  result: auditResult.nullable(),
});

export type Audit = z.output<typeof audit>;
export type AuditResult = z.output<typeof auditResult>;

const text = z.string().nullable();

/** A booking that differs, couldn't be checked or couldn't be read, in the format of the command line. */
export const auditRow = z.object({
  /** Its index in its group, from 0. */
  place: z.int(),
  /** The line number in the file of bookings, from 1. */
  line: z.int(),
  bookingId: text,
  status: z.enum(['difference', 'unchecked', 'error']),
  bookVersion: text,
  /** The main figure: the total, if that differs. */
  figure: text,
  expected: text,
  recorded: text,
  difference: text,
  currency: text,
  causes: text,
  detail: text,
  code: text,
  path: text,
  message: text,
});

export type AuditRow = z.output<typeof auditRow>;

/** A differing figure of the booking or of one of its lines. */
const differingFigure = z.object({
  /** `total`, `vat`…; for a line `customer`, `quantity`…, or `line` if the whole line is missing or surplus. */
  figure: z.string(),
  /** The line in the price book and its payee; null for a figure of the whole booking. */
  line: z.string().nullable(),
  expected: z.string().nullable(),
  recorded: z.string().nullable(),
});

export type DifferingFigure = z.output<typeof differingFigure>;

const sentences = z.object({ title: z.string(), sentences: z.array(z.string()) });

/** The calculation of the booking's price: each line with its derivation from the book's figures, in the reader's language. */
const pricedBooking = z.object({
  bookNumber: z.int(),
  currency: z.string(),
  total: z.string(),
  stay: sentences,
  lines: z.array(
    sentences.extend({
      level: z.string(),
      units: z.int(),
      customer: z.string(),
      customerDiscount: z.string(),
      provider: z.string(),
      providerDiscount: z.string(),
    }),
  ),
  totals: sentences,
});

export const auditExplanation = z.object({
  row: auditRow,
  /** Other combinations of causes that give the same figures, in the format of the command line. */
  alternatives: z.string(),
  figures: z.array(differingFigure),
  /** Null if there is no such book or the booking isn't stored as a line of JSON. */
  priced: pricedBooking.nullable(),
});

export type AuditExplanation = z.output<typeof auditExplanation>;

// Audits of recorded bookings: what was charged against what the price books give, with the cause of each difference.

import * as z from 'zod';
import { declareRuns, run } from '#contract/platform/run.ts';
import { bookingSource, codeCount, rowGroup } from './bookings.shapes.ts';

export const auditsList = declareRuns('audits');

/** Bookings with the same causes, and what they come to. */
const causeSums = z.object({
  /** Codes joined by ` + `; `unexplained` where none was found. */
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
  /** Bookings that no book could be found for, by why. */
  unchecked: z.array(codeCount),
  /** Records that are faulty, by why. */
  errors: z.array(codeCount),
  /** For how many the search for causes was ended by its bound. */
  cutShort: z.int(),
  causes: z.array(causeSums),
  /** Of the rows: one for each combination of causes, then `unchecked` and `error`. */
  groups: z.array(rowGroup),
});

export const audit = run.extend({
  source: bookingSource,
  /** Null as long as it is not done. */
  result: auditResult.nullable(),
});

export type Audit = z.output<typeof audit>;
export type AuditResult = z.output<typeof auditResult>;

const text = z.string().nullable();

/** One booking that differs, could not be checked or could not be read, as the command tells it. */
export const auditRow = z.object({
  /** Its place in its group, from 0. */
  place: z.int(),
  /** The line of the file of bookings, from 1. */
  line: z.int(),
  bookingId: text,
  status: z.enum(['difference', 'unchecked', 'error']),
  bookVersion: text,
  /** The leading figure: the total, where that differs. */
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

/** A figure that differs: of the whole booking, or of one of its lines. */
const differingFigure = z.object({
  /** `total`, `vat`…; of a line `customer`, `quantity`…, or `line` where the whole line is missing or too much. */
  figure: z.string(),
  /** Which line of the price book, and whom it pays; null for a figure of the whole booking. */
  line: z.string().nullable(),
  expected: z.string().nullable(),
  recorded: z.string().nullable(),
});

export type DifferingFigure = z.output<typeof differingFigure>;

const sentences = z.object({ title: z.string(), sentences: z.array(z.string()) });

/** How the price book gives the price of the booking: each line with its way down to the book’s own figures, in the reader’s language. */
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
  /** The other combinations of causes that would give the same figures, as the command tells them. */
  alternatives: z.string(),
  figures: z.array(differingFigure),
  /** Null where there is no such book, or the booking is not kept as a line of JSON. */
  priced: pricedBooking.nullable(),
});

export type AuditExplanation = z.output<typeof auditExplanation>;

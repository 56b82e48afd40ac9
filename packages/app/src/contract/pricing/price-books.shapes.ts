// Published price books, the draft that the next one is made from, and what is told before it is published.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** In force now; to come into force; was in force; or called off before it came into force. */
export const PRICE_BOOK_STATES = ['inForce', 'scheduled', 'past', 'withdrawn'] as const;

export type PriceBookState = (typeof PRICE_BOOK_STATES)[number];

export const priceBooksList = declareList({
  name: 'priceBooks',
  sorts: ['number', 'effectiveFrom', 'publishedAt'],
  defaultSort: '-number',
  filters: { state: { kind: 'choice', choices: PRICE_BOOK_STATES }, effectiveFrom: { kind: 'instant' } },
});

export const priceBook = z.object({
  /** The same as its number: lists find a row by it. */
  id,
  number: id,
  /** Of its content; every quote made from it carries it. */
  hash: z.string(),
  currency: z.string(),
  state: z.enum(PRICE_BOOK_STATES),
  effectiveFrom: instant,
  publishedAt: instant,
  /** Who published it; null when nobody has an account any more. */
  publishedBy: z.string().nullable(),
  reason: z.string(),
  /** The number of the older book whose prices it brings back. */
  restores: id.nullable(),
  /** How many kept quotes were made from it. */
  quotes: z.int(),
});

export type PublishedPriceBook = z.output<typeof priceBook>;

/** What a difference between two books is about. */
export const BOOK_SUBJECTS = [
  'book',
  'policy',
  'serviceType',
  'pricingType',
  'tripType',
  'discountRule',
  'template',
  'country',
  'county',
  'hostFamily',
  'activity',
  'pricing',
] as const;

export type BookSubject = (typeof BOOK_SUBJECTS)[number];

const subject = z.enum(BOOK_SUBJECTS);

/** One difference between two books. */
export const bookDifference = z.object({
  subject,
  change: z.enum(['added', 'removed', 'changed', 'moved', 'reordered']),
  id: z.int().nullable(),
  name: z.string().nullable(),
  owner: z.object({ subject, id: z.int(), name: z.string() }).nullable(),
  field: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type ListedBookDifference = z.output<typeof bookDifference>;

/** What a check of the draft has found: a fault stops the publication, a smell is most likely a slip. */
const bookFinding = z.object({
  rule: z.string(),
  severity: z.enum(['fault', 'smell']),
  message: z.string(),
  path: z.string(),
});

/** How much there is of each thing in a book. */
export const bookCounts = z.object({
  serviceTypes: z.int(),
  tripTypes: z.int(),
  templates: z.int(),
  countries: z.int(),
  counties: z.int(),
  hostFamilies: z.int(),
  activities: z.int(),
  pricings: z.int(),
});

export type BookCounts = z.output<typeof bookCounts>;

/** The most differences and findings that are told; their numbers count all. */
export const MAX_LISTED = 500;

export const draftReport = z.object({
  /** Names the draft as it is looked at: publishing it says it back, so that nobody publishes what they have not seen. */
  hash: z.string().nullable(),
  currency: z.string().nullable(),
  counts: bookCounts,
  /** Why no book can be made of it at all, in the words of the engine. */
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
  findings: z.array(bookFinding),
  findingsInAll: z.int(),
  /** The book that it is compared with: the newest one that was published. */
  comparedWith: id.nullable(),
  /** The platform's: where a book comes into force at a time on the clock, it is that of this zone. */
  timeZone: z.string(),
  differences: z.array(bookDifference),
  differencesInAll: z.int(),
});

export type DraftReport = z.output<typeof draftReport>;

const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A book comes into force at once when no moment is given. */
const publication = { reason: line(500), effectiveFrom: instant.optional() };

export const publishBody = z.object({ ...publication, hash: contentHash });

export const restoreBody = z.object(publication);

export const importBody = z.object({
  /** Says what would change, and changes nothing. */
  dryRun: z.stringbool().default(false),
  /** Names the prices as they were when it was looked at what would change: when they have changed since, nothing is imported. */
  basis: contentHash.optional(),
});

/** What a file would make of the draft, or has made of it. */
export const importReport = z.object({
  imported: z.boolean(),
  basis: contentHash,
  /** Of what the file holds. */
  counts: bookCounts.nullable(),
  /** Why it can't be imported, each at its place in the file. */
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
  faultsInAll: z.int(),
  /** Null where the draft has faults itself, and nothing can be compared with it. */
  differences: z.array(bookDifference).nullable(),
  differencesInAll: z.int(),
});

export type ImportReport = z.output<typeof importReport>;

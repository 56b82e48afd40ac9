// Shapes of published price books, of the draft for the next one, and of its preview.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** In force; not in force yet; replaced; or withdrawn before it took effect. */
export const PRICE_BOOK_STATES = ['inForce', 'scheduled', 'past', 'withdrawn'] as const;

export type PriceBookState = (typeof PRICE_BOOK_STATES)[number];

export const priceBooksList = declareList({
  name: 'priceBooks',
  sorts: ['number', 'effectiveFrom', 'publishedAt'],
  defaultSort: '-number',
  filters: { state: { kind: 'choice', choices: PRICE_BOOK_STATES }, effectiveFrom: { kind: 'instant' } },
});

export const priceBook = z.object({
  /** Equal to its number; lists identify rows by `id`. */
  id,
  number: id,
  /** The hash of its content, stored in every quote made from it. */
  hash: z.string(),
  currency: z.string(),
  state: z.enum(PRICE_BOOK_STATES),
  effectiveFrom: instant,
  publishedAt: instant,
  /** Who published it; null if the account no longer exists. */
  publishedBy: z.string().nullable(),
  reason: z.string(),
  /** The number of the older book that it restores. */
  restores: id.nullable(),
  /** The number of stored quotes made from it. */
  quotes: z.int(),
});

export type PublishedPriceBook = z.output<typeof priceBook>;

/** The subjects of differences between two books. */
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

/** A difference between two books. */
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

/** A finding in the draft: a fault prevents publishing, a smell is probably a mistake. */
const bookFinding = z.object({
  rule: z.string(),
  severity: z.enum(['fault', 'smell']),
  message: z.string(),
  path: z.string(),
});

/** The number of records of each type in a book. */
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

/** The maximum number of listed differences and findings; their counts include all. */
export const MAX_LISTED = 500;

export const draftReport = z.object({
  /** The hash of the shown draft. Publishing sends it back, so that nobody publishes what they haven't seen. */
  hash: z.string().nullable(),
  currency: z.string().nullable(),
  counts: bookCounts,
  /** Why no book can be built, in the engine's words. */
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
  findings: z.array(bookFinding),
  findingsInAll: z.int(),
  /** The book that it is compared with: the latest published one. */
  comparedWith: id.nullable(),
  /** The platform's time zone, in which the local time for `effectiveFrom` is meant. */
  timeZone: z.string(),
  differences: z.array(bookDifference),
  differencesInAll: z.int(),
});

export type DraftReport = z.output<typeof draftReport>;

const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Without a time, a book takes effect immediately. */
const publication = { reason: line(500), effectiveFrom: instant.optional() };

export const publishBody = z.object({ ...publication, hash: contentHash });

export const restoreBody = z.object(publication);

export const importBody = z.object({
  /** Only returns what would change. */
  dryRun: z.stringbool().default(false),
  /** The hash of the prices in the preview; if they have changed since, nothing is imported. */
  basis: contentHash.optional(),
});

/** What a file would change in the draft, or has changed. */
export const importReport = z.object({
  imported: z.boolean(),
  basis: contentHash,
  /** The counts of the file's content. */
  counts: bookCounts.nullable(),
  /** Why it can't be imported, with the path in the file. */
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
  faultsInAll: z.int(),
  /** Null if the draft itself has faults, so that nothing can be compared. */
  differences: z.array(bookDifference).nullable(),
  differencesInAll: z.int(),
});

export type ImportReport = z.output<typeof importReport>;

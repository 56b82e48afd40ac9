// Trips whose price was agreed, for tests of what becomes of such prices.

import { compilePriceBook, type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { students } from '#server/db/schema/people.ts';
import { priceBooks, quotes } from '#server/db/schema/price-books.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';

interface Agreed {
  /** Numbers of families of the book, one for each trip. */
  readonly families: readonly number[];
  readonly fromDate: string;
  readonly toDate: string;
  readonly bookNumber: number;
  /** The share of VAT of who sells them, where it is another than the book's. */
  readonly vatRate?: string;
}

/** Publishes a book as number `number`, in force from a moment on; answers it as it was published. */
export async function publishBook(
  { db }: Pick<App, 'db'>,
  book: PriceBook,
  { number, from }: { number: number; from: Date },
): Promise<PriceBook> {
  const parsed = parsePriceBook({ ...book, version: String(number), effectiveFrom: from.toISOString() });
  if (!parsed.ok) throw new Error('this is no price book');
  await db.insert(priceBooks).values({
    number,
    hash: compilePriceBook(parsed.value).bookHash,
    currency: parsed.value.currency,
    document: JSON.stringify(parsed.value),
    effectiveFrom: from,
    publishedAt: from,
    reason: 'New season',
  });
  return parsed.value;
}

/** Makes a trip of each family with its agreed price by the book; answers their numbers. */
export async function agreeTrips(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  book: PriceBook,
  { families, fromDate, toDate, bookNumber, vatRate }: Agreed,
): Promise<number[]> {
  const sold = vatRate === undefined ? book : { ...book, policy: { ...book.policy, vatRate } };
  const pricer = compilePriceBook(sold);
  const createdAt = clock.now();
  const [student] = await db.insert(students).values({ firstName: 'Chloé', lastName: 'Martin', createdAt }).returning({ id: students.id });
  const made: number[] = [];
  for (const hostFamilyId of families) {
    const quoted = pricer.quote({ hostFamilyId, fromDate, toDate });
    if (!quoted.ok) throw new Error(`family ${hostFamilyId} has no price: ${JSON.stringify(quoted.issues)}`);
    const { fingerprint, currency, total, request } = quoted.value;
    const quote = {
      fingerprint,
      bookNumber,
      vatRate: vatRate ?? null,
      request: { ...request },
      document: JSON.stringify(quoted.value),
      currency,
      total,
      fromDate,
      toDate,
      createdAt,
    };
    await db.insert(quotes).values(quote).onConflictDoNothing();
    const stay = { hostFamilyId, fromDate, toDate, state: 'booked' as const, tripTypeId: 2, businessId: 1, studentId: student?.id ?? 0 };
    const [trip] = await db
      .insert(trips)
      .values({ ...stay, quoteFingerprint: fingerprint, createdAt })
      .returning({ id: trips.id });
    made.push(trip?.id ?? 0);
  }
  return made;
}

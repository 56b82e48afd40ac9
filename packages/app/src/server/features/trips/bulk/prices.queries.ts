// SQL of the agreed price of a trip, for comparison.

import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';

/** Returns the total of a kept quote with its currency, `1234.50 EUR`; null if there is none. */
export async function findAgreedTotal(db: Queryable, fingerprint: string): Promise<string | null> {
  const [found] = await db
    .select({ total: quotes.total, currency: quotes.currency })
    .from(quotes)
    .where(eq(quotes.fingerprint, fingerprint));
  return found === undefined ? null : `${toFullDigits(found.total, found.currency)} ${found.currency}`;
}

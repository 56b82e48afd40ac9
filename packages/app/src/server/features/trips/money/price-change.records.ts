// Records of the price changes of a trip for the client.

import type { PriceChange } from '#contract/trips/price-changes.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import { listPriceChanges, type PriceChangeRow } from './price-changes.queries.ts';

function priceChangeRecord({ id, cause, currency, before, after, consent, at, answeredAt }: PriceChangeRow): PriceChange {
  const math = getAmountMath(currency);
  const [from, to] = [toFullDigits(before, currency), toFullDigits(after, currency)];
  return {
    ...{ id, cause, currency, consent, before: from, after: to },
    difference: math.subtract(to, from),
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export async function toPriceChangeRecords(db: Queryable, tripId: number): Promise<PriceChange[]> {
  return (await listPriceChanges(db, tripId)).map(priceChangeRecord);
}

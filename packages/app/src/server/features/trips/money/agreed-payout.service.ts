// What a family is paid for a trip: its payout, or, before one exists, the amount from the agreed price.

import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { findPayoutOfFamily } from './money.queries.ts';

interface About {
  readonly tripId: number;
  readonly hostFamilyId: number;
  readonly quoteFingerprint: string | null;
}

export async function getAgreedPayout(app: App, db: Queryable, { tripId, hostFamilyId, quoteFingerprint }: About) {
  const known = await findPayoutOfFamily(db, { tripId, hostFamilyId });
  if (known !== null) return { ...known, amount: toFullDigits(known.amount, known.currency) };
  const quote = quoteFingerprint === null ? null : await findWholeQuote(app, db, quoteFingerprint);
  const own = quote?.payouts.find(({ hostableType, hostableId }) => hostableType === 'Host_family' && hostableId === hostFamilyId);
  if (quote === null || own === undefined) return null;
  return { currency: quote.currency, amount: own.amount, state: null, dueDate: null };
}

// The expected amount of a payee according to the quote of a stay, and the lines behind it.

import { nameIn, type PriceCatalogue, payeeNameIn, type Quote } from '@hosted-stay/pricing-core';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { Queryable } from '#server/db/database.ts';
import { findSavedQuote, findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import type { PaidLine } from './purchases.rules.ts';

export interface Payee {
  readonly payeeType: PayeeType;
  readonly payeeId: number;
}

const isPaidTo = ({ payeeType, payeeId }: Payee) => {
  return ({ hostableType, hostableId }: { hostableType: string; hostableId: number }) =>
    hostableType === payeeType && hostableId === payeeId;
};

/** Returns the amount that a quote owes a payee, `'0'` if it pays them nothing; null if no quote has this fingerprint. */
export async function findExpectedAmount(
  app: App,
  db: Queryable,
  { fingerprint, payee }: { fingerprint: string; payee: Payee },
): Promise<{ currency: string; amount: string } | null> {
  const quote = await findWholeQuote(app, db, fingerprint);
  if (quote === null) return null;
  return { currency: quote.currency, amount: quote.payouts.find(isPaidTo(payee))?.amount ?? '0' };
}

/** A payee of a quote, with the amount and its lines. */
export interface OwedAmount extends Payee {
  /** The payee's name in the price book. */
  readonly name: string;
  readonly currency: string;
  readonly amount: string;
  readonly lines: readonly PaidLine[];
}

function toOwedAmount(payee: Payee, { quote, catalogue }: { quote: Quote; catalogue: PriceCatalogue }): OwedAmount {
  const { payeeType, payeeId } = payee;
  const lines = quote.pricings.filter(isPaidTo(payee)).map(({ pricingTemplateId, quantity, students, provider, providerDiscount }) => ({
    description: nameIn(catalogue.templates, pricingTemplateId),
    count: quantity * students,
    provider,
    providerDiscount,
  }));
  const name = payeeNameIn(catalogue, { hostableType: payeeType, hostableId: payeeId });
  return { ...payee, name, currency: quote.currency, amount: quote.payouts.find(isPaidTo(payee))?.amount ?? '0', lines };
}

/** Returns every payee of a quote with their amount; null if no quote has this fingerprint. */
export async function listOwedAmounts(app: App, db: Queryable, fingerprint: string): Promise<OwedAmount[] | null> {
  const quote = await findWholeQuote(app, db, fingerprint);
  const kept = await findSavedQuote(app, db, fingerprint);
  if (quote === null || kept === null) return null;
  const { catalogue } = kept;
  return quote.payouts.map(({ hostableType, hostableId }) =>
    toOwedAmount({ payeeType: hostableType, payeeId: hostableId }, { quote, catalogue }),
  );
}

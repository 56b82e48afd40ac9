// What the quote of a stay says that somebody is paid: the amount, and the lines that it is the sum of.

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

/** What a host is owed by a quote, nothing where it pays them nothing; null where no quote has this fingerprint. */
export async function findExpectedAmount(
  app: App,
  db: Queryable,
  { fingerprint, payee }: { fingerprint: string; payee: Payee },
): Promise<{ currency: string; amount: string } | null> {
  const quote = await findWholeQuote(app, db, fingerprint);
  if (quote === null) return null;
  return { currency: quote.currency, amount: quote.payouts.find(isPaidTo(payee))?.amount ?? '0' };
}

/** Everybody whom a quote pays, and for what. */
export interface OwedAmount extends Payee {
  /** As the price book calls them. */
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

/** Null where no quote has this fingerprint. */
export async function listOwedAmounts(app: App, db: Queryable, fingerprint: string): Promise<OwedAmount[] | null> {
  const quote = await findWholeQuote(app, db, fingerprint);
  const kept = await findSavedQuote(app, db, fingerprint);
  if (quote === null || kept === null) return null;
  const { catalogue } = kept;
  return quote.payouts.map(({ hostableType, hostableId }) =>
    toOwedAmount({ payeeType: hostableType, payeeId: hostableId }, { quote, catalogue }),
  );
}

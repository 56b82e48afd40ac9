// Prices trips: by the book in force until a price is agreed, and the difference that a change makes.

import type { LiveQuote } from '@hosted-stay/pricing-core';
import type { TripPriceChange } from '#contract/trips/trip-bodies.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import {
  findSavedQuote,
  getCurrentBook,
  insertQuoteOfBook,
  type PublishedBook,
  quoteStayAsSold,
} from '#server/features/pricing/pricing.public.ts';
import { createSigner, findCarrierProblem, type Signer } from '#server/features/trips/sharing/carrier.service.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import type { Stay } from './load-stay.service.ts';

export interface PricedStay {
  readonly quote: LiveQuote;
  readonly bookNumber: number;
  /** The VAT rate of the business that sells the stay; null if it is the book's. */
  readonly vatRate: string | null;
}

/** The book in force, with a signer of the stays that are compared. */
export interface QuotedBy {
  readonly book: PublishedBook;
  readonly sign: Signer;
}

/**
 * Prices a stay with the book in force. What is priced per booking is left out if another trip pays it, as long as that trip can.
 * @param by the book in force, if it was read in the same transaction
 * @throws AppError `quoteRefused`, `noPriceBook`
 */
export async function quoteStay(app: App, db: Queryable, stay: Stay, by?: QuotedBy): Promise<PricedStay> {
  const { book, sign } = by ?? { book: await getCurrentBook(app, { exactly: true, db }), sign: createSigner(db) };
  const { businessId, trip, ...request } = stay;
  const isCarried = trip.perBookingPaidBy !== null && (await findCarrierProblem(db, book, stay, sign)) === null;
  const { made, bookNumber, vatRate } = await quoteStayAsSold(db, book, { ...request, withoutPerBooking: isCarried }, businessId);
  if (!made.ok) throw new AppError('quoteRefused', { issues: made.issues });
  return { quote: made.value, bookNumber, vatRate };
}

/** Stores a quote permanently. Returns its fingerprint. */
export async function saveQuote(tx: Transaction, { app, caller }: Actor, { quote, bookNumber, vatRate }: PricedStay): Promise<string> {
  await insertQuoteOfBook(tx, quote, { bookNumber, vatRate, createdAt: app.clock.now(), createdBy: caller?.id ?? null });
  return quote.fingerprint;
}

/** Returns what the customer pays by a stored quote; null if no price is agreed. */
export async function getAgreedPrice(app: App, db: Queryable, fingerprint: string | null) {
  const kept = fingerprint === null ? null : await findSavedQuote(app, db, fingerprint);
  return kept === null ? null : { currency: kept.quote.currency, amount: kept.quote.total };
}

/** Returns the agreed and the new price for the customer, with their difference. */
export async function toPriceChange(app: App, db: Queryable, before: string | null, { quote }: PricedStay): Promise<TripPriceChange> {
  const agreed = await getAgreedPrice(app, db, before);
  const after = { currency: quote.currency, amount: quote.total };
  const difference = agreed?.currency === after.currency ? getAmountMath(after.currency).subtract(after.amount, agreed.amount) : null;
  return { before: agreed, after, difference, fingerprint: quote.fingerprint };
}

// Prices trips: by the book in force until a price is agreed, and the difference that a change makes.

import type { LiveQuote } from '@hosted-stay/pricing-core';
import type { TripPriceChange } from '#contract/trips/trip-bodies.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { getAmountMath, listInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { findSavedQuote, getCurrentBook, insertQuoteOfBook, quoteStayAsSold } from '#server/features/pricing/pricing.public.ts';
import { findFamilyToAsk, findSeller, listActivities, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';

export interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly activityDetailsType: TripRow['activityDetailsType'];
  readonly currentNoOfWeeks: number | null;
  readonly nearbyActivities: readonly { readonly id: number; readonly weeks: number }[];
  readonly serviceTypeIds: readonly number[];
  readonly countStudents: number;
  readonly discountCode: string | null;
  readonly vatExempt: boolean;
  /** The business that sells the stay, at its VAT rate. */
  readonly businessId: number;
}

/** Returns the business that sells a trip at a family: another family's own business, unless the trip was already billed. */
export async function findSellerAt(
  db: Queryable,
  { id, businessId, hostFamilyId: before }: TripRow,
  hostFamilyId: number,
): Promise<number> {
  if (hostFamilyId === before || (await listInvoicesOfStay(db, id)).length > 0) return businessId;
  const family = await findFamilyToAsk(db, hostFamilyId);
  return (await findSeller(db, family?.businessId ?? null))?.id ?? businessId;
}

/** Returns the stay of a trip at one of its families, for pricing. */
export async function loadStay(db: Queryable, trip: TripRow, hostFamilyId: number): Promise<Stay> {
  const { fromDate, toDate, activityDetailsType, currentNoOfWeeks, serviceTypeIds, discountCode, vatExempt } = trip;
  return {
    ...{ hostFamilyId, fromDate, toDate, activityDetailsType, currentNoOfWeeks, serviceTypeIds, discountCode, vatExempt },
    nearbyActivities: await listActivities(db, trip.id),
    countStudents: (await listStudentIds(db, trip)).length,
    businessId: await findSellerAt(db, trip, hostFamilyId),
  };
}

export interface PricedStay {
  readonly quote: LiveQuote;
  readonly bookNumber: number;
  /** The VAT rate of the business that sells the stay; null if it is the book's. */
  readonly vatRate: string | null;
}

/**
 * Prices a stay with the book in force.
 * @throws AppError `quoteRefused`, `noPriceBook`
 */
export async function quoteStay(app: App, db: Queryable, { businessId, ...stay }: Stay): Promise<PricedStay> {
  const { made, bookNumber, vatRate } = await quoteStayAsSold(db, await getCurrentBook(app, { exactly: true, db }), stay, businessId);
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

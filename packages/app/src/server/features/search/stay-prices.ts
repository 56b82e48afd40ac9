// Prices of stays on search cards: quotes from the price book in force, cached by family and dates.

import { addDays } from '#contract/platform/days.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import {
  changeVatRate,
  getCurrentBook,
  listSellerTaxes,
  type PublishedBook,
  TAX_OF_BOOK,
} from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';

export interface Stay {
  readonly fromDate: string;
  readonly toDate: string;
  readonly children: number;
}

/** Returns the customer's price of a stay with a family; null if it has no price. */
export type FamilyPricer = (familyId: number) => CustomerPrice | null;

/** Maximum number of dates with cached prices. */
const MAX_CACHED_DATES = 40;

interface PriceCache {
  readonly bookHash: string;
  /** Keyed by dates, then by family and tax. */
  readonly stays: Map<string, Map<string, CustomerPrice | null>>;
}

const caches = new WeakMap<App, PriceCache>();

const NO_PRICES: FamilyPricer = () => null;

/** Returns the price book in force; null before the first one, when nothing has a price. */
export async function findCurrentBook(app: App): Promise<PublishedBook | null> {
  try {
    return await getCurrentBook(app);
  } catch (error) {
    if (error instanceof AppError && error.code === 'noPriceBook') return null;
    throw error;
  }
}

function getOrCreateCache(app: App, bookHash: string): PriceCache {
  const known = caches.get(app);
  if (known?.bookHash === bookHash) return known;
  const made: PriceCache = { bookHash, stays: new Map() };
  caches.set(app, made);
  return made;
}

function getOrCreateCachedStay({ stays }: PriceCache, { fromDate, toDate, children }: Stay): Map<string, CustomerPrice | null> {
  const key = `${fromDate} ${toDate} ${children}`;
  const known = stays.get(key) ?? new Map<string, CustomerPrice | null>();
  // Moves the entry to the end, so that the least recently used one is evicted first.
  stays.delete(key);
  stays.set(key, known);
  const [oldest] = stays.keys();
  if (stays.size > MAX_CACHED_DATES && oldest !== undefined) stays.delete(oldest);
  return known;
}

/** Returns a function that computes the price of the stay with a family from the book in force. */
export async function createStayPricer(app: App, stay: Stay): Promise<FamilyPricer> {
  const book = await findCurrentBook(app);
  if (book === null) return NO_PRICES;
  const known = getOrCreateCachedStay(getOrCreateCache(app, book.hash), stay);
  const { fromDate, toDate, children: countStudents } = stay;
  const taxes = await listSellerTaxes(app.db);
  return (hostFamilyId) => {
    const { vatExempt, vatRate } = taxes.get(hostFamilyId) ?? TAX_OF_BOOK;
    // Prices are cached by tax, because a business can become exempt or change its rate.
    const place = `${hostFamilyId} ${vatExempt} ${vatRate}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    const quote = changeVatRate(book, vatRate).pricer.quote({ hostFamilyId, fromDate, toDate, countStudents, vatExempt });
    // A quote without lines means that the price is unknown, not that the stay is free.
    const price = quote.ok && quote.value.pricings.length > 0 ? { amount: quote.value.total, currency: quote.value.currency } : null;
    known.set(place, price);
    return price;
  };
}

/** How many days ahead the sample week for “from” prices is: an ordinary week, about a month from now. */
const AHEAD_DAYS = 30;
const WEEK_NIGHTS = 7;

/** Returns the dates for “from” prices: Sunday to Sunday, so that a camp week is included. */
export function getSampleWeek({ clock }: Pick<App, 'clock'>): { readonly fromDate: string; readonly toDate: string } {
  const day = addDays(clock.today(), AHEAD_DAYS);
  const fromDate = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return { fromDate, toDate: addDays(fromDate, WEEK_NIGHTS) };
}

/** Returns a function that computes the price of a week for one child with a family. */
export function createWeekPricer(app: App): Promise<FamilyPricer> {
  return createStayPricer(app, { ...getSampleWeek(app), children: 1 });
}

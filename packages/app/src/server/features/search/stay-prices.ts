// Prices of stays on search cards: quotes from the price book in force, cached by family and dates.

import { addDays } from '#contract/platform/days.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import {
  changeVatRate,
  getCurrentBook,
  getSellerTaxes,
  type PublishedBook,
  type SellerTax,
  TAX_OF_BOOK,
} from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { getPriceGroups } from './price-groups.rules.ts';

export interface Stay {
  readonly fromDate: string;
  readonly toDate: string;
  readonly children: number;
}

/** Prices of a stay, by family; null without a price. */
export interface StayPricer {
  readonly priceOf: (familyId: number) => CustomerPrice | null;
  /** The same as a number, for comparison. */
  readonly amountOf: (familyId: number) => number | null;
}

/** Maximum number of dates with cached prices. */
const MAX_CACHED_DATES = 40;

/** A price, and the same as a number; both null without a price. */
interface KnownPrice {
  readonly price: CustomerPrice | null;
  readonly amount: number | null;
}

/** Prices by group of families, for one tax. */
type GroupPrices = Map<number, KnownPrice>;

interface PriceCache {
  readonly bookHash: string;
  /** Keyed by dates, then by tax. Families share prices, so that each holds few. */
  readonly stays: Map<string, Map<string, GroupPrices>>;
}

const caches = new WeakMap<App, PriceCache>();

const NO_PRICE: KnownPrice = { price: null, amount: null };

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

function getOrCreateCachedStay({ stays }: PriceCache, { fromDate, toDate, children }: Stay): Map<string, GroupPrices> {
  const key = `${fromDate} ${toDate} ${children}`;
  const known = stays.get(key) ?? new Map<string, GroupPrices>();
  // Moves the entry to the end, so that the least recently used one is evicted first.
  stays.delete(key);
  stays.set(key, known);
  const [oldest] = stays.keys();
  if (stays.size > MAX_CACHED_DATES && oldest !== undefined) stays.delete(oldest);
  return known;
}

/** Returns the prices of one tax; a business can become exempt or change its rate. */
function getOrCreateGroupPrices(known: Map<string, GroupPrices>, { vatExempt, vatRate }: SellerTax): GroupPrices {
  const key = `${vatExempt} ${vatRate}`;
  const prices = known.get(key) ?? new Map<number, KnownPrice>();
  known.set(key, prices);
  return prices;
}

/** Returns the prices of a stay from the book in force. */
export async function createStayPricer(app: App, stay: Stay): Promise<StayPricer> {
  const book = await findCurrentBook(app);
  const taxes = book === null ? new Map<number, SellerTax>() : await getSellerTaxes(app);
  const find =
    book === null ? () => NO_PRICE : createFinder(getOrCreateCachedStay(getOrCreateCache(app, book.hash), stay), { book, taxes, stay });
  return { priceOf: (id) => find(id).price, amountOf: (id) => find(id).amount };
}

interface Priced {
  readonly book: PublishedBook;
  readonly taxes: ReadonlyMap<number, SellerTax>;
  readonly stay: Stay;
}

function createFinder(known: Map<string, GroupPrices>, { book, taxes, stay }: Priced): (familyId: number) => KnownPrice {
  const { fromDate, toDate, children: countStudents } = stay;
  const groups = getPriceGroups(book.pricer);
  const usual = getOrCreateGroupPrices(known, TAX_OF_BOOK);
  return (hostFamilyId) => {
    const group = groups.get(hostFamilyId);
    if (group === undefined) return NO_PRICE;
    const tax = taxes.get(hostFamilyId);
    const prices = tax === undefined ? usual : getOrCreateGroupPrices(known, tax);
    const found = prices.get(group);
    if (found !== undefined) return found;
    const { vatExempt, vatRate } = tax ?? TAX_OF_BOOK;
    const quote = changeVatRate(book, vatRate).pricer.quote({ hostFamilyId, fromDate, toDate, countStudents, vatExempt });
    // A quote without lines means that the price is unknown, not that the stay is free.
    const price = quote.ok && quote.value.pricings.length > 0 ? { amount: quote.value.total, currency: quote.value.currency } : null;
    const made = price === null ? NO_PRICE : { price, amount: Number(price.amount) };
    prices.set(group, made);
    return made;
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

/** Returns the prices of a week for one child. */
export function createWeekPricer(app: App): Promise<StayPricer> {
  return createStayPricer(app, { ...getSampleWeek(app), children: 1 });
}

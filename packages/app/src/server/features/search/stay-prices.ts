// What stays cost on the cards of a search: quotes of the book in force, made once for each family and dates.

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

/** The price of a stay with a family as its customer pays it; null when nothing prices it. */
export type FamilyPricer = (familyId: number) => CustomerPrice | null;

/** Dates for which prices are remembered at once. */
const MAX_CACHED_DATES = 40;

interface PriceCache {
  readonly bookHash: string;
  /** By dates, then by family and tax. */
  readonly stays: Map<string, Map<string, CustomerPrice | null>>;
}

const caches = new WeakMap<App, PriceCache>();

const NO_PRICES: FamilyPricer = () => null;

/** The book in force; null before the first, when nothing has a price. */
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
  // The one that was asked for last is forgotten last.
  stays.delete(key);
  stays.set(key, known);
  const [oldest] = stays.keys();
  if (stays.size > MAX_CACHED_DATES && oldest !== undefined) stays.delete(oldest);
  return known;
}

/** What each family's stay costs, from the book in force. */
export async function createStayPricer(app: App, stay: Stay): Promise<FamilyPricer> {
  const book = await findCurrentBook(app);
  if (book === null) return NO_PRICES;
  const known = getOrCreateCachedStay(getOrCreateCache(app, book.hash), stay);
  const { fromDate, toDate, children: countStudents } = stay;
  const taxes = await listSellerTaxes(app.db);
  return (hostFamilyId) => {
    const { vatExempt, vatRate } = taxes.get(hostFamilyId) ?? TAX_OF_BOOK;
    // Each tax has its price: a business may become exempt, or change its rate, while prices are remembered.
    const place = `${hostFamilyId} ${vatExempt} ${vatRate}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    const quote = changeVatRate(book, vatRate).pricer.quote({ hostFamilyId, fromDate, toDate, countStudents, vatExempt });
    // Where nothing of the stay has a price the quote has no lines: it is not for nothing, it is not known.
    const price = quote.ok && quote.value.pricings.length > 0 ? { amount: quote.value.total, currency: quote.value.currency } : null;
    known.set(place, price);
    return price;
  };
}

/** A week like any other, a month from now: what "from" prices are of. */
const AHEAD_DAYS = 30;
const WEEK_NIGHTS = 7;

/** The dates that "from" prices are of: a Sunday to the next one, so that a camp's week is in it. */
export function getSampleWeek({ clock }: Pick<App, 'clock'>): { readonly fromDate: string; readonly toDate: string } {
  const day = addDays(clock.today(), AHEAD_DAYS);
  const fromDate = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return { fromDate, toDate: addDays(fromDate, WEEK_NIGHTS) };
}

/** What a week of one child costs with each family. */
export function createWeekPricer(app: App): Promise<FamilyPricer> {
  return createStayPricer(app, { ...getSampleWeek(app), children: 1 });
}

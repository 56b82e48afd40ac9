// Computes the price of an activity's week for one child: the difference between the quotes with and without it.

import type { Pricer } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { changeVatRate, findSharedTax, getSellerTaxes, type PublishedBook, TAX_OF_BOOK } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { findCurrentBook, getSampleWeek } from './stay-prices.ts';

const cachedPrices = new WeakMap<App, { readonly key: string; readonly prices: Map<string, CustomerPrice | null> }>();

interface Week {
  readonly fromDate: string;
  readonly toDate: string;
  /** Whether it is sold without VAT. */
  readonly vatExempt: boolean;
}

type Book = Pricer['book'];

const familiesByCounty = new WeakMap<Book, Map<number, Book['hostFamilies'][number][]>>();

/** Returns the families for stays with an activity: those in its county, or all if there are none. */
function listFamilies({ book }: Pricer, activityId: number): Book['hostFamilies'] {
  const countyId = book.activities.find(({ id }) => id === activityId)?.countyId;
  if (countyId === undefined) return [];
  const byCounty = familiesByCounty.get(book) ?? Map.groupBy(book.hostFamilies, (family) => family.countyId);
  familiesByCounty.set(book, byCounty);
  return byCounty.get(countyId) ?? book.hostFamilies;
}

/** Returns the customer's price of a week of an activity. */
function priceWeek(pricer: Pricer, activityId: number, week: Week): CustomerPrice | null {
  // Any family works, since it is part of both quotes.
  const [family] = listFamilies(pricer, activityId);
  if (family === undefined) return null;
  const stay = { hostFamilyId: family.id, ...week, activityDetailsType: 'local' } as const;
  const without = pricer.quote(stay);
  const nearbyActivities = [{ id: activityId, weeks: 1 }];
  const camps = pricer.book.serviceTypes.map(({ id }) => id);
  const quoted = pricer.quote({ ...stay, currentNoOfWeeks: 1, nearbyActivities });
  const chosen =
    quoted.ok && hasOwnLines(quoted.value, activityId)
      ? quoted
      : pricer.quote({ ...stay, currentNoOfWeeks: 1, nearbyActivities, serviceTypeIds: camps });
  const base = chosen === quoted ? without : pricer.quote({ ...stay, serviceTypeIds: camps });
  if (!chosen.ok || !base.ok || !hasOwnLines(chosen.value, activityId)) return null;
  const { currency, total } = chosen.value;
  const math = amountsIn(currency);
  return math.ok ? { amount: math.value.subtract(total, base.value.total), currency } : null;
}

function hasOwnLines(
  { pricings }: { readonly pricings: readonly { hostableType: string; hostableId: number }[] },
  activityId: number,
): boolean {
  return pricings.some(({ hostableType, hostableId }) => hostableType === 'Activity' && hostableId === activityId);
}

function getOrCreateCachedPrices(app: App, book: PublishedBook, day: string) {
  const key = `${book.hash} ${day}`;
  const known = cachedPrices.get(app);
  if (known?.key === key) return known.prices;
  const prices = new Map<string, CustomerPrice | null>();
  cachedPrices.set(app, { key, prices });
  return prices;
}

/**
 * Returns a function that computes the price of an activity's week; null if it has no price. The family's business sells the activity with
 * the stay, so the price uses the tax that all possible families share (exempt or another rate), or else that of the price book.
 */
export async function createActivityPricer(app: App): Promise<(activityId: number) => CustomerPrice | null> {
  const book = await findCurrentBook(app);
  if (book === null) return () => null;
  const { pricer } = book;
  const dates = getSampleWeek(app);
  const prices = getOrCreateCachedPrices(app, book, dates.fromDate);
  const taxes = await getSellerTaxes(app);
  const taxOf = (id: number) => findSharedTax(listFamilies(pricer, id).map((family) => taxes.get(family.id) ?? TAX_OF_BOOK)) ?? TAX_OF_BOOK;
  return (id) => {
    const { vatExempt, vatRate } = taxes.size === 0 ? TAX_OF_BOOK : taxOf(id);
    const place = `${id} ${vatExempt} ${vatRate}`;
    const found = prices.get(place);
    if (found !== undefined) return found;
    const price = priceWeek(changeVatRate(book, vatRate).pricer, id, { ...dates, vatExempt });
    prices.set(place, price);
    return price;
  };
}

// What a week of an activity costs one child: the difference between two quotes, with it and without it.

import type { Pricer } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import type { App } from '#server/platform/app.ts';
import { type Book, bookOrNone, weekAhead } from './prices.ts';

const shelves = new WeakMap<App, { readonly key: string; readonly prices: Map<number, CustomerPrice | null> }>();

/** The price of a week of an activity, as a customer pays it. */
function weekOf(pricer: Pricer, activityId: number, dates: { readonly fromDate: string; readonly toDate: string }): CustomerPrice | null {
  const { activities, hostFamilies } = pricer.book;
  const countyId = activities.find(({ id }) => id === activityId)?.countyId;
  // Any family will do, for it is in both quotes; one of the county, if there is one.
  const family = hostFamilies.find((one) => one.countyId === countyId) ?? hostFamilies[0];
  if (countyId === undefined || family === undefined) return null;
  const stay = { hostFamilyId: family.id, ...dates, activityDetailsType: 'local' } as const;
  const without = pricer.quote(stay);
  const nearbyActivities = [{ id: activityId, weeks: 1 }];
  const camps = pricer.book.serviceTypes.map(({ id }) => id);
  const quoted = pricer.quote({ ...stay, currentNoOfWeeks: 1, nearbyActivities });
  const chosen =
    quoted.ok && ownLines(quoted.value, activityId)
      ? quoted
      : pricer.quote({ ...stay, currentNoOfWeeks: 1, nearbyActivities, serviceTypeIds: camps });
  const base = chosen === quoted ? without : pricer.quote({ ...stay, serviceTypeIds: camps });
  if (!chosen.ok || !base.ok || !ownLines(chosen.value, activityId)) return null;
  const { currency, total } = chosen.value;
  const math = amountsIn(currency);
  return math.ok ? { amount: math.value.subtract(total, base.value.total), currency } : null;
}

function ownLines(
  { pricings }: { readonly pricings: readonly { hostableType: string; hostableId: number }[] },
  activityId: number,
): boolean {
  return pricings.some(({ hostableType, hostableId }) => hostableType === 'Activity' && hostableId === activityId);
}

function kept(app: App, book: Book, day: string) {
  const key = `${book.hash} ${day}`;
  const known = shelves.get(app);
  if (known?.key === key) return known.prices;
  const prices = new Map<number, CustomerPrice | null>();
  shelves.set(app, { key, prices });
  return prices;
}

/** What a week of each activity costs; null where nothing prices it. */
export async function activityPrices(app: App): Promise<(activityId: number) => CustomerPrice | null> {
  const book = await bookOrNone(app);
  if (book === null) return () => null;
  const dates = weekAhead(app);
  const prices = kept(app, book, dates.fromDate);
  return (id) => {
    const found = prices.get(id);
    if (found !== undefined) return found;
    const price = weekOf(book.pricer, id, dates);
    prices.set(id, price);
    return price;
  };
}

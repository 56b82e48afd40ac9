// Families, camps and the lowest price as pages show them, by a rule: what visitors see who have not signed in, whoever reads the page.

import type { ActivityType } from '#contract/search/activity-types.ts';
import type { ActivityCard, CustomerPrice, FamilyCard } from '#contract/search/search.shapes.ts';
import { searchQuery } from '#contract/search/search-query.ts';
import type { StayType } from '#contract/search/stay-types.ts';
import type { Call } from '#server/platform/app.ts';
import { filterActivities } from './activities.rules.ts';
import { createActivityPricer } from './activity-prices.ts';
import { toActivityCard, toPlace } from './cards.records.ts';
import { getCurrentSnapshot } from './current-index.ts';
import { runSearch, type Searcher, toCardPage } from './search.service.ts';

const asVisitor = ({ app, db }: Pick<Call, 'app' | 'db'>): Searcher => ({ app, db, caller: null });

interface FamilyRule {
  readonly countyId?: number | undefined;
  readonly stayType?: StayType | undefined;
  readonly order: 'relevance' | 'price' | 'response';
  readonly count: number;
}

export async function listFeaturedFamilies(call: Call, { countyId, stayType, order, count }: FamilyRule): Promise<FamilyCard[]> {
  const query = searchQuery.parse({
    ...{ counties: countyId === undefined ? [] : [countyId], stayType: stayType === undefined ? [] : [stayType] },
    ...{ sort: order, perPage: count },
  });
  return toCardPage(await runSearch(asVisitor(call), query), query).data;
}

interface CampRule {
  readonly countyId?: number | undefined;
  readonly activityType?: ActivityType | undefined;
  readonly count: number;
}

/** Returns activities with a week to come, those that begin next first. */
export async function listFeaturedCamps({ app }: Call, { countyId, activityType, count }: CampRule): Promise<ActivityCard[]> {
  const snapshot = await getCurrentSnapshot(app);
  const priceOf = await createActivityPricer(app);
  const planned = filterActivities(snapshot, { countyId, activityType, activitySearch: '' }).filter(({ weeks }) => weeks.length > 0);
  const byWeek = planned.toSorted((one, other) => (one.weeks[0] ?? '').localeCompare(other.weeks[0] ?? '') || one.id - other.id);
  return byWeek.slice(0, count).map((activity) => toActivityCard(activity, snapshot.places, priceOf(activity.id)));
}

interface PriceRule {
  readonly countyId?: number | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly children: number;
}

/**
 * Returns the lowest price of a stay, or of a week without dates, and how many families can be chosen.
 * @throws ValidationError for days that have passed or are in the wrong order
 */
export async function findLowestPrice(
  call: Call,
  { countyId, fromDate, toDate, children }: PriceRule,
): Promise<{ price: CustomerPrice | null; families: number }> {
  const dates = { ...(fromDate !== undefined && { fromDate }), ...(toDate !== undefined && { toDate }) };
  const query = searchQuery.parse({ counties: countyId === undefined ? [] : [countyId], children, ...dates });
  const { result, means } = await runSearch(asVisitor(call), query);
  const pricer = means.stayPrice ?? means.weekPrice;
  const free = result.items.filter(({ isFull }) => !isFull);
  let lowest: { readonly id: number; readonly amount: number } | null = null;
  for (const { family } of free) {
    const amount = pricer.amountOf(family.id);
    if (amount !== null && (lowest === null || amount < lowest.amount)) lowest = { id: family.id, amount };
  }
  return { price: lowest === null ? null : pricer.priceOf(lowest.id), families: free.length };
}

/** Returns the families and the activities with a week to come that the price book prices, by their places; the cheapest families first. */
export async function listPricedChoices(call: Call, { countyId }: Pick<PriceRule, 'countyId'>) {
  const query = searchQuery.parse({ counties: countyId === undefined ? [] : [countyId] });
  const { result, means } = await runSearch(asVisitor(call), query);
  const snapshot = await getCurrentSnapshot(call.app);
  const priceOf = await createActivityPricer(call.app);
  const placed = <Row extends { readonly countyId: number; readonly locationId: number | null }>(row: Row) => {
    const { county, location } = toPlace(snapshot.places, row);
    return { ...row, county, location };
  };
  const priced = result.items.flatMap(({ family }) => {
    const amount = means.weekPrice.amountOf(family.id);
    return amount === null ? [] : [{ family, amount }];
  });
  const planned = filterActivities(snapshot, { countyId, activityType: undefined, activitySearch: '' });
  return {
    families: priced
      .toSorted((one, other) => one.amount - other.amount || one.family.id - other.family.id)
      .map(({ family: { id, countyId: county, locationId } }) => placed({ id, countyId: county, locationId })),
    activities: planned
      .filter(({ id, weeks }) => weeks.length > 0 && priceOf(id) !== null)
      .map(({ id, name, countyId: county, locationId }) => placed({ id, name, countyId: county, locationId })),
  };
}

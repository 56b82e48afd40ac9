// Use cases of the search: families by all filters, and the lists of the experience wizard, which use the same search.

import { measureStay } from '#contract/host-families/stay-rules.ts';
import type { Role } from '#contract/identity/roles.ts';
import { isStaff } from '#contract/identity/roles.ts';
import { countNightsBetween } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type * as endpoints from '#contract/search/search.endpoints.ts';
import type { FamilyCard, WizardActivity } from '#contract/search/search.shapes.ts';
import { SEARCH_PAGE_SIZE } from '#contract/search/search-filter.ts';
import { type SearchQuery, searchQuery } from '#contract/search/search-query.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { filterActivities, listActivitiesNear, listCountries, listReachableActivities, toGender } from './activities.rules.ts';
import { createActivityPricer } from './activity-prices.ts';
import { countTaken } from './beds.rules.ts';
import { type CardContext, toActivityCard, toFamilyCard } from './cards.records.ts';
import { getCurrentSnapshot } from './current-index.ts';
import { computeFacets, toMapPoints } from './facets.rules.ts';
import { LazyOrder } from './lazy-order.rules.ts';
import { createOrder, filterFullMatches, findMatches, type Match, parseSearchText, type SearchCriteria } from './match-families.rules.ts';
import type { SearchedFamily, Snapshot } from './snapshot.rules.ts';
import { createStayPricer, createWeekPricer } from './stay-prices.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Maximum number of activities shown beside the families of a page. */
const MAX_ACTIVITIES = 12;

/** Roles that can't see the surnames of other families. */
const ROLES_WITHOUT_NAMES: readonly Role[] = ['Host family', 'Page editor'];

/** Returns whether a caller can see surnames: parents and staff who work with families. */
export function canSeeNames({ caller }: Pick<Call, 'caller'>): boolean {
  return caller?.roles.some((role) => !ROLES_WITHOUT_NAMES.includes(role)) ?? false;
}

/** Who searches: what they see and may choose depends on their roles. */
export type Searcher = Pick<Call, 'app' | 'db' | 'caller'>;

interface Dates {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Longest stay that the pricing engine supports. */
const LONGEST_DAYS = 3660;

/** Returns the dates of a query, both or none. Staff can also search in the past, to continue a current stay with another family. */
function toDates({ app, caller }: Searcher, { fromDate, toDate }: Pick<SearchQuery, 'fromDate' | 'toDate'>): Dates | null {
  const today = app.clock.today();
  const isPast = (day: string) => day < today && !isStaff(caller?.roles ?? []);
  if (fromDate === null && toDate === null) return null;
  if (fromDate === null) throw new ValidationError([{ field: 'fromDate', rule: 'required' }]);
  if (toDate === null) throw new ValidationError([{ field: 'toDate', rule: 'required' }]);
  if (isPast(fromDate)) throw new ValidationError([{ field: 'fromDate', rule: 'notBefore', values: { other: today } }]);
  if (toDate <= fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (countNightsBetween(fromDate, toDate) > LONGEST_DAYS) throw new ValidationError([{ field: 'toDate', rule: 'invalid' }]);
  return { fromDate, toDate };
}

/** Returns a function that counts the beds taken in a family. Past ones aren't in memory; only staff ask for them. */
async function createBedCounter({ app, db, caller }: Searcher, dates: Dates): Promise<(family: SearchedFamily) => number> {
  const question = { ...dates, now: app.clock.now(), freeTo: caller?.id };
  if (dates.fromDate >= app.clock.today()) return ({ blocks }) => (blocks.length === 0 ? 0 : countTaken(blocks, question));
  const taken = await countTakenBeds(db, null, question);
  return ({ id }) => taken.get(id) ?? 0;
}

interface SearchResult {
  readonly snapshot: Snapshot;
  /** Families that match everything except the facets' own groups. */
  readonly all: readonly Match[];
  /** Families that match everything, in the requested order. */
  readonly result: LazyOrder<Match>;
  readonly means: CardContext;
}

/** Returns all families of a query: pages, facets and the map are built from this one result. */
export async function runSearch(call: Searcher, query: SearchQuery & SearchCriteria): Promise<SearchResult> {
  const { app } = call;
  const dates = toDates(call, query);
  const snapshot = await getCurrentSnapshot(app);
  const takenOf = dates === null ? null : await createBedCounter(call, dates);
  const weekPrice = await createWeekPricer(app);
  const stayPrice = dates === null ? null : await createStayPricer(app, { ...dates, children: query.children });
  const shown = stayPrice ?? weekPrice;
  const names = canSeeNames(call);
  const stay = dates === null ? null : measureStay(dates, app.clock.today());
  const overrulesStayRules = isStaff(call.caller?.roles ?? []);
  const all = findMatches(snapshot, query, { tellsNames: names, takenOf, stay, overrulesStayRules, priceOf: shown.amountOf });
  const result = new LazyOrder(filterFullMatches(all), createOrder(query.sort, names));
  return { snapshot, all, result, means: { tellsNames: names, today: app.clock.today(), stayPrice, weekPrice } };
}

export function toCardPage({ snapshot, result, means }: SearchResult, { page, perPage }: { page: number; perPage: number }) {
  const rows = result.slice((page - 1) * perPage, page * perPage);
  const data: FamilyCard[] = rows.map((match) => toFamilyCard(match, snapshot.places, means));
  return pageFrom(data, { total: result.size, page, perPage });
}

export async function searchFamilies(call: Call, { query }: Input<'searchFamilies'>): Output<'searchFamilies'> {
  const what = await runSearch(call, query);
  const priceOf = await createActivityPricer(call.app);
  const { places } = what.snapshot;
  return {
    ...toCardPage(what, query),
    facets: computeFacets(what.all),
    points: toMapPoints(what.result, places),
    activities: listActivitiesNear(what.snapshot, what.result, { types: query.activityType, most: MAX_ACTIVITIES }).map((activity) =>
      toActivityCard(activity, places, priceOf(activity.id)),
    ),
    readAs: [...parseSearchText(what.snapshot, query.searchText, what.means.tellsNames).readAs],
  };
}

export async function listExperienceFamilies(call: Call, { query }: Input<'experienceFamilies'>): Output<'experienceFamilies'> {
  const county = query.countyId ?? query.county;
  // Both wizards ask for the family's own children, each by its own names.
  const gender = toGender(query.hfChildrenGender) ?? toGender(query.gender);
  const age = query.hfChildrenAge ?? query.studentage ?? null;
  const asked = searchQuery.parse({
    searchText: query.searchText,
    stayType: query.stayType ? [query.stayType] : [],
    counties: county === undefined ? [] : [county],
    children: query.countStudents,
    countries: [...listCountries(await getCurrentSnapshot(call.app), query.activities)],
    ...(query.fromDate !== undefined && query.toDate !== undefined && { fromDate: query.fromDate, toDate: query.toDate }),
  });
  const ownChild = { gender, age, today: call.app.clock.today() };
  return toCardPage(await runSearch(call, { ...asked, ownChild }), {
    page: query.currentPage ?? query.page ?? 1,
    perPage: SEARCH_PAGE_SIZE,
  });
}

export async function listExperienceActivities(call: Call, { query }: Input<'experienceActivities'>): Output<'experienceActivities'> {
  const snapshot = await getCurrentSnapshot(call.app);
  const priceOf = await createActivityPricer(call.app);
  const [page, perPage] = [query.currentPage ?? query.page ?? 1, SEARCH_PAGE_SIZE];
  const offered = listReachableActivities(snapshot, query, filterActivities(snapshot, query));
  const data: WizardActivity[] = offered
    .slice((page - 1) * perPage, page * perPage)
    .map(({ activity, kilometres }) => ({ ...toActivityCard(activity, snapshot.places, priceOf(activity.id)), kilometres }));
  return pageFrom(data, { total: offered.length, page, perPage });
}

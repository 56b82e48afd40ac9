// Use cases of the search: families by every filter, and the lists of the experience wizard on the same footing.

import type { Role } from '#contract/identity/roles.ts';
import { isStaff } from '#contract/identity/roles.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/paging.ts';
import type * as endpoints from '#contract/search/search.endpoints.ts';
import type { FamilyCard, WizardActivity } from '#contract/search/search.shapes.ts';
import { SEARCH_PAGE_SIZE } from '#contract/search/search-filter.ts';
import { type SearchQuery, searchQuery } from '#contract/search/search-query.ts';
import { takenBeds } from '#server/features/calendar/calendar.public.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { countriesOf, fittingActivities, genderOf, nearFound, withinReach } from './activities.rules.ts';
import { activityPrices } from './activity-prices.ts';
import { activityCard, type CardMeans, familyCard } from './cards.records.ts';
import { facetsOf, pointsOf } from './facets.rules.ts';
import { type Match, matches, orderOf, understood, whole } from './matching.rules.ts';
import { pricesFor, weekPrices } from './prices.ts';
import type { Snapshot } from './snapshot.rules.ts';
import { currentSnapshot } from './snapshot.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Camps that are shown beside the families of a page. */
const ACTIVITIES_SHOWN = 12;

/** Roles that are told no surname of a family that is not their own. */
const UNTOLD: readonly Role[] = ['Host family', 'Page editor'];

/** Whether a caller is told surnames: parents and staff who have to do with families. */
export function tellsNames({ caller }: Pick<Call, 'caller'>): boolean {
  return caller?.roles.some((role) => !UNTOLD.includes(role)) ?? false;
}

interface Dates {
  readonly fromDate: string;
  readonly toDate: string;
}

/** The longest stay, as the engine prices it. */
const LONGEST_DAYS = 3660;
const DAY = 24 * 3600 * 1000;

/** The dates of a query, both or none. Staff look for families during a stay too, that it goes on with another one. */
function datesOf({ app, caller }: Call, { fromDate, toDate }: Pick<SearchQuery, 'fromDate' | 'toDate'>): Dates | null {
  const today = app.clock.today();
  const isPast = (day: string) => day < today && !isStaff(caller?.roles ?? []);
  if (fromDate === null && toDate === null) return null;
  if (fromDate === null) throw new FieldFaults([{ field: 'fromDate', rule: 'required' }]);
  if (toDate === null) throw new FieldFaults([{ field: 'toDate', rule: 'required' }]);
  if (isPast(fromDate)) throw new FieldFaults([{ field: 'fromDate', rule: 'notBefore', values: { other: today } }]);
  if (toDate <= fromDate) throw new FieldFaults([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (Date.parse(toDate) - Date.parse(fromDate) > LONGEST_DAYS * DAY) throw new FieldFaults([{ field: 'toDate', rule: 'invalid' }]);
  return { fromDate, toDate };
}

interface Found {
  readonly snapshot: Snapshot;
  /** All that match but for the facets' own groups. */
  readonly all: readonly Match[];
  /** What was asked for, in its order. */
  readonly result: readonly Match[];
  readonly means: CardMeans;
}

/** Finds the families of a query, all of them: pages, facets and the map are made of this one result. */
async function found(call: Call, query: SearchQuery): Promise<Found> {
  const { app } = call;
  const dates = datesOf(call, query);
  const snapshot = await currentSnapshot(app);
  const taken = dates === null ? null : await takenBeds(call.db, null, { ...dates, now: app.clock.now(), freeTo: call.caller?.id });
  const weekPrice = await weekPrices(app);
  const stayPrice = dates === null ? null : await pricesFor(app, { ...dates, children: query.children });
  const shown = stayPrice ?? weekPrice;
  const priceOf = (id: number) => {
    const price = shown(id);
    return price === null ? null : Number(price.amount);
  };
  const names = tellsNames(call);
  const all = matches(snapshot, query, { tellsNames: names, taken, priceOf });
  const result = whole(all).toSorted(orderOf(query.sort, names));
  return { snapshot, all, result, means: { tellsNames: names, today: app.clock.today(), stayPrice, weekPrice } };
}

function pageOfCards({ snapshot, result, means }: Found, { page, perPage }: { page: number; perPage: number }) {
  const rows = result.slice((page - 1) * perPage, page * perPage);
  const data: FamilyCard[] = rows.map((match) => familyCard(match, snapshot.places, means));
  return pageFrom(data, { total: result.length, page, perPage });
}

export async function searchFamilies(call: Call, { query }: Asked<'searchFamilies'>): Answered<'searchFamilies'> {
  const what = await found(call, query);
  const priceOf = await activityPrices(call.app);
  const { places } = what.snapshot;
  return {
    ...pageOfCards(what, query),
    facets: facetsOf(what.all),
    points: pointsOf(what.result, places),
    activities: nearFound(what.snapshot, what.result, query.activityType)
      .slice(0, ACTIVITIES_SHOWN)
      .map((activity) => activityCard(activity, places, priceOf(activity.id))),
    readAs: [...understood(what.snapshot, query.searchText, what.means.tellsNames).readAs],
  };
}

export async function experienceFamilies(call: Call, { query }: Asked<'experienceFamilies'>): Answered<'experienceFamilies'> {
  const county = query.countyId ?? query.county;
  const gender = genderOf(query.hfChildrenGender) ?? genderOf(query.gender);
  const age = query.hfChildrenAge ?? query.studentage;
  const asked = searchQuery.parse({
    searchText: query.searchText,
    stayType: query.stayType ? [query.stayType] : [],
    counties: county === undefined ? [] : [county],
    genders: gender === null ? [] : [gender],
    children: query.countStudents,
    countries: [...countriesOf(await currentSnapshot(call.app), query.activities)],
    ...(age !== undefined && { studentAge: [age, age] }),
    ...(query.fromDate !== undefined && query.toDate !== undefined && { fromDate: query.fromDate, toDate: query.toDate }),
  });
  return pageOfCards(await found(call, asked), { page: query.currentPage ?? query.page ?? 1, perPage: SEARCH_PAGE_SIZE });
}

export async function experienceActivities(call: Call, { query }: Asked<'experienceActivities'>): Answered<'experienceActivities'> {
  const snapshot = await currentSnapshot(call.app);
  const priceOf = await activityPrices(call.app);
  const [page, perPage] = [query.currentPage ?? query.page ?? 1, SEARCH_PAGE_SIZE];
  const offered = withinReach(snapshot, query, fittingActivities(snapshot, query));
  const data: WizardActivity[] = offered
    .slice((page - 1) * perPage, page * perPage)
    .map(({ activity, kilometres }) => ({ ...activityCard(activity, snapshot.places, priceOf(activity.id)), kilometres }));
  return pageFrom(data, { total: offered.length, page, perPage });
}

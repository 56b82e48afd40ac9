// The URL of the search: filters, order and page, of which only values that differ from the default are written.

import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { isDay } from '#contract/platform/days.ts';
import { camelName, snakeName } from '#contract/platform/validation/names.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { DEFAULT_SEARCH_FILTER, SEARCH_SORTS, type SearchFilter, type SearchSort } from '#contract/search/search-filter.ts';
import type { SearchInput } from '#contract/search/search-query.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { findStayProblem } from '#web/features/search/stay-problem.model.ts';

export interface SearchState {
  readonly filter: SearchFilter;
  readonly sort: SearchSort;
  readonly page: number;
}

/** Returns the values of a parameter in either spelling. */
function valuesOf(asked: URLSearchParams, name: string): string[] {
  return [...asked].filter(([key]) => camelName(key) === name).map(([, value]) => value);
}

const NUMBER = /^\d{1,9}$/;

const numbers = (asked: URLSearchParams, name: string) => [
  ...new Set(
    valuesOf(asked, name)
      .filter((value) => NUMBER.test(value))
      .map(Number),
  ),
];

function among<Value extends string>(asked: URLSearchParams, name: string, known: readonly Value[]): Value[] {
  const given = valuesOf(asked, name);
  return known.filter((value) => given.includes(value));
}

/** Returns the dates in a search URL, unchecked. */
export function readStayDates(asked: URLSearchParams): { readonly from: string | null; readonly to: string | null } {
  return { from: valuesOf(asked, 'fromDate')[0] ?? null, to: valuesOf(asked, 'toDate')[0] ?? null };
}

/** Returns the range of ages; a single age is both ends. */
function ages(asked: URLSearchParams): readonly [number, number] {
  const { min, max } = STUDENT_AGES;
  const given = valuesOf(asked, 'studentAge')
    .filter((value) => NUMBER.test(value))
    .map((value) => Math.min(max, Number(value)));
  const [from = min, to = given.length === 0 ? max : from] = given;
  return from <= to ? [from, to] : [to, from];
}

/** Reads the search state from a URL; ignores invalid values and past dates. */
export function readSearch(asked: URLSearchParams, today: string): SearchState {
  const { from: fromDate, to: toDate } = readStayDates(asked);
  const hasDates = isDay(fromDate) && isDay(toDate) && findStayProblem({ from: fromDate, to: toDate }, today) === null;
  const filter: SearchFilter = {
    activityType: among(asked, 'activityType', ACTIVITY_TYPES),
    stayType: among(asked, 'stayType', STAY_TYPES),
    searchText: (valuesOf(asked, 'searchText')[0] ?? '').slice(0, 200),
    genders: among(asked, 'genders', GENDERS),
    countries: numbers(asked, 'countries'),
    counties: numbers(asked, 'counties'),
    amenities: numbers(asked, 'amenities'),
    locations: numbers(asked, 'locations'),
    nearbyActivities: numbers(asked, 'nearbyActivities'),
    familyInterests: numbers(asked, 'familyInterests'),
    studentAge: ages(asked),
    activity: { activityInclude: numbers(asked, 'activityInclude'), nearbyActivities: [] },
    fromDate: hasDates ? fromDate : null,
    toDate: hasDates ? toDate : null,
    pricing: valuesOf(asked, 'pricing')
      .filter((value) => /^\d{1,6}(\.\d{1,2})?$/.test(value))
      .slice(0, 2)
      .map(Number),
    hostFamilyName: (valuesOf(asked, 'hostFamilyName')[0] ?? '').slice(0, 100),
    hostingTypes: numbers(asked, 'hostingTypes'),
    children: Math.min(MAX_CHILDREN, Math.max(1, numbers(asked, 'children')[0] ?? 1)),
  };
  const sort = among(asked, 'sort', SEARCH_SORTS)[0] ?? 'relevance';
  return { filter, sort, page: Math.max(1, numbers(asked, 'page')[0] ?? 1) };
}

/** Returns what differs from the default state: the query of the endpoint, and of the URL. */
export function toSearchInput({ filter, sort, page }: SearchState): SearchInput {
  const { activity, studentAge, pricing, ...rest } = filter;
  const near = [...new Set([...filter.nearbyActivities, ...activity.nearbyActivities])];
  const [from, to] = studentAge;
  const isAnyAge = from === STUDENT_AGES.min && to === STUDENT_AGES.max;
  const whole: SearchInput = { ...rest, nearbyActivities: near, activityInclude: activity.activityInclude };
  const kept: SearchInput = Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => {
      if (Array.isArray(value)) return value.length > 0;
      return value !== null && value !== '' && value !== DEFAULT_SEARCH_FILTER[name as keyof SearchFilter];
    }),
  );
  return {
    ...kept,
    ...(!isAnyAge && { studentAge }),
    ...(pricing.length > 0 && { pricing }),
    ...(sort !== 'relevance' && { sort }),
    ...(page > 1 && { page }),
  };
}

/** Returns the URL query of a state; reading it returns the same state. */
export function writeSearch(state: SearchState): URLSearchParams {
  const made = new URLSearchParams();
  for (const [name, value] of Object.entries(toSearchInput(state))) {
    for (const one of Array.isArray(value) ? value : [value]) made.append(snakeName(name), String(one));
  }
  return made;
}

/** Changes the filter and returns to the first page. */
export function setSearchFilter(state: SearchState, change: Partial<SearchFilter>): SearchState {
  return { ...state, filter: { ...state.filter, ...change }, page: 1 };
}

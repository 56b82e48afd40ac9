// Matches families with filters and keeps the groups they fail, for the counts of facets; pure, over the data in memory.

import { type BrokenStayRule, findBrokenStayRule, type StayMeasure } from '#contract/host-families/stay-rules.ts';
import type { SearchQuery } from '#contract/search/search-query.ts';
import { foldText, splitWords } from './fuzzy.rules.ts';
import { hasChildLike, type WishedChild } from './own-children.rules.ts';
import type { SearchedFamily, Snapshot } from './snapshot.rules.ts';
import { findMeaning, isMeaningEmpty, type Meaning, NAMED_KINDS, type NamedKind, type Vocabulary } from './vocabulary.rules.ts';

/** The filters of a query. */
export interface SearchCriteria extends Omit<SearchQuery, 'sort' | 'page' | 'perPage'> {
  /** A child that the family must have; only the experience wizard asks for one. */
  readonly ownChild?: WishedChild;
}

/** Data about the families for one request. */
export interface MatchContext {
  /** Whether the caller can see surnames; if not, surnames can't be searched. */
  readonly tellsNames: boolean;
  /** Returns the maximum number of taken beds on any night of the dates; null without dates. */
  readonly takenOf: ((family: SearchedFamily) => number) | null;
  /** The stay that families' rules are checked for; null without dates. */
  readonly stay: StayMeasure | null;
  /** Whether the caller may choose a family against its rules: staff, who speak with it. */
  readonly overrulesStayRules: boolean;
  /** Returns the price of the stay, or of a week if there are no dates, as a number for comparison. */
  readonly priceOf: (familyId: number) => number | null;
}

/** Groups of filters that a facet ignores when counting its own values. */
export const GROUPS = ['counties', 'amenities', 'interests', 'activityTypes', 'stayTypes', 'genders', 'prices'] as const;
export type Group = (typeof GROUPS)[number];

/** A family with the groups that it fails; families that fail anything else aren't matches. */
export interface Match {
  readonly family: SearchedFamily;
  readonly fails: readonly Group[];
  readonly score: number;
  readonly freeBeds: number | null;
  /** The rule of the family that the dates break. */
  readonly brokenRule: BrokenStayRule | null;
  /** Whether it can't be chosen: too few beds for all children, or a rule against the dates. */
  readonly isFull: boolean;
  readonly price: number | null;
}

const SCORES: Readonly<Record<NamedKind, number>> = { family: 4, location: 4, county: 3, tag: 2, activity: 2, country: 1 };

/** Meaning of the typed words for this caller. */
export interface SearchText {
  readonly words: readonly { readonly folded: string; readonly meaning: Meaning }[];
  readonly readAs: readonly string[];
}

function listSearchableKinds(tellsNames: boolean): readonly NamedKind[] {
  return tellsNames ? NAMED_KINDS : NAMED_KINDS.filter((kind) => kind !== 'family');
}

/** Parses a text. Words that match no name and no description are replaced by the closest known words. */
export function parseSearchText(snapshot: Snapshot, text: string, tellsNames: boolean): SearchText {
  const kinds = listSearchableKinds(tellsNames);
  const words = splitWords(foldText(text)).map((folded) => {
    const exact = findMeaning(snapshot.vocabulary, folded, { kinds, guess: false });
    const isKnown = !isMeaningEmpty(exact) || snapshot.families.some((family) => getSearchableText(family, tellsNames).includes(folded));
    return { folded, meaning: isKnown ? exact : findMeaning(snapshot.vocabulary, folded, { kinds }) };
  });
  return { words, readAs: [...new Set(words.flatMap(({ meaning }) => meaning.readAs ?? []))] };
}

const getSearchableText = (family: SearchedFamily, tellsNames: boolean) => (tellsNames ? family.text : family.publicText);

function scoreWord(family: SearchedFamily, { ids }: Meaning): number {
  let score = 0;
  if (ids.family.has(family.id)) score += SCORES.family;
  if (ids.location.has(family.locationId ?? 0)) score += SCORES.location;
  if (ids.county.has(family.countyId)) score += SCORES.county;
  if (ids.country.has(family.countryId)) score += SCORES.country;
  if (family.tagIds.some((id) => ids.tag.has(id))) score += SCORES.tag;
  if (family.nearby.some((id) => ids.activity.has(id))) score += SCORES.activity;
  return score;
}

/** Returns how well a family matches the words; null if one of them doesn't match. */
function scoreText(family: SearchedFamily, { words }: SearchText, tellsNames: boolean): number | null {
  let total = 0;
  for (const { folded, meaning } of words) {
    const score = scoreWord(family, meaning) + (getSearchableText(family, tellsNames).includes(folded) ? 1 : 0);
    if (score === 0) return null;
    total += score;
  }
  return total;
}

const matchesAny = <Value>(wished: readonly Value[], has: readonly Value[]) =>
  wished.length === 0 || wished.some((value) => has.includes(value));

/** Returns a filter by surname or ID; callers who can't see surnames can only search by ID. */
function createNameFilter(vocabulary: Vocabulary, name: string, tellsNames: boolean): (family: SearchedFamily) => boolean {
  const folded = foldText(name);
  if (folded === '') return () => true;
  const number = /^\d+$/.test(folded) ? Number(folded) : null;
  const meanings = tellsNames ? splitWords(folded).map((word) => findMeaning(vocabulary, word, { kinds: ['family'] })) : [];
  return ({ id }) => id === number || (meanings.length > 0 && meanings.every(({ ids }) => ids.family.has(id)));
}

type Test = (family: SearchedFamily, price: number | null) => boolean;

/** Returns the tests of the groups in which something is wished; families can't fail the others. */
function listGroupTests(query: SearchCriteria): (readonly [Group, Test])[] {
  const { counties, amenities, familyInterests, activityType, stayType, genders } = query;
  const [from, to = Number.POSITIVE_INFINITY] = query.pricing;
  const tests: Readonly<Record<Group, Test | null>> = {
    counties: counties.length > 0 ? ({ countyId }) => counties.includes(countyId) : null,
    amenities: amenities.length > 0 ? (family) => amenities.every((id) => family.amenities.includes(id)) : null,
    interests: familyInterests.length > 0 ? ({ interests }) => familyInterests.some((id) => interests.includes(id)) : null,
    activityTypes: activityType.length > 0 ? ({ activityTypes }) => activityType.some((type) => activityTypes.includes(type)) : null,
    stayTypes: stayType.length > 0 ? ({ stayTypes }) => stayType.some((type) => stayTypes.includes(type)) : null,
    genders:
      genders.length > 0
        ? ({ welcomesGenders: welcome }) => welcome.length === 0 || genders.some((gender) => welcome.includes(gender))
        : null,
    prices: from === undefined ? null : (_, price) => price !== null && price >= from && price <= to,
  };
  return GROUPS.flatMap((group) => {
    const passes = tests[group];
    return passes === null ? [] : [[group, passes] as const];
  });
}

/** Shared empty list, because most families fail nothing. */
const NONE: readonly Group[] = [];

function listFailures(family: SearchedFamily, tests: readonly (readonly [Group, Test])[], price: number | null): readonly Group[] {
  const fails = tests.filter(([, passes]) => !passes(family, price));
  return fails.length === 0 ? NONE : fails.map(([group]) => group);
}

/** Returns the families that match everything except the facets' groups, with the groups that each one fails. */
export function findMatches(snapshot: Snapshot, query: SearchCriteria, circumstances: MatchContext): Match[] {
  const { tellsNames, takenOf, priceOf, stay, overrulesStayRules } = circumstances;
  const text = parseSearchText(snapshot, query.searchText, tellsNames);
  const hasName = createNameFilter(snapshot.vocabulary, query.hostFamilyName, tellsNames);
  const near = [...query.nearbyActivities, ...query.activityInclude];
  const tests = listGroupTests(query);
  const [from = 0, to = from] = query.studentAge;
  const found: Match[] = [];
  for (const family of snapshot.families) {
    const freeBeds = takenOf === null ? null : Math.max(0, family.guestsNumber - takenOf(family));
    const brokenRule = stay === null ? null : findBrokenStayRule(family.stayRules, stay);
    const isFull = (freeBeds ?? family.guestsNumber) < query.children || (brokenRule !== null && !overrulesStayRules);
    if (isFull && !query.alsoFull) continue;
    if (family.welcomesAgeFrom > Math.max(from, to) || family.welcomesAgeTo < Math.min(from, to)) continue;
    if (query.countries.length > 0 && !query.countries.includes(family.countryId)) continue;
    if (!matchesAny(near, family.nearby)) continue;
    if (query.locations.length > 0 && (family.locationId === null || !query.locations.includes(family.locationId))) continue;
    if (!matchesAny(query.hostingTypes, family.hostingTypes) || !hasName(family)) continue;
    if (query.ownChild !== undefined && !hasChildLike(family.children, query.ownChild)) continue;
    const score = scoreText(family, text, tellsNames);
    if (score === null) continue;
    const price = priceOf(family.id);
    const fails = tests.length === 0 ? NONE : listFailures(family, tests, price);
    found.push({ family, fails, score, freeBeds, brokenRule, isFull, price });
  }
  return found;
}

/** Returns the families that match everything. */
export function filterFullMatches(found: readonly Match[]): Match[] {
  return found.filter(({ fails }) => fails.length === 0);
}

const last = Number.POSITIVE_INFINITY;

/** Returns a comparator: families that can be chosen first, then the requested order, then the ID. */
export function createOrder(sort: SearchQuery['sort'], tellsNames: boolean): (one: Match, other: Match) => number {
  const by = createWishedOrder(sort, tellsNames);
  return (one, other) => Number(one.isFull) - Number(other.isFull) || by(one, other);
}

function createWishedOrder(sort: SearchQuery['sort'], tellsNames: boolean): (one: Match, other: Match) => number {
  const byNumber = (one: Match, other: Match) => one.family.id - other.family.id;
  const by = (value: (match: Match) => number, then: (one: Match, other: Match) => number) => (one: Match, other: Match) => {
    const [own, others] = [value(one), value(other)];
    return own === others ? then(one, other) : own < others ? -1 : 1;
  };
  const byResponse = by(({ family }) => family.responseMinutes ?? last, byNumber);
  if (sort === 'price') return by(({ price }) => price ?? last, byNumber);
  if (sort === 'response') return byResponse;
  if (sort === 'relevance') return by(({ score }) => -score, byResponse);
  if (!tellsNames) return byNumber;
  const collator = new Intl.Collator('en');
  return (one, other) => collator.compare(one.family.surname, other.family.surname) || byNumber(one, other);
}

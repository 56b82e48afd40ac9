// What a back-test comes to: over all stays, and by county, host family and length of stay.

import type { PriceBook, Quote } from '@hosted-stay/pricing-core';
import type { Comparison } from './compare-stay.ts';
import { type CompareSums, joinSums, sumsOf } from './compare-sums.ts';

export const GROUPINGS = ['county', 'family', 'length'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Sums of the stays that have one thing in common. */
export interface Group {
  /** The county's or the family's id, or the nights of a band: `14 to 27`, which no spreadsheet takes for a date. */
  readonly key: string;
  readonly name: string;
  readonly sums: CompareSums;
}

/** The summary of a back-test, or of some shards of one. Joining the parts of a file gives the summary of the whole. */
export interface CompareSummary {
  readonly kind: 'compare';
  readonly format: 1;
  readonly oldVersion: string;
  readonly newVersion: string;
  readonly currency: string;
  readonly bookings: number;
  /** Stays that one of the books can't price, by book and code. */
  readonly unpriced: { readonly old: Readonly<Record<string, number>>; readonly new: Readonly<Record<string, number>> };
  readonly errors: Readonly<Record<string, number>>;
  /** Null where no stay could be compared. */
  readonly all: CompareSums | null;
  readonly groups: Readonly<Record<Grouping, readonly Group[]>>;
}

/** From how many nights on a stay is of a band. */
const BANDS = [0, 3, 7, 14, 28, 56, 84, 168] as const;

/** `14 to 27` for 20 nights. */
function bandOf(nights: number): string {
  const at = BANDS.findLastIndex((from) => from <= nights);
  const [from, next] = [BANDS[at], BANDS[at + 1]];
  return next === undefined ? `${from} or more` : `${from} to ${next - 1}`;
}

interface Facts {
  readonly oldVersion: string;
  readonly newVersion: string;
  readonly currency: string;
}

export class CompareTally {
  readonly #facts: Facts;
  #bookings = 0;
  #all: CompareSums | undefined;
  readonly #unpriced = { old: new Map<string, number>(), new: new Map<string, number>() };
  readonly #errors = new Map<string, number>();
  readonly #groups: Readonly<Record<Grouping, Map<string, Group>>> = { county: new Map(), family: new Map(), length: new Map() };

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Counts one stay; `placeOf` says what its family and county are called. */
  add(comparison: Comparison, placeOf: PlaceOf): void {
    this.#bookings += 1;
    if (comparison.status === 'error') increment(this.#errors, comparison.reason.code, 1);
    else if (comparison.status === 'unpriced') increment(this.#unpriced[comparison.book], comparison.reason.code, 1);
    else this.#addSums(placeOf(comparison.old), sumsOf(comparison.old, comparison.new));
  }

  /** Counts a record that was no JSON at all, or too long. */
  addFault(code: string): void {
    this.#bookings += 1;
    increment(this.#errors, code, 1);
  }

  join(other: CompareSummary): void {
    this.#bookings += other.bookings;
    for (const book of ['old', 'new'] as const) {
      for (const [code, count] of Object.entries(other.unpriced[book])) increment(this.#unpriced[book], code, count);
    }
    for (const [code, count] of Object.entries(other.errors)) increment(this.#errors, code, count);
    if (other.all !== null) this.#all = this.#all === undefined ? other.all : joinSums(this.#all, other.all);
    for (const grouping of GROUPINGS) for (const group of other.groups[grouping]) this.#addGroup(grouping, group);
  }

  summary(): CompareSummary {
    return {
      kind: 'compare',
      format: 1,
      ...this.#facts,
      bookings: this.#bookings,
      unpriced: { old: sorted(this.#unpriced.old), new: sorted(this.#unpriced.new) },
      errors: sorted(this.#errors),
      all: this.#all ?? null,
      groups: { county: inOrder(this.#groups.county), family: inOrder(this.#groups.family), length: inOrder(this.#groups.length) },
    };
  }

  #addSums(place: Readonly<Record<Grouping, Omit<Group, 'sums'>>>, sums: CompareSums): void {
    this.#all = this.#all === undefined ? sums : joinSums(this.#all, sums);
    for (const grouping of GROUPINGS) this.#addGroup(grouping, { ...place[grouping], sums });
  }

  #addGroup(grouping: Grouping, { key, name, sums }: Group): void {
    const group = this.#groups[grouping].get(key);
    this.#groups[grouping].set(key, { key, name, sums: group === undefined ? sums : joinSums(group.sums, sums) });
  }
}

/** A stay's group in each grouping. */
export type PlaceOf = (quote: Quote) => Readonly<Record<Grouping, Omit<Group, 'sums'>>>;

export function placesIn({ hostFamilies, counties }: PriceBook): PlaceOf {
  const countyNames = new Map(counties.map(({ id, name }) => [id, name]));
  const families = new Map(hostFamilies.map((family) => [family.id, family]));
  return ({ request, noOfDaysOfTrip }) => {
    const { hostFamilyId } = request;
    const family = families.get(hostFamilyId);
    const countyId = family?.countyId ?? -1;
    const band = bandOf(noOfDaysOfTrip - 1);
    return {
      county: { key: String(countyId), name: countyNames.get(countyId) ?? '' },
      family: { key: String(hostFamilyId), name: family?.name ?? '' },
      length: { key: band, name: `${band} nights` },
    };
  };
}

function inOrder(groups: ReadonlyMap<string, Group>): Group[] {
  return [...groups.values()].sort((a, b) => Number.parseInt(a.key, 10) - Number.parseInt(b.key, 10));
}

function increment(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

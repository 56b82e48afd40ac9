// Groups of the differences between two books: by owner of prices, and everything else by kind.

import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { BookSubject, ListedBookDifference } from '#contract/pricing/price-books.shapes.ts';

export interface DifferenceGroup {
  readonly key: string;
  readonly subject: BookSubject;
  /** The name of the owner; null for a kind of record. */
  readonly name: string | null;
  readonly differences: readonly ListedBookDifference[];
}

export interface DifferenceFilter {
  readonly text: string;
  /** Null for all. */
  readonly subject: BookSubject | null;
}

/** Adds translated family names to the differences; a book contains only surnames. */
export function addTitles(differences: readonly ListedBookDifference[], locale: Locale): readonly ListedBookDifference[] {
  return differences.map((difference) => {
    const { subject, name, owner } = difference;
    return {
      ...difference,
      name: name !== null && subject === 'hostFamily' ? toFamilyTitle(name, locale) : name,
      owner: owner?.subject === 'hostFamily' ? { ...owner, name: toFamilyTitle(owner.name, locale) } : owner,
    };
  });
}

/** Returns the searchable text of a difference: its names and its values. */
function searched({ name, owner, before, after }: ListedBookDifference): string {
  return [name, owner?.name, before, after].join(' ').toLocaleLowerCase();
}

/** Returns the differences that contain every word and concern a kind of record, or an owner of that kind. */
export function filterDifferences(
  differences: readonly ListedBookDifference[],
  { text, subject }: DifferenceFilter,
): readonly ListedBookDifference[] {
  const words = text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return differences.filter((difference) => {
    const fits = subject === null || difference.subject === subject || difference.owner?.subject === subject;
    const all = searched(difference);
    return fits && words.every((word) => all.includes(word));
  });
}

/** Groups the differences in order of first occurrence. */
export function groupDifferences(differences: readonly ListedBookDifference[]): readonly DifferenceGroup[] {
  const groups = new Map<string, DifferenceGroup & { differences: ListedBookDifference[] }>();
  for (const difference of differences) {
    const { owner, subject } = difference;
    const key = owner === null ? subject : `${owner.subject} ${owner.id}`;
    const known = groups.get(key);
    if (known === undefined)
      groups.set(key, { key, subject: owner?.subject ?? subject, name: owner?.name ?? null, differences: [difference] });
    else known.differences.push(difference);
  }
  return [...groups.values()];
}

/** Returns the kinds of records that the differences, or the owners of their subjects, have. */
export function listSubjects(differences: readonly ListedBookDifference[]): readonly BookSubject[] {
  return [...new Set(differences.flatMap(({ subject, owner }) => (owner === null ? [subject] : [subject, owner.subject])))];
}

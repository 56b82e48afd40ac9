// Describes a search index so that two of them can be compared: what it knows, in one order.

import type { SearchIndex } from '#server/features/search/search-index.rules.ts';

const sortById = <Row extends { readonly id: number }>(rows: Iterable<Row>) => [...rows].toSorted((one, other) => one.id - other.id);

function describeEntries(words: SearchIndex['vocabulary']['words']) {
  const all = [...words].map(([word, entries]) => `${word}: ${entries.map(({ kind, id, name }) => `${kind} ${id} ${name}`).toSorted()}`);
  return all.toSorted();
}

/** Returns all that an index knows, and that its parts agree. */
export function describeIndex({ families, familyById, activities, activityById, places, vocabulary }: SearchIndex) {
  const isConsistent = families.every((family) => familyById.get(family.id) === family) && familyById.size === families.length;
  const lengths = [...vocabulary.byLength].flatMap(([length, words]) => [...words].map((word) => `${length} ${word}`));
  return {
    isConsistent,
    families: sortById(families),
    activities: [...activities],
    activitiesById: sortById(activityById.values()),
    places: Object.fromEntries(Object.entries(places).map(([kind, rows]) => [kind, [...rows.entries()].toSorted()])),
    words: describeEntries(vocabulary.words),
    names: describeEntries(vocabulary.names),
    lengths: lengths.toSorted(),
  };
}

// Groups the families of a price book that always have the same price: those of a county with equal prices of their own, usually none.

import type { Pricer } from '@hosted-stay/pricing-core';

/** The number of a family's group; families of one group differ in nothing that a quote for a stay reads. */
export type PriceGroups = ReadonlyMap<number, number>;

const groupsOfBooks = new WeakMap<Pricer['book'], PriceGroups>();

function groupFamilies({ hostFamilies }: Pricer['book']): PriceGroups {
  const numbers = new Map<string, number>();
  const groups = new Map<number, number>();
  for (const { id, name: _, ...priced } of hostFamilies) {
    const key = JSON.stringify(priced);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    groups.set(id, number);
  }
  return groups;
}

/** Returns the groups of a book's families, worked out once per book. */
export function getPriceGroups({ book }: Pick<Pricer, 'book'>): PriceGroups {
  const known = groupsOfBooks.get(book) ?? groupFamilies(book);
  groupsOfBooks.set(book, known);
  return known;
}

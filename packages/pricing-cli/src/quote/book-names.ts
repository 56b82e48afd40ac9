// What the ids of a quote are called in its book.

import type { PriceBook } from '@hosted-stay/pricing-core';

/** Names by id, as an administrator typed them: to be made {@link printable} before anybody sees them. */
export interface BookNames {
  readonly template: (id: number) => string;
  readonly hostable: (hostable: { readonly hostableType: string; readonly hostableId: number }) => string;
}

/** Looks up names in a book by id. */
export function bookNames(book: PriceBook): BookNames {
  const names = (entries: readonly { readonly id: number; readonly name: string }[]) => new Map(entries.map(({ id, name }) => [id, name]));
  const [templates, families, activities] = [names(book.templates), names(book.hostFamilies), names(book.activities)];
  return {
    template: (id) => templates.get(id) ?? String(id),
    hostable: ({ hostableType, hostableId }) =>
      (hostableType === 'Host_family' ? families : activities).get(hostableId) ?? `${hostableType} ${hostableId}`,
  };
}

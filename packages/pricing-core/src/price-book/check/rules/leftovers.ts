// Entries of a book that nothing uses.

import type { PriceBook } from '../../shape.ts';
import { findUnusedServiceBooking } from '../find-booking.ts';
import type { Found, UnusedCollection } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { type Rule, smell } from '../rule.ts';

/** What the book holds and nothing uses. */
export function leftoverRules(): readonly Rule[] {
  return [
    smell('template_never_priced', ({ book, places }: Inspection) => {
      const priced = new Set(places.map(({ pricing }) => pricing.pricingTemplateId));
      return book.templates.flatMap(({ id, serviceTypeId }, index) =>
        priced.has(id)
          ? []
          : [{ path: ['templates', index], data: { templateId: id }, request: findUnusedServiceBooking(book, serviceTypeId) }],
      );
    }),
    smell('entry_unused', ({ book }) => UNUSED.flatMap(([collection, idsInUse]) => unused(book, collection, new Set(idsInUse(book))))),
  ];
}

/** Which ids of a collection the rest of the book names. */
const UNUSED: readonly (readonly [collection: UnusedCollection, idsInUse: (book: PriceBook) => readonly number[]])[] = [
  ['serviceTypes', ({ templates }) => templates.map(({ serviceTypeId }) => serviceTypeId)],
  ['pricingTypes', ({ templates }) => templates.map(({ pricingTypeId }) => pricingTypeId)],
  ['tripTypes', ({ templates }) => templates.map(({ tripTypeId }) => tripTypeId)],
  ['counties', ({ hostFamilies, activities }) => [...hostFamilies, ...activities].map(({ countyId }) => countyId)],
  ['countries', ({ counties }) => counties.map(({ countryId }) => countryId)],
];

function unused(book: PriceBook, collection: UnusedCollection, inUse: ReadonlySet<number>): readonly Found<'entry_unused'>[] {
  const requestFor = (id: number) => (collection === 'serviceTypes' ? findUnusedServiceBooking(book, id) : null);
  return book[collection].flatMap(({ id }, index) =>
    inUse.has(id) ? [] : [{ path: [collection, index], data: { collection, id }, request: requestFor(id) }],
  );
}

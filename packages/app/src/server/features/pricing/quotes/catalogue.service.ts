// Use case of the catalogue: names of the book in force, for calculators that get prices from the server.

import { catalogueOf, type Pricer } from '@hosted-stay/pricing-core';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { readCatalogue as endpoint } from '#contract/pricing/catalogue.endpoints.ts';
import { getCurrentBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import type { Call } from '#server/platform/app.ts';

type Catalogue = AnswerOf<typeof endpoint>;

/** Cached per book, which never changes. */
const catalogues = new WeakMap<Pricer, Catalogue>();

export async function readCatalogue(call: Call): Promise<Catalogue> {
  const { pricer } = await getCurrentBook(call.app);
  const known = catalogues.get(pricer);
  if (known !== undefined) return known;
  const { currency, hostFamilies, activities, services, templates } = catalogueOf(pricer.book);
  const made = {
    currency,
    hostFamilies: [...hostFamilies],
    activities: [...activities],
    services: [...services],
    templates: [...templates],
  };
  catalogues.set(pricer, made);
  return made;
}

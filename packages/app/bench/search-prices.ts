// A price book for the benchmarks of the search: each county has its price, and some of the families.

import { type PriceBookInput, parsePriceBook } from '@hosted-stay/pricing-core';
import { counties, countries } from '#server/db/schema/places.ts';
import type { App } from '#server/platform/app.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';

/** One family in this many has its own price; the others have that of their county. */
const OWN_PRICE_EACH = 3;

/** Publishes a book in which every night has a price, in force since an hour ago. */
export async function publishPrices(app: App, families: readonly { readonly id: number; readonly countyId: number }[]): Promise<void> {
  const priced = (amount: number) => [{ pricingTemplateId: 1, amount: String(amount), customer: { commissionPercentage: '20' } }];
  const input: PriceBookInput = {
    ...{ version: '1', currency: 'EUR', policy: {} },
    serviceTypes: [{ id: 1, name: 'Hosting' }],
    pricingTypes: [{ id: 1, name: 'Per night' }],
    tripTypes: [{ id: 1, name: 'Immersion', active: true, discounts: [] }],
    templates: [{ id: 1, name: 'Nights', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1, required: true }],
    countries: (await app.db.select().from(countries)).map(({ id, name }) => ({ id, name, pricings: [] })),
    counties: (await app.db.select().from(counties)).map(({ id, name, countryId }, index) => ({
      ...{ id, name, countryId },
      pricings: priced(60 + (index % 40)),
    })),
    hostFamilies: families.map(({ id, countyId }, index) => ({
      ...{ id, name: `Family ${id}`, countyId, businessId: 1 },
      pricings: index % OWN_PRICE_EACH === 0 ? priced(50 + (index % 60)) : [],
    })),
    activities: [],
  };
  const book = parsePriceBook(input);
  if (!book.ok) throw new TypeError(`The bench has no price book: ${JSON.stringify(book.issues.slice(0, 3))}`);
  await publishBook(app, book.value, { number: 1, from: new Date(app.clock.now().getTime() - 3600 * 1000) });
}

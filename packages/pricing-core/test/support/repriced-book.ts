// A price book in which one payee has a price of its own for one template: what solving claims to have found, put to the test.

import type { Payee, PriceBookInput } from '../../src/index.ts';

/** The book with the payee's own pricing of this amount, its other terms taken from wherever they stand today. */
export function repricedBook(
  book: PriceBookInput,
  { templateId, payee, amount }: { templateId: number; payee: Payee; amount: string },
): PriceBookInput {
  const collection = payee.hostableType === 'Activity' ? 'activities' : 'hostFamilies';
  const owner = book[collection].find(({ id }) => id === payee.hostableId);
  const county = book.counties.find(({ id }) => id === owner?.countyId);
  const country = book.countries.find(({ id }) => id === county?.countryId);
  const isOfTemplate = ({ pricingTemplateId }: { pricingTemplateId: number }) => pricingTemplateId === templateId;
  const pricing = [owner, county, country].flatMap((level) => level?.pricings ?? []).find(isOfTemplate);
  if (owner === undefined || pricing === undefined) throw new TypeError(`template ${templateId} is priced for nobody`);
  const own = { ...pricing, amount };
  const others = (owner.pricings ?? []).filter((one) => !isOfTemplate(one));
  return { ...book, [collection]: book[collection].map((one) => (one === owner ? { ...owner, pricings: [...others, own] } : one)) };
}

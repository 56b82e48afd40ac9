// The book of the fixtures, which is good, and hands to spoil a copy of it.

import { readFileSync } from 'node:fs';
import { type PriceBook, type PriceBookInput, parsePriceBook } from '../../src/index.ts';

const file = new URL('../../../../fixtures/price-books/2026.json', import.meta.url);

/** A copy of its own for whoever asks. */
export function goodBook(): PriceBookInput {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function parsed(input: PriceBookInput): PriceBook {
  const result = parsePriceBook(input);
  if (!result.ok) throw new Error(`the book is refused: ${JSON.stringify(result.issues)}`);
  return result.value;
}

export type OwnerInput = PriceBookInput['hostFamilies'][number];
export type PricingInput = NonNullable<OwnerInput['pricings']>[number];
export type RuleInput = NonNullable<PriceBookInput['tripTypes'][number]['discounts']>[number];

/** A family, activity, county or country by the beginning of its name. */
export function owner(book: PriceBookInput, name: string): { pricings?: PricingInput[] | undefined } {
  const found = [...book.hostFamilies, ...book.activities, ...book.counties, ...book.countries].find((entry) =>
    entry.name.startsWith(name),
  );
  if (found === undefined) throw new RangeError(`no ${name}`);
  return found;
}

/** Prices a template for somebody, in place of what it was. */
export function price(book: PriceBookInput, name: string, pricing: PricingInput): void {
  const priced = owner(book, name);
  priced.pricings = [...(priced.pricings ?? []).filter((old) => old.pricingTemplateId !== pricing.pricingTemplateId), pricing];
}

/** Adds a discount rule to a trip type. */
export function discount(book: PriceBookInput, tripTypeId: number, rule: RuleInput): void {
  const tripType = book.tripTypes.find(({ id }) => id === tripTypeId);
  if (tripType === undefined) throw new RangeError(`no trip type ${tripTypeId}`);
  tripType.discounts = [...(tripType.discounts ?? []), rule];
}

/** Adds a service type of its own, a template of it, and a price for somebody. */
export function service(
  book: PriceBookInput,
  name: string,
  to: { readonly owner: string; readonly pricingTypeId: number; readonly tripTypeId?: number },
): number {
  const id = 900 + book.templates.length;
  book.serviceTypes.push({ id, name });
  template(book, { id, serviceTypeId: id, pricingTypeId: to.pricingTypeId, tripTypeId: to.tripTypeId ?? 21 });
  price(book, to.owner, { pricingTemplateId: id, amount: '30', customer: { commissionPercentage: '10' } });
  return id;
}

export function template(book: PriceBookInput, entry: Omit<PriceBookInput['templates'][number], 'name'>): void {
  book.templates.push({ name: `Template ${entry.id}`, ...entry });
}

export const percent = (customer: string, provider = '4') => ({
  customer: { commissionPercentage: customer },
  provider: { commissionPercentage: provider },
});

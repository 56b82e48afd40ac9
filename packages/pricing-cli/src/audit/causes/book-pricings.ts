// Caches the pricings of each book for the causes, which look them up thousands of times.

import { type LinePlace, type Payee, type PriceBook, type Pricer, type Pricing, pricingsOf } from '@hosted-stay/pricing-core';

const standing = new WeakMap<Pricer, Map<string, readonly Pricing[]>>();

/** The result of {@link pricingsOf} for a payee, cached. */
export function listEffectivePricings(pricer: Pricer, { hostableType, hostableId }: Payee): readonly Pricing[] {
  const byPayee = standing.get(pricer) ?? new Map<string, readonly Pricing[]>();
  standing.set(pricer, byPayee);
  const key = `${hostableType}:${hostableId}`;
  const known = byPayee.get(key) ?? pricingsOf(pricer, { hostableType, hostableId });
  byPayee.set(key, known);
  return known;
}

/** The effective pricing of a line. */
export function findEffectivePricing(pricer: Pricer, place: LinePlace): Pricing | undefined {
  return listEffectivePricings(pricer, place).find(({ pricingTemplateId }) => pricingTemplateId === place.pricingTemplateId);
}

const byTemplate = new WeakMap<PriceBook, ReadonlyMap<number, readonly Pricing[]>>();

/** Every pricing a template has anywhere in a book: of countries, counties, host families and activities. */
export function pricingsOfTemplate(book: PriceBook, templateId: number): readonly Pricing[] {
  const known = byTemplate.get(book) ?? groupByTemplate(book);
  byTemplate.set(book, known);
  return known.get(templateId) ?? [];
}

function groupByTemplate({ countries, counties, hostFamilies, activities }: PriceBook): ReadonlyMap<number, readonly Pricing[]> {
  const grouped = new Map<number, Pricing[]>();
  for (const pricing of [...countries, ...counties, ...hostFamilies, ...activities].flatMap(({ pricings }) => pricings)) {
    const others = grouped.get(pricing.pricingTemplateId);
    if (others === undefined) grouped.set(pricing.pricingTemplateId, [pricing]);
    else others.push(pricing);
  }
  return grouped;
}

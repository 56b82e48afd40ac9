// What a family's own price would be in the draft, beside the other rows that price it.

import type { DraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { findNearestPrice } from '#server/features/pricing/prices/effective-price.rules.ts';

type PricingRow = DraftRows['pricings'][number];

/** The levels at which a family is priced, nearest first. */
const LEVELS = ['Host_family', 'County', 'Country'] as const;

/** An amount for one template. */
export interface TemplateAmount {
  readonly templateId: number;
  readonly amount: string;
}

/** Returns the price of a template that applies to a family, from the rows that price it; null without one. */
export function findFamilyPrice(prices: readonly PricingRow[], templateId: number): PricingRow | null {
  return findNearestPrice(prices, { templateId, levels: LEVELS });
}

/**
 * Returns a family's own price with an amount: its present one, or one like that of its county or country, with the same commissions. Null
 * if nothing prices the family by this template.
 */
export function toOwnPrice(
  prices: readonly PricingRow[],
  { hostFamilyId, templateId, amount }: TemplateAmount & { readonly hostFamilyId: number },
): PricingRow | null {
  const nearest = findFamilyPrice(prices, templateId);
  return nearest === null ? null : { ...nearest, level: 'Host_family', priceableId: hostFamilyId, amount };
}

/** Returns the rows of a draft with another price of a family; unchanged if nothing prices it by this template. */
export function replaceFamilyPrice(
  rows: DraftRows,
  { hostFamilyId, ...price }: TemplateAmount & { readonly hostFamilyId: number },
): DraftRows {
  const own = toOwnPrice(rows.pricings, { hostFamilyId, ...price });
  if (own === null) return rows;
  const others = rows.pricings.filter(({ level, pricingTemplateId }) => level !== 'Host_family' || pricingTemplateId !== price.templateId);
  return { ...rows, pricings: [...others, own] };
}

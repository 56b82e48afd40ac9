// The prices of one thing as its page shows and edits them: by trip type, each with where it comes from.

import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { effectivePrice, Pricing, PricingTemplate } from '#contract/pricing/pricings.shapes.ts';

export type EffectivePrice = (typeof effectivePrice)['_zod']['output'];

/** The thing whose prices are looked at. */
export interface Place {
  readonly level: PriceableLevel;
  readonly priceableId: number;
}

export interface PriceRow {
  readonly template: PricingTemplate;
  readonly origin: PriceableLevel | null;
  /** The price that counts; null where no level has one. */
  readonly pricing: Pricing | null;
}

export interface PriceGroup {
  readonly tripTypeId: number;
  readonly tripTypeName: string;
  readonly isActive: boolean;
  readonly rows: readonly PriceRow[];
}

/** Every template with its price, in groups of trip types in the order of their numbers. */
export function groupByTripType(
  templates: readonly PricingTemplate[],
  prices: readonly EffectivePrice[],
  tripTypeId: number | null = null,
): readonly PriceGroup[] {
  const found = new Map(prices.map((price) => [price.pricingTemplateId, price]));
  const groups = new Map<number, { template: PricingTemplate; rows: PriceRow[] }>();
  for (const template of templates) {
    if (tripTypeId !== null && template.tripTypeId !== tripTypeId) continue;
    const price = found.get(template.id);
    const group = groups.get(template.tripTypeId) ?? { template, rows: [] };
    group.rows.push({ template, origin: price?.origin ?? null, pricing: price?.pricing ?? null });
    groups.set(template.tripTypeId, group);
  }
  return [...groups.values()]
    .toSorted((one, other) => one.template.tripTypeId - other.template.tripTypeId)
    .map(({ template, rows }) => ({
      tripTypeId: template.tripTypeId,
      tripTypeName: template.tripTypeName,
      isActive: template.tripTypeActive,
      rows,
    }));
}

/** Whether the price is the thing's own, and so can be changed or taken out here. */
export function isOwn({ origin }: PriceRow, { level }: Place): boolean {
  return origin === level;
}

const COMMISSIONS = [
  'customerCommissionAmount',
  'customerCommissionPercentage',
  'providerCommissionAmount',
  'providerCommissionPercentage',
] as const;

/** What a form begins with: the own price, the one that it would overrule, or what the template proposes. */
export function toPriceDraft({ template, pricing }: PriceRow, { level, priceableId }: Place) {
  const commissions = Object.fromEntries(COMMISSIONS.map((name) => [name, (pricing ?? template)[name]])) as Record<
    (typeof COMMISSIONS)[number],
    string
  >;
  return {
    pricingTemplateId: template.id,
    level,
    priceableId,
    amount: pricing?.amount ?? template.defaultAmount,
    quantity: pricing?.quantity ?? null,
    required: pricing?.required ?? null,
    ...commissions,
  };
}

/** A price of another thing that can be taken over. */
export interface CopyRow {
  readonly from: Pricing;
  readonly templateName: string;
  /** The own price that it would take the place of. */
  readonly instead: Pricing | null;
}

/** The own prices of another thing that are not the same here already. */
export function listCopyablePrices(
  theirs: readonly EffectivePrice[],
  mine: readonly EffectivePrice[],
  level: PriceableLevel,
): readonly CopyRow[] {
  const own = new Map(mine.filter(({ origin }) => origin === level).map(({ pricingTemplateId, pricing }) => [pricingTemplateId, pricing]));
  return theirs.flatMap(({ origin, pricing, pricingTemplateId, templateName }) => {
    if (origin !== level || pricing === null) return [];
    const instead = own.get(pricingTemplateId) ?? null;
    return instead !== null && sameTerms(pricing, instead) ? [] : [{ from: pricing, templateName, instead }];
  });
}

function sameTerms(one: Pricing, other: Pricing): boolean {
  return (['amount', 'quantity', 'required', ...COMMISSIONS] as const).every((name) => one[name] === other[name]);
}

/** What makes the same price somewhere else. */
export function toTerms(pricing: Pricing) {
  const { pricingTemplateId, amount, quantity, required } = pricing;
  const { customerCommissionAmount, customerCommissionPercentage, providerCommissionAmount, providerCommissionPercentage } = pricing;
  return {
    pricingTemplateId,
    amount,
    quantity,
    required,
    customerCommissionAmount,
    customerCommissionPercentage,
    providerCommissionAmount,
    providerCommissionPercentage,
  };
}

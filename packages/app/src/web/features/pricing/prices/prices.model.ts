// The prices of one owner for display and editing: by trip type, each with its origin.

import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { effectivePrice, Pricing, PricingTemplate } from '#contract/pricing/pricings.shapes.ts';

export type EffectivePrice = (typeof effectivePrice)['_zod']['output'];

/** The owner whose prices are shown. */
export interface Place {
  readonly level: PriceableLevel;
  readonly priceableId: number;
}

export interface PriceRow {
  readonly template: PricingTemplate;
  readonly origin: PriceableLevel | null;
  /** The effective price; null if no level has one. */
  readonly pricing: Pricing | null;
}

export interface PriceGroup {
  readonly tripTypeId: number;
  readonly tripTypeName: string;
  readonly isActive: boolean;
  readonly rows: readonly PriceRow[];
}

/** Returns every template with its price, grouped by trip type in the order of IDs. */
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

/** Returns whether the price is the owner's own, so that it can be changed or deleted here. */
export function isOwn({ origin }: PriceRow, { level }: Place): boolean {
  return origin === level;
}

const COMMISSIONS = [
  'customerCommissionAmount',
  'customerCommissionPercentage',
  'providerCommissionAmount',
  'providerCommissionPercentage',
] as const;

/** Returns the initial values of a form: the own price, the price to override, or the defaults of the template. */
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

/** A price of another owner that can be copied. */
export interface CopyRow {
  readonly from: Pricing;
  readonly templateName: string;
  /** The own price it would replace. */
  readonly instead: Pricing | null;
}

/** Returns the own prices of another owner that differ from those here. */
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

/** Returns the terms to create the same price elsewhere. */
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

// Builds a price book's document from the rows of the price tables, and counts its contents.

import type { PriceBook, PriceBookInput } from '@hosted-stay/pricing-core';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';
import type { BookCounts } from '#contract/pricing/price-books.shapes.ts';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { DraftRows } from './draft.queries.ts';

/** The fields of a document besides the prices. */
export interface BookHead {
  readonly version: string;
  /** In UTC; omitted for a draft. */
  readonly effectiveFrom?: string;
}

type BookPrices = NonNullable<PriceBookInput['countries'][number]['pricings']>;

function groupPricingsByOwner(rows: DraftRows['pricings']): (level: PriceableLevel, id: number) => BookPrices {
  const byOwner = new Map<string, BookPrices[number][]>();
  for (const row of rows) {
    const owner = `${row.level} ${row.priceableId}`;
    const known = byOwner.get(owner) ?? [];
    byOwner.set(owner, known);
    known.push({
      pricingTemplateId: row.pricingTemplateId,
      amount: toPlainDecimal(row.amount),
      ...(row.quantity !== null && { quantity: row.quantity }),
      ...(row.required !== null && { required: row.required }),
      customer: {
        commissionAmount: toPlainDecimal(row.customerCommissionAmount),
        commissionPercentage: toPlainDecimal(row.customerCommissionPercentage),
      },
      provider: {
        commissionAmount: toPlainDecimal(row.providerCommissionAmount),
        commissionPercentage: toPlainDecimal(row.providerCommissionPercentage),
      },
    });
  }
  return (level, id) => byOwner.get(`${level} ${id}`) ?? [];
}

/** Builds the document of the current prices; the engine validates it. */
export function toBookDocument(rows: DraftRows, { version, effectiveFrom }: BookHead): PriceBookInput {
  const pricings = groupPricingsByOwner(rows.pricings);
  const business = rows.business;
  const countyIds = new Set([...rows.families, ...rows.activities].map(({ countyId }) => countyId));
  const counties = rows.counties.filter(({ id }) => countyIds.has(id) || pricings('County', id).length > 0);
  const countryIds = new Set(counties.map(({ countryId }) => countryId));
  return {
    version,
    currency: business?.currency ?? '',
    ...(effectiveFrom !== undefined && { effectiveFrom }),
    policy: { vatRate: toPlainDecimal(business?.vatRate ?? '0') },
    serviceTypes: rows.serviceTypes,
    pricingTypes: rows.pricingTypes,
    tripTypes: rows.tripTypes.map(({ id, name, active }) => ({
      id,
      name,
      active,
      discounts: rows.discountRules
        .filter(({ tripTypeId }) => tripTypeId === id)
        .map(({ minQuantity, required, code, demandDiscount, supplyDiscount }) => ({
          minQuantity,
          required,
          code,
          demandDiscount: toPlainDecimal(demandDiscount),
          supplyDiscount: toPlainDecimal(supplyDiscount),
        })),
    })),
    templates: rows.templates,
    countries: rows.countries
      .filter(({ id }) => countryIds.has(id) || pricings('Country', id).length > 0)
      .map(({ id, name }) => ({ id, name, pricings: pricings('Country', id) })),
    counties: counties.map(({ id, name, countryId }) => ({ id, name, countryId, pricings: pricings('County', id) })),
    hostFamilies: rows.families.map(({ id, name, countyId, businessId }) => ({
      id,
      name,
      countyId,
      businessId: businessId ?? business?.id ?? 0,
      pricings: pricings('Host_family', id),
    })),
    activities: rows.activities.map(({ id, name, countyId, businessId }) => ({
      id,
      name,
      countyId,
      businessId: businessId ?? business?.id ?? 0,
      pricings: pricings('Activity', id),
    })),
  };
}

/** Returns the same prices with another version and effective time. */
export function replaceBookHead(book: PriceBook, { version, effectiveFrom }: BookHead): PriceBookInput {
  const { effectiveFrom: _former, ...rest } = book;
  return { ...rest, version, ...(effectiveFrom !== undefined && { effectiveFrom }) };
}

/** Counts each kind of content in a book. */
export function countBookContents(book: PriceBookInput): BookCounts {
  const { serviceTypes, tripTypes, templates, countries, counties, hostFamilies, activities } = book;
  const owners = [...countries, ...counties, ...hostFamilies, ...activities];
  return {
    serviceTypes: serviceTypes.length,
    tripTypes: tripTypes.length,
    templates: templates.length,
    countries: countries.length,
    counties: counties.length,
    hostFamilies: hostFamilies.length,
    activities: activities.length,
    pricings: owners.reduce((sum, { pricings }) => sum + (pricings?.length ?? 0), 0),
  };
}

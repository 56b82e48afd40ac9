// Use cases of prices at their levels.

import { pricingTypeOf } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Pricing } from '#contract/pricing/pricings.shapes.ts';
import type * as endpoints from '#contract/pricing/templates.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { pricings, pricingTemplates } from '#server/db/schema/pricing.ts';
import { toTripType } from '#server/features/pricing/configuration/trip-types.service.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import { findNearestPrice } from './effective-price.rules.ts';
import { listFallbackLocations, listPriceableRows, PRICEABLE_TABLES } from './priceables.queries.ts';
import { listPricingRows, listPricingsAt, type PricingRow, pricingList } from './pricings.queries.ts';
import { listTemplateRows } from './templates.queries.ts';

function toPricing({ pricingType, tripType, ...row }: PricingRow): Pricing {
  const { usedBy: _, ...type } = toTripType(tripType);
  return { ...row, pricingType: { ...pricingType, kind: pricingTypeOf(pricingType.name) ?? 'per_trip' }, tripType: type };
}

type NestedCommissions = Partial<Record<'customer' | 'provider', { commissionAmount?: string; commissionPercentage?: string }>>;

/** Flattens nested commissions; those under `customer` and `provider` take precedence. */
function flattenCommissions({ customer, provider, ...fields }: Fields & NestedCommissions): Fields {
  const given = {
    customerCommissionAmount: customer?.commissionAmount,
    customerCommissionPercentage: customer?.commissionPercentage,
    providerCommissionAmount: provider?.commissionAmount,
    providerCommissionPercentage: provider?.commissionPercentage,
  };
  return { ...fields, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

async function validatePricing(tx: Transaction, given: Fields, row: PricingRow | null): Promise<Fields> {
  const fields = flattenCommissions(given);
  const { level, priceableId } = { ...row, ...fields } as Pick<PricingRow, 'level' | 'priceableId'>;
  await assertReferences(tx, { ...fields, priceableId }, { pricingTemplateId: pricingTemplates, priceableId: PRICEABLE_TABLES[level] });
  return fields;
}

export const pricingCases = createResourceUseCases<PricingRow, Pricing>({
  subject: 'pricing',
  table: pricings,
  list: pricingList,
  rows: listPricingRows,
  record: toPricing,
  alike: { pricings_once: { field: 'pricingTemplateId', refusal: 'alreadyPriced' } },
  derived: ['businessId', 'serviceType', 'pricingType', 'tripType'],
  checked: validatePricing,
});

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Lists everything at a level that can have prices. */
export async function listPriceables({ db }: Call, { query: { level, search } }: Input<'listPriceables'>): Output<'listPriceables'> {
  return { priceable: await listPriceableRows(db, level, search ?? '') };
}

/** Lists what each template costs for one priceable, and the level of each price. */
export async function listEffectivePrices(
  { db }: Call,
  { query: { level, priceableId } }: Input<'listEffectivePrices'>,
): Output<'listEffectivePrices'> {
  const places = await listFallbackLocations(db, { level, id: priceableId });
  if (places.length === 0) throw new ValidationError([{ field: 'priceableId', rule: 'unknownNumber' }]);
  const levels = places.map((place): PriceableLevel => place.level);
  const found = await listPricingsAt(db, places);
  const data = (await listTemplateRows(db)).map(({ id, name }) => {
    const pricing = findNearestPrice(found, { templateId: id, levels });
    return {
      pricingTemplateId: id,
      templateName: name,
      origin: pricing?.level ?? null,
      pricing: pricing === null ? null : toPricing(pricing),
    };
  });
  return { data };
}

const COLUMNS: readonly ExportColumn<PricingRow>[] = [
  { name: 'level', kind: 'text', value: ({ level }) => level },
  { name: 'priceableName', kind: 'text', value: ({ priceableName }) => priceableName },
  { name: 'templateName', kind: 'text', value: ({ templateName }) => templateName },
  { name: 'serviceTypeName', kind: 'text', value: ({ serviceType }) => serviceType.name },
  { name: 'pricingTypeName', kind: 'text', value: ({ pricingType }) => pricingType.name },
  { name: 'tripTypeName', kind: 'text', value: ({ tripType }) => tripType.name },
  { name: 'amount', kind: 'money', value: ({ amount }) => amount },
  { name: 'quantity', kind: 'number', value: ({ quantity }) => quantity },
  { name: 'required', kind: 'flag', value: ({ required }) => required },
  { name: 'customerCommissionAmount', kind: 'money', value: (row) => row.customerCommissionAmount },
  { name: 'customerCommissionPercentage', kind: 'number', value: (row) => row.customerCommissionPercentage },
  { name: 'providerCommissionAmount', kind: 'money', value: (row) => row.providerCommissionAmount },
  { name: 'providerCommissionPercentage', kind: 'number', value: (row) => row.providerCommissionPercentage },
];

export function exportPricings(call: Call, { query }: Input<'exportPricings'>): Promise<FileResponse> {
  return exportList(call, pricingList, { asked: query, rows: (ids) => listPricingRows(call.db, ids), columns: COLUMNS });
}

// Use cases of prices at their levels.

import { pricingTypeOf } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { PriceableLevel } from '#contract/pricing/levels.ts';
import type { Pricing } from '#contract/pricing/pricings.shapes.ts';
import type * as endpoints from '#contract/pricing/templates.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { pricings, pricingTemplates } from '#server/db/schema/pricing.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { demandReferences } from '#server/platform/resource/references.ts';
import { type Fields, resourceCases } from '#server/platform/resource/resource.ts';
import { nearest } from './effective.rules.ts';
import { fallbackOf, PRICEABLE_TABLES, priceableRows } from './priceables.queries.ts';
import { type PricingRow, pricingList, pricingRows, pricingsAt } from './pricings.queries.ts';
import { templateRows } from './templates.queries.ts';
import { tripTypeRecord } from './trip-types.service.ts';

function pricingRecord({ pricingType, tripType, ...row }: PricingRow): Pricing {
  const { usedBy: _, ...type } = tripTypeRecord(tripType);
  return { ...row, pricingType: { ...pricingType, kind: pricingTypeOf(pricingType.name) ?? 'per_trip' }, tripType: type };
}

type Nested = Partial<Record<'customer' | 'provider', { commissionAmount?: string; commissionPercentage?: string }>>;

/** Commissions under their own names: what was given under `customer` and `provider` goes before. */
function flat({ customer, provider, ...fields }: Fields & Nested): Fields {
  const given = {
    customerCommissionAmount: customer?.commissionAmount,
    customerCommissionPercentage: customer?.commissionPercentage,
    providerCommissionAmount: provider?.commissionAmount,
    providerCommissionPercentage: provider?.commissionPercentage,
  };
  return { ...fields, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

async function checked(tx: Transaction, given: Fields, row: PricingRow | null): Promise<Fields> {
  const fields = flat(given);
  const { level, priceableId } = { ...row, ...fields } as Pick<PricingRow, 'level' | 'priceableId'>;
  await demandReferences(tx, { ...fields, priceableId }, { pricingTemplateId: pricingTemplates, priceableId: PRICEABLE_TABLES[level] });
  return fields;
}

export const pricingCases = resourceCases<PricingRow, Pricing>({
  subject: 'pricing',
  table: pricings,
  list: pricingList,
  rows: pricingRows,
  record: pricingRecord,
  alike: { pricings_once: { field: 'pricingTemplateId', refusal: 'alreadyPriced' } },
  derived: ['businessId', 'serviceType', 'pricingType', 'tripType'],
  checked,
});

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Everything at a level that can have prices. */
export async function listPriceables({ db }: Call, { query: { level, search } }: Asked<'listPriceables'>): Answered<'listPriceables'> {
  return { priceable: await priceableRows(db, level, search ?? '') };
}

/** What each template costs for one thing, and which level says so. */
export async function listEffectivePrices(
  { db }: Call,
  { query: { level, priceableId } }: Asked<'listEffectivePrices'>,
): Answered<'listEffectivePrices'> {
  const places = await fallbackOf(db, { level, id: priceableId });
  if (places.length === 0) throw new FieldFaults([{ field: 'priceableId', rule: 'unknownNumber' }]);
  const levels = places.map((place): PriceableLevel => place.level);
  const found = await pricingsAt(db, places);
  const data = (await templateRows(db)).map(({ id, name }) => {
    const pricing = nearest(found, { templateId: id, levels });
    return {
      pricingTemplateId: id,
      templateName: name,
      origin: pricing?.level ?? null,
      pricing: pricing === null ? null : pricingRecord(pricing),
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

export function exportPricings(call: Call, { query }: Asked<'exportPricings'>): Promise<Bytes> {
  return exportList(call, pricingList, { asked: query, rows: (ids) => pricingRows(call.db, ids), columns: COLUMNS });
}

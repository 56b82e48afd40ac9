// SQL of currencies, service types and pricing types.

import { inArray } from 'drizzle-orm';
import { currenciesList, pricingTypesList, serviceTypesList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { businesses, currencies, pricingTemplates, pricingTypes, serviceTypes } from '#server/db/schema/pricing.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { countUses } from '#server/platform/resource/count-uses.ts';

export const currencyList = defineListSql(currenciesList, {
  key: currencies.id,
  sorts: { code: currencies.code, createdAt: currencies.createdAt },
  search: [currencies.code, currencies.symbol],
  filters: {},
});

export function listCurrencyRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(currencies.id, [businesses.currencyId]);
  const { id, code, symbol, decimals, isDefault, version } = currencies;
  return db
    .select({ id, code, symbol, decimals, isDefault, version, usedBy })
    .from(currencies)
    .where(inArray(currencies.id, [...ids]));
}

export const serviceTypeList = defineListSql(serviceTypesList, {
  key: serviceTypes.id,
  sorts: { name: foldForSort(serviceTypes.name), createdAt: serviceTypes.createdAt },
  search: [serviceTypes.name],
  filters: {},
});

export function listServiceTypeRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(serviceTypes.id, [pricingTemplates.serviceTypeId]);
  const { id, name, requiredByDefault, version } = serviceTypes;
  return db
    .select({ id, name, requiredByDefault, version, usedBy })
    .from(serviceTypes)
    .where(inArray(serviceTypes.id, [...ids]));
}

export const pricingTypeList = defineListSql(pricingTypesList, {
  key: pricingTypes.id,
  sorts: { name: foldForSort(pricingTypes.name), createdAt: pricingTypes.createdAt },
  search: [pricingTypes.name],
  filters: {},
});

export function listPricingTypeRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(pricingTypes.id, [pricingTemplates.pricingTypeId]);
  const { id, name, version } = pricingTypes;
  return db
    .select({ id, name, version, usedBy })
    .from(pricingTypes)
    .where(inArray(pricingTypes.id, [...ids]));
}

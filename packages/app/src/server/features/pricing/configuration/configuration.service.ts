// Use cases of currencies, service types and pricing types.

import { PRICING_TYPES, pricingTypeOf, serviceCategory } from '@hosted-stay/pricing-core';
import type { Currency, PricingType, ServiceType } from '#contract/pricing/configuration.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { currencies, pricingTypes, serviceTypes } from '#server/db/schema/pricing.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import {
  currencyList,
  listCurrencyRows,
  listPricingTypeRows,
  listServiceTypeRows,
  pricingTypeList,
  serviceTypeList,
} from './configuration.queries.ts';

/** The fields that only callers who can read prices see: how often a row is used, and its version. */
function toStaffFields<Row extends { usedBy: number; version: number }>({ usedBy, version }: Row, { may }: Pick<Call, 'may'>) {
  return may('pricing.read') ? { usedBy, version } : {};
}

/** The ISO 4217 codes that the runtime knows. */
const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

function validateCurrency(_: Transaction, fields: Fields) {
  const { code } = fields;
  if (typeof code === 'string' && !KNOWN_CURRENCIES.has(code)) throw new ValidationError([{ field: 'code', rule: 'currency' }]);
  return Promise.resolve(fields);
}

type CurrencyRow = Awaited<ReturnType<typeof listCurrencyRows>>[number];

export const currencyCases = createResourceUseCases<CurrencyRow, Currency>({
  subject: 'currency',
  table: currencies,
  list: currencyList,
  rows: listCurrencyRows,
  record: (row, call) => {
    const { id, code, symbol, decimals, isDefault } = row;
    return { id, code, symbol, decimals, isDefault, ...toStaffFields(row, call) };
  },
  alike: { currencies_code: 'code' },
  oneDefault: currencies.isDefault,
  checked: validateCurrency,
});

type ServiceTypeRow = Awaited<ReturnType<typeof listServiceTypeRows>>[number];

export const serviceTypeCases = createResourceUseCases<ServiceTypeRow, ServiceType>({
  subject: 'serviceType',
  table: serviceTypes,
  list: serviceTypeList,
  rows: listServiceTypeRows,
  record: (row, call) => {
    const { id, name, requiredByDefault } = row;
    const category = serviceCategory(name);
    return call.may('pricing.read') ? { id, name, category, requiredByDefault, ...toStaffFields(row, call) } : { id, name, category };
  },
  alike: { service_types_name: 'name' },
});

/** Asserts that the name of a pricing type contains a known unit to count by. */
function validatePricingType(_: Transaction, fields: Fields) {
  const { name } = fields;
  if (typeof name === 'string' && pricingTypeOf(name) === undefined) {
    const choices = PRICING_TYPES.map((kind) => kind.replaceAll('_', ' ')).join(', ');
    throw new ValidationError([{ field: 'name', rule: 'countedBy', values: { choices } }]);
  }
  return Promise.resolve(fields);
}

type PricingTypeRow = Awaited<ReturnType<typeof listPricingTypeRows>>[number];

export const pricingTypeCases = createResourceUseCases<PricingTypeRow, PricingType>({
  subject: 'pricingType',
  table: pricingTypes,
  list: pricingTypeList,
  rows: listPricingTypeRows,
  record: (row, call) => ({ id: row.id, name: row.name, kind: pricingTypeOf(row.name) ?? 'per_trip', ...toStaffFields(row, call) }),
  alike: { pricing_types_name: 'name' },
  checked: validatePricingType,
});

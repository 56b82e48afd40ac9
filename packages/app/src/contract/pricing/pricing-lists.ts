// Declarations of the price configuration lists: their sorts and filters.

import { declareList } from '#contract/platform/lists/list.ts';
import { PRICEABLE_LEVELS } from './price-levels.ts';

export const currenciesList = declareList({ name: 'currencies', sorts: ['code', 'createdAt'], defaultSort: 'code', filters: {} });

export const serviceTypesList = declareList({ name: 'serviceTypes', sorts: ['name', 'createdAt'], defaultSort: 'name', filters: {} });

export const pricingTypesList = declareList({ name: 'pricingTypes', sorts: ['name', 'createdAt'], defaultSort: 'name', filters: {} });

export const tripTypesList = declareList({
  name: 'tripTypes',
  sorts: ['id', 'name', 'createdAt'],
  defaultSort: 'id',
  filters: { active: { kind: 'flag' } },
});

export const pricingTemplatesList = declareList({
  name: 'pricingTemplates',
  sorts: ['name', 'serviceTypeName', 'pricingTypeName', 'tripTypeName', 'createdAt'],
  defaultSort: 'name',
  filters: {
    serviceTypeId: { kind: 'choice' },
    pricingTypeId: { kind: 'choice' },
    tripTypeId: { kind: 'choice' },
    required: { kind: 'flag' },
  },
});

export const pricingsList = declareList({
  name: 'pricings',
  columns: [
    'level',
    'priceableName',
    'templateName',
    'serviceTypeName',
    'pricingTypeName',
    'tripTypeName',
    'amount',
    'quantity',
    'required',
    'customerCommissionAmount',
    'customerCommissionPercentage',
    'providerCommissionAmount',
    'providerCommissionPercentage',
  ],
  sorts: ['priceableName', 'templateName', 'level', 'amount', 'createdAt'],
  defaultSort: 'priceableName',
  filters: {
    level: { kind: 'choice', choices: PRICEABLE_LEVELS },
    priceableId: { kind: 'choice' },
    pricingTemplateId: { kind: 'choice' },
    tripTypeId: { kind: 'choice' },
    serviceTypeId: { kind: 'choice' },
    amount: { kind: 'number' },
  },
});

export const tripPeriodsList = declareList({
  name: 'tripPeriods',
  sorts: ['fromDate', 'toDate', 'name', 'createdAt'],
  defaultSort: 'fromDate',
  filters: { active: { kind: 'flag' }, tripTypeId: { kind: 'choice', emptiable: true }, fromDate: { kind: 'day' } },
});

export const businessesList = declareList({ name: 'businesses', sorts: ['name', 'createdAt'], defaultSort: 'name', filters: {} });

// Endpoints of currencies, service types and pricing types. Everyone can read the names; the rest is for price managers.

import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { defineCreate, defineDelete, defineUpdate } from '#contract/platform/resource.ts';
import { currency, currencyBody, pricingType, pricingTypeBody, serviceType, serviceTypeBody } from './configuration.shapes.ts';
import { currenciesList, pricingTypesList, serviceTypesList } from './pricing-lists.ts';

const currencies = { path: '/api/pricing/currency', access: 'pricing.write', what: 'a currency' } as const;

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/api/pricing/currency',
  access: 'pricing.names',
  summary: 'Currencies.',
  query: listQueryFor(currenciesList),
  answer: pageOf(currency),
});

export const createCurrency = endpoint(defineCreate({ ...currencies, body: currencyBody, answer: currency }));

export const editCurrency = endpoint(defineUpdate({ ...currencies, body: currencyBody, answer: currency }));

export const deleteCurrency = endpoint(defineDelete({ ...currencies, path: '/api/pricing/currency/{id}', access: 'pricing.delete' }));

const services = { path: '/api/pricing/service-type', access: 'pricing.write', what: 'a service type' } as const;

export const listServiceTypes = endpoint({
  method: 'GET',
  path: '/api/pricing/service-type',
  access: 'pricing.names',
  summary: 'Service types, each with the service that its name says.',
  query: listQueryFor(serviceTypesList),
  answer: pageOf(serviceType),
});

export const createServiceType = endpoint(defineCreate({ ...services, body: serviceTypeBody, answer: serviceType }));

export const editServiceType = endpoint(defineUpdate({ ...services, body: serviceTypeBody, answer: serviceType }));

export const deleteServiceType = endpoint(defineDelete({ ...services, path: '/api/pricing/service-type/{id}', access: 'pricing.delete' }));

const counted = { path: '/api/pricing/pricing-type', access: 'pricing.write', what: 'a pricing type' } as const;

export const listPricingTypes = endpoint({
  method: 'GET',
  path: '/api/pricing/pricing-type',
  access: 'pricing.names',
  summary: 'Pricing types, each with how its name says that prices are counted.',
  query: listQueryFor(pricingTypesList),
  answer: pageOf(pricingType),
});

export const createPricingType = endpoint(defineCreate({ ...counted, body: pricingTypeBody, answer: pricingType }));

export const editPricingType = endpoint(defineUpdate({ ...counted, body: pricingTypeBody, answer: pricingType }));

export const deletePricingType = endpoint(defineDelete({ ...counted, path: '/api/pricing/pricing-type/{id}', access: 'pricing.delete' }));

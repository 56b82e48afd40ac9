// Endpoints of pricing templates and their prices at each level. Every change returns all templates.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { defineCreate, defineDelete, defineUpdate } from '#contract/platform/resource.ts';
import { sheetChanges, sheetPrice, sheetQuery, sheetResult } from './price-sheet.shapes.ts';
import { pricingsList, pricingTemplatesList } from './pricing-lists.ts';
import {
  effectivePrice,
  effectiveQuery,
  priceable,
  priceableQuery,
  pricing,
  pricingBody,
  pricingTemplate,
  templateBody,
} from './pricings.shapes.ts';

const templates = { path: '/api/pricing/template', access: 'pricing.write', what: 'a pricing template' } as const;

const pricingTemplates = z.array(pricingTemplate);

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/pricing/template',
  access: 'pricing.read',
  summary: 'Pricing templates: one page of them as `data`, which `pricing_templates` repeats.',
  query: listQueryFor(pricingTemplatesList),
  answer: pageOf(pricingTemplate).extend({ pricingTemplates }),
});

const changed = z.object({ item: pricingTemplate, pricingTemplates });

export const createTemplate = endpoint(defineCreate({ ...templates, body: templateBody, answer: changed }));

export const editTemplate = endpoint(defineUpdate({ ...templates, body: templateBody, answer: changed }));

export const deleteTemplate = endpoint(
  defineDelete({ ...templates, path: '/api/pricing/template/{id}', access: 'pricing.delete', answer: z.object({ pricingTemplates }) }),
);

export const listPriceables = endpoint({
  method: 'GET',
  path: '/api/pricing/priceable',
  access: 'pricing.read',
  summary: 'Everything at a level that can have prices: counties, countries, host families or activities.',
  query: priceableQuery,
  answer: z.object({ priceable: z.array(priceable) }),
});

export const listEffectivePrices = endpoint({
  method: 'GET',
  path: '/api/pricing/effective',
  access: 'pricing.read',
  summary: 'What each template costs for one thing, and which level says so.',
  query: effectiveQuery,
  answer: z.object({ data: z.array(effectivePrice) }),
});

export const listPricings = endpoint({
  method: 'GET',
  path: '/api/pricing/index',
  access: 'pricing.read',
  summary: 'Prices of templates at their levels.',
  query: listQueryFor(pricingsList),
  answer: pageOf(pricing),
});

export const exportPricings = endpoint(exportEndpoint({ list: pricingsList, path: '/api/pricing/index/export', access: 'pricing.read' }));

const price = { access: 'pricing.write', what: 'a price of a template', taken: 'alreadyPriced' } as const;

export const createPricing = endpoint(defineCreate({ ...price, path: '/api/pricing/create', body: pricingBody, answer: pricing }));

export const editPricing = endpoint(defineUpdate({ ...price, path: '/api/pricing/update', body: pricingBody, answer: pricing }));

export const deletePricing = endpoint(defineDelete({ ...price, path: '/api/pricing/destroy/{id}', access: 'pricing.delete' }));

export const readPriceSheet = endpoint({
  method: 'GET',
  path: '/api/pricing/sheet',
  access: 'pricing.read',
  summary: 'The own amounts of everything at a level.',
  query: sheetQuery,
  answer: z.object({ data: z.array(sheetPrice) }),
});

export const saveManyPricings = endpoint({
  method: 'PATCH',
  path: '/api/pricing/bulk',
  access: 'pricing.write',
  summary: 'Saves many amounts of a level: all of them, or none and a fault for each that can not be. An amount of null takes a price out.',
  body: sheetChanges,
  answer: z.object({ data: z.array(sheetResult) }),
  refusals: ['changedMeanwhile'],
});

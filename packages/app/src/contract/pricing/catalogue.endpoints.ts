// Endpoint of the names that quotes are requested and shown with.

import { endpoint } from '#contract/platform/endpoint.ts';
import { catalogue } from './catalogue.shapes.ts';

export const readCatalogue = endpoint({
  method: 'GET',
  path: '/api/pricing/catalogue',
  access: 'quotes.catalogue',
  summary: 'The families, activities and services of the price book in force, by name and without a price.',
  answer: catalogue,
  refusals: ['noPriceBook'],
});

// Endpoints of businesses.

import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { defineCreate, defineDelete, defineUpdate } from '#contract/platform/resource.ts';
import { business, businessBody } from './businesses.shapes.ts';
import { businessesList } from './pricing-lists.ts';

const businesses = { path: '/api/businesses', access: 'businesses.write', what: 'a business' } as const;

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/businesses',
  access: 'businesses.read',
  summary: 'Businesses that sell.',
  query: listQueryFor(businessesList),
  answer: pageOf(business),
});

export const createBusiness = endpoint(defineCreate({ ...businesses, body: businessBody, answer: business }));

export const editBusiness = endpoint(defineUpdate({ ...businesses, body: businessBody, answer: business }));

export const deleteBusiness = endpoint(defineDelete({ ...businesses, path: '/api/businesses/{id}' }));

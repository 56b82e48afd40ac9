// Endpoints of trip types with their discount rules, and of trip periods.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { defineCreate, defineDelete, defineUpdate } from '#contract/platform/resource.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { tripType, tripTypeBody } from './configuration.shapes.ts';
import { tripPeriodsList, tripTypesList } from './pricing-lists.ts';
import { tripPeriod, tripPeriodBody } from './trip-periods.shapes.ts';

const types = { path: '/api/pricing/trip-type', access: 'pricing.write', what: 'a trip type' } as const;

export const listTripTypes = endpoint({
  method: 'GET',
  path: '/api/pricing/trip-type',
  access: 'pricing.names',
  summary: 'Trip types; whoever does not keep prices gets the names of the active ones.',
  query: listQueryFor(tripTypesList),
  answer: pageOf(tripType),
});

export const createTripType = endpoint(defineCreate({ ...types, body: tripTypeBody, answer: tripType }));

export const editTripType = endpoint(defineUpdate({ ...types, body: tripTypeBody, answer: tripType }));

export const deleteTripType = endpoint(defineDelete({ ...types, path: '/api/pricing/trip-type/{id}', access: 'pricing.delete' }));

export const activateTripType = endpoint({
  method: 'GET',
  path: '/api/pricing/trip-type/{id}/activate',
  access: 'pricing.activate',
  summary: 'Makes a trip type active; a second time changes nothing.',
  params: z.object({ id }),
  answer: tripType,
  changes: true,
});

const periods = { path: '/api/trip-periods', access: 'tripPeriods.write', what: 'a trip period' } as const;

export const listTripPeriods = endpoint({
  method: 'GET',
  path: '/api/trip-periods',
  access: 'tripPeriods.read',
  summary: 'Trip periods.',
  query: listQueryFor(tripPeriodsList),
  answer: pageOf(tripPeriod),
});

export const readTripPeriod = endpoint({
  method: 'GET',
  path: '/api/trip-periods/{id}',
  access: 'tripPeriods.read',
  summary: 'One trip period.',
  params: z.object({ id }),
  answer: tripPeriod,
});

export const createTripPeriod = endpoint(defineCreate({ ...periods, body: tripPeriodBody, answer: tripPeriod }));

export const editTripPeriod = endpoint(defineUpdate({ ...periods, body: tripPeriodBody, answer: tripPeriod }));

export const deleteTripPeriod = endpoint(defineDelete({ ...periods, path: '/api/trip-periods/{id}', access: 'tripPeriods.delete' }));

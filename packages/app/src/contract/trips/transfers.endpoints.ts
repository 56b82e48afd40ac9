// Endpoints of the arrivals and departures of a trip's students, edited by parents and staff.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { changedTransferBody, transferBody, transferPlan } from './transfers.shapes.ts';

const one = z.object({ id, transferId: id });

export const readTransfers = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/transfers',
  access: 'trips.read',
  summary: 'How the students of a trip arrive and leave, and what should be looked at; a host is told once the stay is booked.',
  params: z.object({ id }),
  answer: transferPlan,
});

export const addTransfer = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/transfers',
  access: 'trips.write',
  summary: 'Says how students arrive or leave; a parent until the stay begins. Who meets them is said by staff, unless the parent does.',
  params: z.object({ id }),
  body: transferBody,
  answer: transferPlan,
  refusals: ['tripMoved'],
});

export const changeTransfer = endpoint({
  method: 'PATCH',
  path: '/api/trips/{id}/transfers/{transferId}',
  access: 'trips.write',
  summary: 'Says it anew, whole.',
  params: one,
  body: changedTransferBody,
  answer: transferPlan,
  refusals: ['tripMoved', 'changedMeanwhile'],
});

export const removeTransfer = endpoint({
  method: 'DELETE',
  path: '/api/trips/{id}/transfers/{transferId}',
  access: 'trips.write',
  summary: 'Takes it off: they do not travel like that.',
  params: one,
  answer: transferPlan,
  refusals: ['tripMoved'],
});

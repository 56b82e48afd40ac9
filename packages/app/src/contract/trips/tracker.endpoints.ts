// Endpoints of the trips tracker: upcoming and current trips with their readiness, and what staff note of them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import {
  assignBody,
  bulkAssignBody,
  bulkFollowUpBody,
  bulkResult,
  checklistBody,
  noteBody,
  noteChanges,
  plannedFollowUpBody,
  tickBody,
  trackedTrip,
  trackedTripDetail,
  trackedTripsList,
} from './tracker.shapes.ts';

const params = z.object({ id });
const noteParams = z.object({ id, noteId: id });
const itemParams = z.object({ id, itemId: id });

export const listTrackedTrips = endpoint({
  method: 'GET',
  path: '/api/trips-tracker',
  access: 'trips.track',
  summary: 'Upcoming and current trips with their readiness, the next to start first; agents see those that they look after.',
  query: listQueryFor(trackedTripsList),
  answer: pageOf(trackedTrip),
});

export const exportTrackedTrips = endpoint(
  exportEndpoint({ list: trackedTripsList, path: '/api/trips-tracker/export', access: 'trips.track' }),
);

export const assignTrackedTrips = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/assign',
  access: 'trips.assign',
  summary: 'Gives several trips the same coordinator, or none.',
  body: bulkAssignBody,
  answer: bulkResult,
});

export const planFollowUps = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/follow-up',
  access: 'trips.follow',
  summary: 'Sets the same follow-up for several trips, or removes it.',
  body: bulkFollowUpBody,
  answer: bulkResult,
});

export const readTrackedTrip = endpoint({
  method: 'GET',
  path: '/api/trips-tracker/{id}',
  access: 'trips.track',
  summary: 'A tracked trip with its checklist and the notes of staff.',
  params,
  answer: trackedTripDetail,
});

export const assignTrackedTrip = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/{id}/coordinator',
  access: 'trips.assign',
  summary: 'Gives a trip its coordinator, or none.',
  params,
  body: assignBody,
  answer: trackedTripDetail,
  refusals: ['changedMeanwhile', 'tripMoved'],
});

export const planFollowUp = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/{id}/follow-up',
  access: 'trips.follow',
  summary: 'Sets the day on which somebody looks at the trip again, and what for; without a day, removes it.',
  params,
  body: plannedFollowUpBody,
  answer: trackedTripDetail,
  refusals: ['changedMeanwhile', 'tripMoved'],
});

export const addTripNote = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/{id}/notes',
  access: 'trips.follow',
  summary: 'Adds a note of staff for staff.',
  params,
  body: noteBody,
  answer: trackedTripDetail,
});

export const editTripNote = endpoint({
  method: 'PATCH',
  path: '/api/trips-tracker/{id}/notes/{noteId}',
  access: 'trips.follow',
  summary: 'Changes a note of the caller.',
  params: noteParams,
  body: noteChanges,
  answer: trackedTripDetail,
  refusals: ['changedMeanwhile'],
});

export const deleteTripNote = endpoint({
  method: 'DELETE',
  path: '/api/trips-tracker/{id}/notes/{noteId}',
  access: 'trips.follow',
  summary: 'Deletes a note of the caller.',
  params: noteParams,
  answer: trackedTripDetail,
});

export const addChecklistItem = endpoint({
  method: 'POST',
  path: '/api/trips-tracker/{id}/checklist',
  access: 'trips.follow',
  summary: 'Ticks an item that every trip has, or adds another one to this trip.',
  params,
  body: checklistBody,
  answer: trackedTripDetail,
});

export const tickChecklistItem = endpoint({
  method: 'PATCH',
  path: '/api/trips-tracker/{id}/checklist/{itemId}',
  access: 'trips.follow',
  summary: 'Ticks or unticks an item.',
  params: itemParams,
  body: tickBody,
  answer: trackedTripDetail,
});

export const deleteChecklistItem = endpoint({
  method: 'DELETE',
  path: '/api/trips-tracker/{id}/checklist/{itemId}',
  access: 'trips.follow',
  summary: 'Deletes an item that staff added to this trip.',
  params: itemParams,
  answer: trackedTripDetail,
});

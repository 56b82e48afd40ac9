// Endpoints of areas on the map, which coordinators look after and in which camps and families are found.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  contents,
  geofence,
  geofenceBody,
  geofencesList,
  listedGeofence,
  newGeofenceBody,
  pointTest,
  testQuery,
} from './geofences.shapes.ts';

const params = z.object({ id });

export const listGeofences = endpoint({
  method: 'GET',
  path: '/api/geofences',
  access: 'geofences.read',
  summary: 'The areas on the map.',
  query: listQueryFor(geofencesList),
  answer: pageOf(listedGeofence),
});

export const exportGeofences = endpoint(exportEndpoint({ list: geofencesList, path: '/api/geofences/export', access: 'geofences.read' }));

export const listGeofenceCoordinators = endpoint({
  method: 'GET',
  path: '/api/geofences/coordinators',
  access: 'geofences.read',
  summary: 'The staff who can look after an area.',
  answer: z.object({ data: z.array(z.object({ id, name: z.string() })) }),
});

export const testPoint = endpoint({
  method: 'GET',
  path: '/api/geofences/test',
  access: 'geofences.read',
  summary: 'The areas around a place, the smallest first, and who coordinates there.',
  query: testQuery,
  answer: pointTest,
});

export const readGeofence = endpoint({
  method: 'GET',
  path: '/api/geofences/{id}',
  access: 'geofences.read',
  summary: 'An area with the others that it overlaps.',
  params,
  answer: geofence,
});

export const listInside = endpoint({
  method: 'GET',
  path: '/api/geofences/{id}/inside',
  access: 'geofences.read',
  summary: 'The host families, activities and towns inside an area.',
  params,
  answer: contents,
});

export const createGeofence = endpoint({
  method: 'POST',
  path: '/api/geofences',
  access: 'geofences.write',
  summary: 'Adds an area; one that overlaps others is saved, and the answer names them.',
  body: newGeofenceBody,
  answer: geofence,
  refusals: ['areaCrosses', 'areaPointTwice', 'areaFlat', 'areaSideTooLong'],
});

export const editGeofence = endpoint({
  method: 'PATCH',
  path: '/api/geofences/{id}',
  access: 'geofences.write',
  summary: 'Changes an area; all its fields are sent.',
  params,
  body: geofenceBody,
  answer: geofence,
  refusals: ['areaCrosses', 'areaPointTwice', 'areaFlat', 'areaSideTooLong', 'changedMeanwhile'],
});

export const deleteGeofence = endpoint({
  method: 'DELETE',
  path: '/api/geofences/{id}',
  access: 'geofences.delete',
  summary: 'Deletes an area. Families keep their coordinators.',
  params,
  answer: done,
});

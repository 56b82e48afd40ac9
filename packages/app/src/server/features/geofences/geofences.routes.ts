// Endpoints of areas on the map.

import * as geofences from '#contract/geofences/geofences.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import {
  createGeofence,
  deleteGeofence,
  editGeofence,
  exportGeofences,
  listGeofenceCoordinators,
  listGeofences,
  readGeofence,
  testPoint,
} from './geofences.service.ts';
import { listInside } from './inside.service.ts';

export const geofenceRoutes = defineRoutes(geofences, {
  ...{ listGeofences, exportGeofences, listGeofenceCoordinators, testPoint, readGeofence, listInside },
  ...{ createGeofence, editGeofence, deleteGeofence },
});

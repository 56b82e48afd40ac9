// The endpoints of trips.

import * as trips from '#contract/trips/trips.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { findTrips, readTripFacts } from './trips.service.ts';

export const tripRoutes = routes(trips, { findTrips, readTripFacts });

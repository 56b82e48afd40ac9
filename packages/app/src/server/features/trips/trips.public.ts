// What the rest of the server may ask of trips.

export { ownTrips } from './trips.access.ts';
export { findTrip, tripsByIds } from './trips.queries.ts';

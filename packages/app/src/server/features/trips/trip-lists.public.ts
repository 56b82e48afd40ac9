// The lists of trips for the hub's home.

export { listTripAlarms } from './alarms/trip-alarms.service.ts';
export { listTrips } from './read/trips.service.ts';
export { listTrackedTrips } from './tracker/tracker.service.ts';
export { listUnansweredOffers } from './unanswered/unanswered.service.ts';

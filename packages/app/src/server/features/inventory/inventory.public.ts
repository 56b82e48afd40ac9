// What the rest of the server may ask of beds and places.

export { type PlannedCamp, replaceByTaken } from './camp-plan.rules.ts';
export {
  confirmBeds,
  countFreePlaces,
  countTakenBeds,
  type Holder,
  holdBeds,
  holdCamps,
  holdPlaces,
  listHeldWeeks,
  overlapsNights,
  releaseBeds,
  releaseExpired,
  releasePlaces,
  type Stay,
} from './reservations.queries.ts';

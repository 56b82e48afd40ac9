// What the rest of the server may ask of beds and places.

export { type PlannedCamp, withTaken } from './camps.rules.ts';
export {
  freePlaces,
  type Holder,
  holdBeds,
  holdCamps,
  holdPlaces,
  makeFirm,
  overlaps,
  releaseBeds,
  releasePlaces,
  type Stay,
  sweepExpired,
  takenBeds,
  weeksHeld,
} from './holding.queries.ts';

// What the rest of the server may ask of beds and places.

export {
  freePlaces,
  type Holder,
  holdBeds,
  holdPlaces,
  makeFirm,
  overlaps,
  releaseBeds,
  releasePlaces,
  type Stay,
  sweepExpired,
  takenBeds,
} from './holding.queries.ts';

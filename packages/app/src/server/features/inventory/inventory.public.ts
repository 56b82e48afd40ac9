// The public interface of the inventory: beds and places.

export {
  blockDays,
  deleteBlocks,
  findOwnBlock,
  listOwnBlocks,
  lockFamilyBeds,
  type OwnBlock,
  updateOwnBlock,
} from './blocked-days.queries.ts';
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
  releaseBeds,
  releaseExpired,
  releasePlaces,
  type Stay,
  whereNightsOverlap,
} from './reservations.queries.ts';

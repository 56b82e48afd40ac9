// Public functions of areas for other features: who coordinates at a place, which families and towns lie inside, and what is kept beside
// a shape.

export { findAreaName } from './geofences.queries.ts';
export { describeArea } from './geofences.records.ts';
export { COORDINATORS_CHANGED_JOB } from './geofences.service.ts';
export { findFamiliesInAreas, listCampAreas } from './inside.service.ts';
export { findResponsibleCoordinator, loadResponsibleCoordinators, type Responsible } from './responsible.service.ts';

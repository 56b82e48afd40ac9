// Public functions of areas for other features: who coordinates at a place, and what is kept beside a shape.

export { describeArea } from './geofences.records.ts';
export { findResponsibleCoordinator } from './responsible.service.ts';

// Public functions of areas for other features: who coordinates at a place.

export { findResponsibleCoordinator } from './responsible.service.ts';

// Public functions of the search for other features.

export { createActivityPricer } from './activity-prices.ts';
export { toChildren, toPlace, toShownName } from './cards.records.ts';
export { canSeeNames } from './search.service.ts';
export { type KnownPlaces, removeNames } from './snapshot.rules.ts';
export { getCurrentSnapshot } from './snapshot.ts';
export { createWeekPricer } from './stay-prices.ts';

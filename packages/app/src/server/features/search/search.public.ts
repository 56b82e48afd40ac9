// Public functions of the search for other features.

export { createActivityPricer } from './activity-prices.ts';
export { toChildren, toPlace, toShownName } from './cards.records.ts';
export { getCurrentSnapshot } from './current-index.ts';
export { findLowestPrice, listFeaturedCamps, listFeaturedFamilies, listPricedChoices } from './featured.service.ts';
export { prepareSearch } from './prepare-search.ts';
export { canSeeNames } from './search.service.ts';
export { noteFamilyChange } from './search-changes.queries.ts';
export { removeNames } from './searched-family.rules.ts';
export type { KnownPlaces, Snapshot } from './snapshot.rules.ts';
export { createWeekPricer, getSampleWeek } from './stay-prices.ts';

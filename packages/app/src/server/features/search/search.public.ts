// What the rest of the server may ask of the search.

export { activityPrices } from './activity-prices.ts';
export { childrenOn, nameFor, placeOf } from './cards.records.ts';
export { weekPrices } from './prices.ts';
export { tellsNames } from './search.service.ts';
export { type KnownPlaces, withoutNames } from './snapshot.rules.ts';
export { currentSnapshot } from './snapshot.ts';

// What the rest of the server may ask of host families.

import type { DeletionPart } from '#server/platform/deletion.ts';
import { eraseFamily } from './erasure.queries.ts';

export { familyIsLive, isLive, liveFactsOf } from './live.queries.ts';
export { LEAST_PHOTOS, notLiveReasons } from './live.rules.ts';
export { responseMinutes } from './response.queries.ts';

/** When an account is deleted, its family loses names, address, contact, children and photos. */
export const hostFamilyDeletion: DeletionPart = { erase: eraseFamily };

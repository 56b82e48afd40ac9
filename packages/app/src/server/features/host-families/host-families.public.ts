// What the rest of the server may ask of host families.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseFamily } from './erasure.queries.ts';

export { findLiveFacts, isFamilyLive, isLive } from './live.queries.ts';
export { listNotLiveReasons, MIN_PHOTOS } from './live.rules.ts';
export { findResponseMinutes } from './response-time.queries.ts';

/** When an account is deleted, its family loses names, address, contact, children and photos. */
export const hostFamilyDeletion: DeletionPart = { erase: eraseFamily };

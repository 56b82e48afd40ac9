// Public functions of host families for other features.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseFamily } from './erasure/erasure.queries.ts';
import { eraseDrafts } from './registration/drafts.queries.ts';

export { endLapsePause, pauseForLapse } from './live/lapse-pause.service.ts';
export { findLiveFacts, isFamilyLive, isLive } from './live/live.queries.ts';
export { listNotLiveReasons } from './live/live.rules.ts';
export { ADD_TO_PRICE_BOOK_JOB, FAMILY_PAUSED_JOB } from './live/pause-family.service.ts';
export { hiddenPhotos } from './photos/photo-originals.ts';
export { isShownPhoto } from './photos/shown-photos.queries.ts';
export { listPublicChangeDays } from './profile/public-changes.service.ts';
export { findResponseMinutes, RESPONSE_WINDOW_DAYS } from './response-time/response-time.queries.ts';

/** Erases registrations that an account, or somebody with its address, has begun; before its family, by whose address some are found. */
export const registrationDraftDeletion: DeletionPart = { erase: eraseDrafts };

/** Erases a deleted account's family: names, address, contact details, children, repeated blocks and photos. */
export const hostFamilyDeletion: DeletionPart = { erase: eraseFamily };

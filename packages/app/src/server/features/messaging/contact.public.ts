// Public functions of contact messages for other features.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseEnquiries } from './contact.queries.ts';

export { toReference } from './contact.rules.ts';

/** Erases the contact messages of a deleted account. */
export const contactDeletion: DeletionPart = { erase: eraseEnquiries };

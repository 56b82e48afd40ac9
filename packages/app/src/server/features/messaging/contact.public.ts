// What the rest of the server may ask of messages that came in through the contact form.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseEnquiries } from './contact.queries.ts';

export { toReference } from './contact.rules.ts';

/** With an account goes what its owner wrote to us. */
export const contactDeletion: DeletionPart = { erase: eraseEnquiries };

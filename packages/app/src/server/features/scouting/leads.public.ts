// Public functions of leads for other features: linking a registered family, and erasure.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseLeadsOf } from './erasure.queries.ts';

export { toLeadKeys } from './lead-keys.rules.ts';
export { linkRegisteredLead } from './register-lead.service.ts';

/** Erases the leads of a deleted account; before its family, by which one of them is found. */
export const scoutingDeletion: DeletionPart = { erase: eraseLeadsOf };

// Public API of the payouts feature for the rest of the server.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseBankAccount } from './payout-details.queries.ts';

export { proratePayouts, releasePayouts, schedulePayouts, voidPayouts } from './schedule-payouts.service.ts';

/** Deleting a user erases their family's bank account, at once or as soon as nothing is owed to it. */
export const payoutDeletion: DeletionPart = { erase: eraseBankAccount };

// What the rest of the server may ask of payouts.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseBankAccount } from './payout-details.queries.ts';

export { proratePayouts, releasePayouts, schedulePayouts, voidPayouts } from './schedule-payouts.service.ts';

/** With an account goes the bank account of its family, at once or as soon as nothing is owed to it any more. */
export const payoutDeletion: DeletionPart = { erase: eraseBankAccount };

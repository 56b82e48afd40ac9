// Taking back invoices that we have written for a stay, and making room for the host's own.

import type { Transaction } from '#server/db/database.ts';
import { detachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { lockPayoutsOfPurchase, updatePurchaseOfPayouts } from './purchase-payouts.queries.ts';
import { deletePurchaseRow, listPurchasesOfTrip, lockPurchase, type PurchaseRow } from './purchases.queries.ts';
import { canTakePurchaseStep } from './purchases.rules.ts';
import { isAnyPaid, transitionPurchase } from './transition-purchase.service.ts';

/** What files of a purchase invoice belong to. */
export const toPurchaseSubject = (id: number) => ({ type: 'purchaseInvoice', id: String(id) });

/** Takes out a draft whose payouts and whose row are locked. */
export async function deleteDraft(
  tx: Transaction,
  app: Call['app'],
  { id, payoutIds }: { id: number; payoutIds: readonly number[] },
): Promise<void> {
  await updatePurchaseOfPayouts(tx, payoutIds, null);
  await deletePurchaseRow(tx, id);
  await detachFiles(tx, app, { subject: toPurchaseSubject(id) });
}

/** Takes out a draft, voids what is approved; answers whether it is gone. What was paid of, in part too, stays. */
export async function reversePurchase(tx: Transaction, by: Actor, { id, reason }: { id: number; reason: string }): Promise<boolean> {
  const payouts = await lockPayoutsOfPurchase(tx, id);
  const row = await lockPurchase(tx, id);
  if (row === null || row.state === 'void') return true;
  if (!canTakePurchaseStep(row.state === 'draft' ? 'remove' : 'void', row) || isAnyPaid(payouts)) return false;
  const { supplierName, number, total } = row;
  const told = { supplierName, number, total };
  if (row.state === 'draft') {
    await deleteDraft(tx, by.app, { id, payoutIds: payouts.map((payout) => payout.id) });
    const changes = { ...told, ...(reason === '' ? {} : { reason }) };
    await recordChange(tx, by, { action: 'purchaseInvoice.delete', subjectType: 'purchaseInvoice', subjectId: id, changes });
  } else {
    await transitionPurchase(tx, by, row, { step: 'void', reason, payouts, changes: told });
  }
  return true;
}

type PurchaseOfStay = Pick<PurchaseRow, 'tripId' | 'payeeType' | 'payeeId'>;

/** Invoices of a stay for one who is paid for it, written by us or recorded. */
export async function lockPurchasesOfStay(tx: Transaction, { tripId, payeeType, payeeId }: PurchaseOfStay): Promise<PurchaseRow[]> {
  if (tripId === null || payeeId === null) return [];
  return (await listPurchasesOfTrip(tx, tripId)).filter((row) => row.payeeType === payeeType && row.payeeId === payeeId);
}

/**
 * A host who bills a stay themselves is not billed for by us too: our draft gives way.
 * @throws AppError `stayBilledOtherwise` where ours is approved already
 */
export async function reverseSelfBilled(tx: Transaction, by: Actor, stay: PurchaseOfStay): Promise<void> {
  for (const { id, selfBilled, state } of await lockPurchasesOfStay(tx, stay)) {
    if (!selfBilled) continue;
    if (state !== 'draft' || !(await reversePurchase(tx, by, { id, reason: '' }))) {
      throw new AppError('stayBilledOtherwise', { field: 'tripId' });
    }
  }
}

// Reverses self-billed invoices of a stay, also to make room for the host's own invoice.

import type { Transaction } from '#server/db/database.ts';
import { detachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { lockPayoutsOfPurchase, updatePurchaseOfPayouts } from './purchase-payouts.queries.ts';
import { deletePurchaseRow, listPurchasesOfTrip, lockPurchase, type PurchaseRow } from './purchases.queries.ts';
import { canTakePurchaseStep } from './purchases.rules.ts';
import { isAnyPaid, transitionPurchase } from './transition-purchase.service.ts';

/** The subject of attachments of a purchase invoice. */
export const toPurchaseSubject = (id: number) => ({ type: 'purchaseInvoice', id: String(id) });

/** Deletes a draft; its payouts and its row must be locked. */
export async function deleteDraft(
  tx: Transaction,
  app: Call['app'],
  { id, payoutIds }: { id: number; payoutIds: readonly number[] },
): Promise<void> {
  await updatePurchaseOfPayouts(tx, payoutIds, null);
  await deletePurchaseRow(tx, id);
  await detachFiles(tx, app, { subject: toPurchaseSubject(id) });
}

/** Deletes a draft or voids an approved invoice; returns whether it is gone. A paid or partly paid invoice is kept. */
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

/** Returns the invoices of a stay for one payee, self-billed or recorded. */
export async function lockPurchasesOfStay(tx: Transaction, { tripId, payeeType, payeeId }: PurchaseOfStay): Promise<PurchaseRow[]> {
  if (tripId === null || payeeId === null) return [];
  return (await listPurchasesOfTrip(tx, tripId)).filter((row) => row.payeeType === payeeType && row.payeeId === payeeId);
}

/**
 * Deletes our draft for a stay that the host bills themselves, so that it isn't billed twice.
 * @throws AppError `stayBilledOtherwise` if our invoice is already approved
 */
export async function reverseSelfBilled(tx: Transaction, by: Actor, stay: PurchaseOfStay): Promise<void> {
  for (const { id, selfBilled, state } of await lockPurchasesOfStay(tx, stay)) {
    if (!selfBilled) continue;
    if (state !== 'draft' || !(await reversePurchase(tx, by, { id, reason: '' }))) {
      throw new AppError('stayBilledOtherwise', { field: 'tripId' });
    }
  }
}

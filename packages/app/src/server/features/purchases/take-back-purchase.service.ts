// Taking back invoices that we have written for a stay, and making room for the host's own.

import type { Transaction } from '#server/db/database.ts';
import { letGo } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockPayoutsOf, pointPayouts } from './purchase-payouts.queries.ts';
import { lockPurchase, type PurchaseRow, purchasesOfTrip, removePurchase, savePurchase } from './purchases.queries.ts';
import { isPossible } from './purchases.rules.ts';

/** What files of a purchase invoice belong to. */
export const subjectOf = (id: number) => ({ type: 'purchaseInvoice', id: String(id) });

/** Takes out a draft whose payouts and whose row are locked. */
export async function takeOutDraft(
  tx: Transaction,
  app: Call['app'],
  { id, payoutIds }: { id: number; payoutIds: readonly number[] },
): Promise<void> {
  await pointPayouts(tx, payoutIds, null);
  await removePurchase(tx, id);
  await letGo(tx, app, { subject: subjectOf(id) });
}

/** Takes out a draft, voids what is approved; answers whether it is gone. What was paid of, in part too, stays. */
export async function takeBackPurchase(tx: Transaction, by: Actor, { id, reason }: { id: number; reason: string }): Promise<boolean> {
  const payouts = await lockPayoutsOf(tx, id);
  const row = await lockPurchase(tx, id);
  if (row === null || row.state === 'void') return true;
  if (!isPossible(row.state === 'draft' ? 'remove' : 'void', row) || payouts.some(({ state }) => state === 'paid')) return false;
  const { state, supplierName, number, total } = row;
  const payoutIds = payouts.map((payout) => payout.id);
  const told = { supplierName, number, total, ...(reason === '' ? {} : { reason }) };
  const about = { subjectType: 'purchaseInvoice', subjectId: id };
  if (state === 'draft') {
    await takeOutDraft(tx, by.app, { id, payoutIds });
    await recordChange(tx, by, { action: 'purchaseInvoice.delete', ...about, changes: told });
  } else {
    await pointPayouts(tx, payoutIds, null);
    await savePurchase(tx, id, { state: 'void', reason });
    await recordChange(tx, by, { action: 'purchaseInvoice.void', ...about, changes: { ...told, state: { before: state, after: 'void' } } });
  }
  return true;
}

type OfStay = Pick<PurchaseRow, 'tripId' | 'payeeType' | 'payeeId'>;

/** Invoices of a stay for one who is paid for it, written by us or recorded. */
export async function purchasesOfStay(tx: Transaction, { tripId, payeeType, payeeId }: OfStay): Promise<PurchaseRow[]> {
  if (tripId === null || payeeId === null) return [];
  return (await purchasesOfTrip(tx, tripId)).filter((row) => row.payeeType === payeeType && row.payeeId === payeeId);
}

/**
 * A host who bills a stay themselves is not billed for by us too: our draft gives way.
 * @throws Refusal `stayBilledOtherwise` where ours is approved already
 */
export async function makeRoomForRecorded(tx: Transaction, by: Actor, stay: OfStay): Promise<void> {
  for (const { id, selfBilled, state } of await purchasesOfStay(tx, stay)) {
    if (!selfBilled) continue;
    if (state !== 'draft' || !(await takeBackPurchase(tx, by, { id, reason: '' }))) {
      throw new Refusal('stayBilledOtherwise', { field: 'tripId' });
    }
  }
}

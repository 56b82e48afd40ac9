// Use cases of transitions of purchase invoices: approving one under the next number, voiding it, and linking the payouts that pay it.

import type * as endpoints from '#contract/finance/purchases/purchases.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { getAmountMath, isAbove } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  listPayoutsOfPurchase,
  lockPayouts,
  lockPayoutsOfPurchase,
  type PayoutRow,
  sumPaidOfPurchase,
  updatePurchaseOfPayouts,
} from './purchase-payouts.queries.ts';
import { lockPurchase, type PurchaseRow, updatePurchase } from './purchases.queries.ts';
import { canTakePurchaseStep } from './purchases.rules.ts';
import { getPurchasePage, lockPurchaseForStep } from './purchases.service.ts';
import { settlePurchase, transitionPurchase } from './transition-purchase.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const SUBJECT = 'purchaseInvoice';

export async function approvePurchase(
  call: Call,
  { params: { id }, body: { reason, version } }: Input<'approvePurchase'>,
): Output<'approvePurchase'> {
  await call.db.transaction(async (tx) => {
    const row = await lockPurchaseForStep(tx, call, { id, version });
    await transitionPurchase(tx, call, row, { step: 'approve', reason });
  });
  // Read after the transaction: others wait for the next number until it ends.
  return getPurchasePage(call, call.db, id);
}

export async function voidPurchase(
  call: Call,
  { params: { id }, body: { reason, version } }: Input<'voidPurchase'>,
): Output<'voidPurchase'> {
  return call.db.transaction(async (tx) => {
    const payouts = await lockPayoutsOfPurchase(tx, id);
    const row = await lockPurchaseForStep(tx, call, { id, version });
    await transitionPurchase(tx, call, row, { step: 'void', reason, payouts });
    return getPurchasePage(call, tx, id);
  });
}

/** Tells whether a payout can pay an invoice: same payee, business and currency, and not linked to another invoice. */
function canPay({ payeeType, payeeId, businessId, currency, purchaseInvoiceId, state }: PayoutRow, row: PurchaseRow): boolean {
  const isSame = payeeType === row.payeeType && payeeId === row.payeeId && businessId === row.businessId && currency === row.currency;
  return isSame && (purchaseInvoiceId === null || purchaseInvoiceId === row.id) && state !== 'paid' && state !== 'void';
}

async function recordLinks(tx: Transaction, call: Call, { id, before }: { id: number; before: readonly PayoutRow[] }): Promise<void> {
  const after = await listPayoutsOfPurchase(tx, id);
  const told = (rows: readonly PayoutRow[]) => rows.map((row) => ({ payoutId: row.id, amount: row.amount }));
  const changes = { payouts: { before: told(before), after: told(after) } };
  await recordChange(tx, call, { action: 'purchaseInvoice.link', subjectType: SUBJECT, subjectId: id, changes });
}

export async function linkPayouts(
  call: Call,
  { params: { id }, body: { payoutIds, version } }: Input<'linkPayouts'>,
): Output<'linkPayouts'> {
  return call.db.transaction(async (tx) => {
    const wished = [...new Set(payoutIds)];
    const payouts = await lockPayouts(tx, wished);
    const row = await lockPurchaseForStep(tx, call, { id, version });
    if (row.state === 'void') throw new AppError('purchaseMoved');
    if (payouts.length < wished.length || payouts.some((payout) => !canPay(payout, row)))
      throw new AppError('payoutUnfit', { field: 'payoutIds' });
    const before = await listPayoutsOfPurchase(tx, id);
    const math = getAmountMath(row.currency);
    const all = [...before.filter((one) => !wished.includes(one.id)), ...payouts];
    const owed = math.sum([row.total]);
    if (isAbove(math.sum(all.map(({ amount }) => amount)), owed, math)) {
      throw new AppError('moreThanOwed', { field: 'payoutIds', values: { owed, currency: row.currency } });
    }
    await updatePurchaseOfPayouts(tx, wished, id);
    await updatePurchase(tx, id, {});
    await recordLinks(tx, call, { id, before });
    return getPurchasePage(call, tx, id);
  });
}

export async function unlinkPayouts(
  call: Call,
  { params: { id }, body: { payoutIds, version } }: Input<'unlinkPayouts'>,
): Output<'unlinkPayouts'> {
  return call.db.transaction(async (tx) => {
    const wished = [...new Set(payoutIds)];
    const payouts = await lockPayouts(tx, wished);
    await lockPurchaseForStep(tx, call, { id, version });
    const isWrong = payouts.some(({ purchaseInvoiceId, state }) => purchaseInvoiceId !== id || state === 'paid');
    if (payouts.length < wished.length || isWrong) throw new AppError('payoutUnfit', { field: 'payoutIds' });
    const before = await listPayoutsOfPurchase(tx, id);
    await updatePurchaseOfPayouts(tx, wished, null);
    await updatePurchase(tx, id, {});
    await recordLinks(tx, call, { id, before });
    return getPurchasePage(call, tx, id);
  });
}

/**
 * Recalculates the paid amount and the state of an invoice, in the transaction that pays one of its payouts. All payouts of the transaction
 * must be locked before.
 */
export async function updatePaidOfPurchase(tx: Transaction, purchaseInvoiceId: number): Promise<void> {
  const row = await lockPurchase(tx, purchaseInvoiceId);
  if (row === null) return;
  const paid = await sumPaidOfPurchase(tx, purchaseInvoiceId);
  if (canTakePurchaseStep('settle', row)) await settlePurchase(tx, row, paid);
  else await updatePurchase(tx, purchaseInvoiceId, { paid });
}

// The executor of transitions of purchase invoices: the only way in which one gets into another state.

import { findPurchaseMove, type PurchaseState, type PurchaseStep } from '#contract/finance/purchases/purchase.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { findSeller, takeInvoiceNumber } from '#server/features/finance/finance.public.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type PayoutRow, updatePurchaseOfPayouts } from './purchase-payouts.queries.ts';
import { type PurchaseChange, type PurchaseRow, writePurchaseState } from './purchases.queries.ts';
import { canTakePurchaseStep, computeDifference, isDifferent, toSettledState } from './purchases.rules.ts';

/** A step, and what comes with it. */
export type PurchaseTransition =
  | { readonly step: 'approve'; readonly reason: string }
  | {
      readonly step: 'void';
      readonly reason: string;
      /** Those that are to pay it, locked before it. */
      readonly payouts: readonly PayoutRow[];
      /** What the audit log says of it besides. */
      readonly changes?: Readonly<Record<string, unknown>>;
    };

/** Whether some of an invoice was paid, which its row may not say yet. */
export const isAnyPaid = (payouts: readonly PayoutRow[]): boolean => payouts.some(({ state }) => state === 'paid');

function assertTransition(row: PurchaseRow, transition: PurchaseTransition): void {
  if (!canTakePurchaseStep(transition.step, row)) throw new AppError('purchaseMoved');
  if (transition.step === 'void' && isAnyPaid(transition.payouts)) throw new AppError('purchaseMoved');
  const asksForReason = findPurchaseMove(row.state, transition.step)?.guards.includes('differenceExplained');
  if (asksForReason && isDifferent(row) && transition.reason === '') {
    const values = { difference: computeDifference(row) ?? '', currency: row.currency };
    throw new AppError('purchaseDiffers', { field: 'reason', values });
  }
}

/** What we write ourselves is issued on the day on which it is approved, under the next number of its series. */
async function takePurchaseNumber(tx: Transaction, { businessId, selfBilled, dueDate, number }: PurchaseRow, today: string) {
  if (!selfBilled) return { number };
  const seller = await findSeller(tx, businessId);
  const taken = await takeInvoiceNumber(tx, { prefix: seller?.invoicePrefix ?? '', kind: 'purchase', issueDate: today });
  return { ...taken, issueDate: today, dueDate: dueDate < today ? today : dueDate };
}

/** What is written with the state, and what the audit log says of it. */
interface Prepared {
  readonly fields: PurchaseChange;
  readonly changes: Readonly<Record<string, unknown>>;
}

async function prepare(tx: Transaction, { app, caller }: Actor, row: PurchaseRow, transition: PurchaseTransition): Promise<Prepared> {
  const { reason } = transition;
  if (transition.step === 'void') {
    await updatePurchaseOfPayouts(
      tx,
      transition.payouts.map(({ id }) => id),
      null,
    );
    return { fields: { reason }, changes: transition.changes ?? {} };
  }
  // Last, so that nobody waits for a number longer than for what is written here.
  const numbered = await takePurchaseNumber(tx, row, app.clock.today());
  return {
    fields: { ...numbered, approvedBy: caller?.id ?? null, approvedAt: app.clock.now(), reason },
    changes: { number: numbered.number },
  };
}

/** Writes the state into which a step leads, as far as payouts have paid; answers it. */
async function writeTransition(tx: Transaction, row: PurchaseRow, { step, fields }: { step: PurchaseStep; fields: PurchaseChange }) {
  const to = findPurchaseMove(row.state, step)?.to ?? null;
  if (to === null) throw new AppError('purchaseMoved');
  const state: PurchaseState = to === 'settled' ? toSettledState({ ...row, paid: fields.paid ?? row.paid }) : to;
  await writePurchaseState(tx, row.id, state, fields);
  return state;
}

/**
 * Takes a step of a locked invoice: looks it up in the table, runs its guards, gets what it needs, such as a number, and writes state and
 * audit.
 * @throws AppError `purchaseMoved` where the table has no such step from the state, or something of it is paid; `purchaseDiffers`
 */
export async function transitionPurchase(tx: Transaction, by: Actor, row: PurchaseRow, transition: PurchaseTransition): Promise<void> {
  assertTransition(row, transition);
  const { step, reason } = transition;
  const { fields, changes } = await prepare(tx, by, row, transition);
  const state = await writeTransition(tx, row, { step, fields });
  const told = { ...changes, state: { before: row.state, after: state }, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, by, { action: `purchaseInvoice.${step}`, subjectType: 'purchaseInvoice', subjectId: row.id, changes: told });
}

/** Settles a locked invoice with what payouts have paid of it in all. The audit log has it with the payout. */
export async function settlePurchase(tx: Transaction, row: PurchaseRow, paid: string): Promise<void> {
  await writeTransition(tx, row, { step: 'settle', fields: { paid } });
}

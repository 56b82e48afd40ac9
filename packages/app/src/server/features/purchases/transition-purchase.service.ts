// The executor of transitions of purchase invoices: the only code that changes their state.

import { findPurchaseMove, type PurchaseState, type PurchaseStep } from '#contract/finance/purchases/purchase.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { findSeller, takeInvoiceNumber } from '#server/features/finance/finance.public.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type PayoutRow, updatePurchaseOfPayouts } from './purchase-payouts.queries.ts';
import { type PurchaseChange, type PurchaseRow, writePurchaseState } from './purchases.queries.ts';
import { canTakePurchaseStep, computeDifference, isDifferent, toSettledState } from './purchases.rules.ts';

/** A step with its input. */
export type PurchaseTransition =
  | { readonly step: 'approve'; readonly reason: string }
  | {
      readonly step: 'void';
      readonly reason: string;
      /** Payouts linked to the invoice, locked before it. */
      readonly payouts: readonly PayoutRow[];
      /** Additional changes for the audit log. */
      readonly changes?: Readonly<Record<string, unknown>>;
    };

/** Tells whether a payout of the invoice is paid, which its row may not show yet. */
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

/** Takes the next number of the series for a self-billed invoice, issued on the day of its approval. */
async function takePurchaseNumber(tx: Transaction, { businessId, selfBilled, dueDate, number }: PurchaseRow, today: string) {
  if (!selfBilled) return { number };
  const seller = await findSeller(tx, businessId);
  const taken = await takeInvoiceNumber(tx, { prefix: seller?.invoicePrefix ?? '', kind: 'purchase', issueDate: today });
  return { ...taken, issueDate: today, dueDate: dueDate < today ? today : dueDate };
}

/** The fields to write with the state, and the changes for the audit log. */
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
  // Last, because others wait for the next number until the transaction ends.
  const numbered = await takePurchaseNumber(tx, row, app.clock.today());
  return {
    fields: { ...numbered, approvedBy: caller?.id ?? null, approvedAt: app.clock.now(), reason },
    changes: { number: numbered.number },
  };
}

/** Writes the next state, for `settle` depending on the paid amount; returns it. */
async function writeTransition(tx: Transaction, row: PurchaseRow, { step, fields }: { step: PurchaseStep; fields: PurchaseChange }) {
  const to = findPurchaseMove(row.state, step)?.to ?? null;
  if (to === null) throw new AppError('purchaseMoved');
  const state: PurchaseState = to === 'settled' ? toSettledState({ ...row, paid: fields.paid ?? row.paid }) : to;
  await writePurchaseState(tx, row.id, state, fields);
  return state;
}

/**
 * Runs a step of a locked invoice: looks it up in the table, checks its guards, prepares its fields, such as a number, and writes state and
 * audit log.
 * @throws AppError `purchaseMoved` if the table has no such step from the state, or part of the invoice is paid; `purchaseDiffers`
 */
export async function transitionPurchase(tx: Transaction, by: Actor, row: PurchaseRow, transition: PurchaseTransition): Promise<void> {
  assertTransition(row, transition);
  const { step, reason } = transition;
  const { fields, changes } = await prepare(tx, by, row, transition);
  const state = await writeTransition(tx, row, { step, fields });
  const told = { ...changes, state: { before: row.state, after: state }, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, by, { action: `purchaseInvoice.${step}`, subjectType: 'purchaseInvoice', subjectId: row.id, changes: told });
}

/** Settles a locked invoice with the total of its paid payouts. The audit log records this with the payout. */
export async function settlePurchase(tx: Transaction, row: PurchaseRow, paid: string): Promise<void> {
  await writeTransition(tx, row, { step: 'settle', fields: { paid } });
}

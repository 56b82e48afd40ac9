// The executor of transitions of sales invoices: the only way in which one gets into another state.

import { findInvoiceMove, type InvoiceStep } from '#contract/finance/invoices/invoice.machine.ts';
import type { InvoiceState } from '#contract/finance/invoices/invoice-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type InvoiceChange, type InvoiceRow, writeInvoiceState } from './invoices.queries.ts';
import { canTakeInvoiceStep, toSettledState } from './invoices.rules.ts';

/** What is written with the state, and what the audit log says of it; null where it has it with the payment. */
interface Prepared {
  readonly fields: InvoiceChange;
  readonly changes: Readonly<Record<string, unknown>> | null;
}

interface InvoiceTransition<Found> {
  readonly step: InvoiceStep;
  /** Gets what must be had before the state is written, such as a number. */
  readonly prepare: () => Promise<Found>;
  /** What follows, such as a mail; told of the invoice as it is now. */
  readonly effects?: readonly ((row: InvoiceRow, found: Found) => Promise<unknown>)[];
}

function getTarget(row: InvoiceRow, step: InvoiceStep) {
  const to = canTakeInvoiceStep(step, row) ? (findInvoiceMove(row.state, step)?.to ?? null) : null;
  if (to === null) throw new AppError('invoiceMoved');
  return to;
}

/**
 * Takes a step of a locked invoice: looks it up in the table, runs its guards, prepares it, writes the state, runs what follows, and writes
 * the audit. Who may take it by hand, and as which version, is asked where the request comes in.
 * @throws AppError `invoiceMoved` where the table has no such step from the state, or a guard fails
 */
export async function transitionInvoice<Found extends Prepared>(
  tx: Transaction,
  by: Actor,
  row: InvoiceRow,
  { step, prepare, effects = [] }: InvoiceTransition<Found>,
): Promise<void> {
  const to = getTarget(row, step);
  const found = await prepare();
  const { fields, changes } = found;
  const state: InvoiceState = to === 'settled' ? toSettledState({ ...row, ...fields }) : to;
  await writeInvoiceState(tx, row.id, state, fields);
  for (const effect of effects) await effect({ ...row, ...fields, state }, found);
  if (changes === null) return;
  const told = { ...changes, state: { before: row.state, after: state } };
  await recordChange(tx, by, { action: `invoice.${step}`, subjectType: 'invoice', subjectId: row.id, changes: told });
}

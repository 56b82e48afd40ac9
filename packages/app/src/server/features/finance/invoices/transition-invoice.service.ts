// The executor of transitions of sales invoices: the only code that changes the state of an existing one.

import { findInvoiceMove, type InvoiceStep } from '#contract/finance/invoices/invoice.machine.ts';
import type { InvoiceState } from '#contract/finance/invoices/invoice-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { publishTripChange } from '#server/features/messaging/conversations.public.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type InvoiceChange, type InvoiceRow, writeInvoiceState } from './invoices.queries.ts';
import { canTakeInvoiceStep, toSettledState } from './invoices.rules.ts';

/** The fields written with the state, and the changes for the audit log; null if the payment's audit entry has them. */
interface Prepared {
  readonly fields: InvoiceChange;
  readonly changes: Readonly<Record<string, unknown>> | null;
}

interface InvoiceTransition<Found> {
  readonly step: InvoiceStep;
  /** Runs before the state is written, for example to take a number. */
  readonly prepare: () => Promise<Found>;
  /** Run after the state is written, with the updated invoice; for example, to send an email. */
  readonly effects?: readonly ((row: InvoiceRow, found: Found) => Promise<unknown>)[];
}

function getTarget(row: InvoiceRow, step: InvoiceStep) {
  const to = canTakeInvoiceStep(step, row) ? (findInvoiceMove(row.state, step)?.to ?? null) : null;
  if (to === null) throw new AppError('invoiceMoved');
  return to;
}

/**
 * Runs a step of a locked invoice: finds it in the table, checks its guards, prepares it, writes the state, runs its effects, and writes
 * the audit log. Callers check permission and version.
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
  if (row.tripId !== null) await publishTripChange(tx, row.tripId);
  for (const effect of effects) await effect({ ...row, ...fields, state }, found);
  if (changes === null) return;
  const told = { ...changes, state: { before: row.state, after: state } };
  await recordChange(tx, by, { action: `invoice.${step}`, subjectType: 'invoice', subjectId: row.id, changes: told });
}

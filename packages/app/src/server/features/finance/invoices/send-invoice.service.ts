// Use cases of sending an invoice under the next number of its series, and of reminders.

import { type Invoice, invoiceToJson } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceKind } from '#contract/finance/invoices/invoice-states.ts';
import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { listCountedInvoices } from '#server/features/finance/trip-billing/trip-billing.service.ts';
import { holdTrip, isUnderpriced } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import type { DraftSource } from './build-invoice.service.ts';
import { buildInvoice, listMissingFields } from './build-invoice.service.ts';
import { assertBuyerWithinScope } from './buyers.service.ts';
import { notifyInvoiceOverdue, notifyInvoiceSent } from './invoice-notifications.service.ts';
import { findInvoice, type InvoiceRow, takeNextOfSeries, updateInvoiceRow } from './invoices.queries.ts';
import { computeOutstanding, findNewPrice, toInvoiceNumber, toSeries } from './invoices.rules.ts';
import { type Biller, getInvoicePage, lockInvoiceForStep } from './invoices.service.ts';
import { transitionInvoice } from './transition-invoice.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The kind of the job that emails an invoice once it is known whether it was paid with the purchase. */
export const BILLING_EMAIL_JOB = 'invoices.tellOfBilling';

/** Takes the next number of a series; returns it with the series and the sequence. */
export async function takeInvoiceNumber(tx: Transaction, about: { prefix: string; kind: InvoiceKind; issueDate: string }) {
  const series = toSeries(about);
  const sequence = await takeNextOfSeries(tx, series);
  return { series, sequence, number: toInvoiceNumber(series, sequence) };
}

/** Returns the columns that are set when an invoice is sent and never change again. */
export function toSentColumns(call: Pick<Call, 'app'>, invoice: Invoice) {
  const { issueDate, dueDate, currency, buyer, totals } = invoice;
  const total = totals.total;
  return {
    document: invoiceToJson(invoice),
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    ...{ issueDate, dueDate, currency, total },
    sentAt: call.app.clock.now(),
  };
}

/** Builds the invoice of a draft for sending; throws with everything that is missing. */
export async function buildSendableInvoice(call: Biller, tx: Transaction, drafted: DraftSource) {
  const made = await buildInvoice(call, tx, drafted);
  if (made.invoice !== null) return { seller: made.seller, invoice: made.invoice };
  const errors: Record<string, string[]> = {};
  for (const { path, message } of await listMissingFields(made, call.locale)) {
    const field = path === '' ? 'typed' : `typed.${path}`;
    errors[field] = [...(errors[field] ?? []), message];
  }
  throw new AppError('invoiceIncomplete', { errors });
}

/**
 * Sends a locked draft within a transaction, under the next number of its series.
 * @param isBought whether it is sent for a purchase: its email waits until the payment is known, since a buyer who pays gets only a receipt
 */
export async function sendLockedInvoice(
  tx: Transaction,
  call: Biller,
  row: InvoiceRow,
  { isBought = false }: { readonly isBought?: boolean } = {},
): Promise<void> {
  await transitionInvoice(tx, call, row, {
    step: 'send',
    prepare: async () => {
      // The sender's scope may have changed since the invoice was drafted.
      await assertBuyerWithinScope(call, tx, row.buyerId);
      const { seller, invoice } = await buildSendableInvoice(call, tx, { ...row, typed: row.draft });
      // Taken last, since other transactions wait for the series from here on.
      const { issueDate } = invoice;
      const numbered = await takeInvoiceNumber(tx, { prefix: seller.invoicePrefix, kind: row.kind, issueDate });
      const fields = { ...numbered, ...toSentColumns(call, { ...invoice, number: numbered.number }) };
      return { fields, changes: { number: fields.number, total: { before: row.total, after: fields.total } } };
    },
    effects: [
      (sent) =>
        isBought
          ? enqueue(tx, call.app, { kind: BILLING_EMAIL_JOB, payload: { invoiceId: row.id } })
          : notifyInvoiceSent(tx, call.app, sent),
    ],
  });
}

/**
 * Asserts that the draft bills the price that its trip has now, that no sent invoice bills it, and that the price leaves out nothing that no
 * trip pays, unless the draft has a reason. Locks the trip.
 */
async function assertTripUnbilled(tx: Transaction, { app }: Call, id: number): Promise<void> {
  const draft = await findInvoice(tx, id);
  if (draft === null || draft.tripId === null || draft.quoteFingerprint === null || draft.reason !== '') return;
  const trip = await holdTrip(tx, draft.tripId);
  const other = (await listCountedInvoices(tx, draft.tripId)).find((one) => one.state !== 'draft' && one.id !== id);
  if (other !== undefined) throw new AppError('alreadyBilled', { values: { invoice: other.number ?? `#${other.id}` } });
  const tripQuoteFingerprint = trip?.quoteFingerprint ?? null;
  if (findNewPrice({ ...draft, tripQuoteFingerprint }) !== null) throw new AppError('billedPriceOutdated');
  if (await isUnderpriced(app, tx, draft.tripId)) throw new AppError('carrierLost');
}

export async function sendInvoice(call: Call, { params: { id }, body: { version } }: Input<'sendInvoice'>): Output<'sendInvoice'> {
  return call.app.database.withConnection(async (db) => {
    await db.transaction(async (tx) => {
      await assertTripUnbilled(tx, call, id);
      const row = await lockInvoiceForStep(tx, call, { id, version, step: 'send' });
      await countRecipient(tx, call, row.buyerEmail);
      await sendLockedInvoice(tx, call, row);
    });
    // Outside the transaction, since others wait for the next number until it ends. On its connection: if none became free, an invoice that
    // is sent would be answered as if it weren't, and sending it again would be refused.
    return getInvoicePage(call, db, id);
  });
}

/** Returns why no reminder can be sent now; null if it can. */
export function findReminderBlocker(call: Call, row: InvoiceRow): 'invoiceHasNoAddress' | 'remindedToday' | null {
  const { clock } = call.app;
  if (row.buyerEmail === '') return 'invoiceHasNoAddress';
  return row.remindedAt !== null && clock.dayOf(row.remindedAt) >= clock.today() ? 'remindedToday' : null;
}

/** Sends a reminder of a locked invoice. */
export async function sendReminder(tx: Transaction, call: Call, row: InvoiceRow): Promise<void> {
  await updateInvoiceRow(tx, row.id, { remindedAt: call.app.clock.now() });
  await notifyInvoiceOverdue(tx, call.app, { ...row, outstanding: computeOutstanding(row) });
  await recordChange(tx, call, { action: 'invoice.remind', subjectType: 'invoice', subjectId: row.id });
}

export async function remindOfInvoice(
  call: Call,
  { params: { id }, body: { version } }: Input<'remindOfInvoice'>,
): Output<'remindOfInvoice'> {
  return call.db.transaction(async (tx) => {
    const row = await lockInvoiceForStep(tx, call, { id, version, step: 'remind' });
    const fault = findReminderBlocker(call, row);
    if (fault !== null) throw new AppError(fault);
    await countRecipient(tx, call, row.buyerEmail);
    await sendReminder(tx, call, row);
    return getInvoicePage(call, tx, id);
  });
}

// Bills a stay when it is bought, and reverses its billing if it doesn't take place.

import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { toDueDate } from '#server/features/finance/invoices/draft-invoice.service.ts';
import { deleteInvoiceRow, lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { canTakeInvoiceStep, computeUncredited } from '#server/features/finance/invoices/invoices.rules.ts';
import { type Biller, insertDraft } from '#server/features/finance/invoices/invoices.service.ts';
import { sendLockedInvoice } from '#server/features/finance/invoices/send-invoice.service.ts';
import { creditLockedInvoice, voidLockedInvoice } from '#server/features/finance/invoices/settle-invoice.service.ts';
import { getAmountMath, isAbove, toFullDigits } from '#server/features/finance/money.rules.ts';
import { findSavedQuote } from '#server/features/pricing/pricing.public.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findBuyer } from './billed-trips.queries.ts';
import { findStudentCountry, listInvoicesOfStay } from './stay-invoices.queries.ts';

export interface Stay {
  readonly tripId: number;
  readonly businessId: number;
  /** The parent who booked it; a stay without one is billed manually. */
  readonly parentId: number;
  readonly quoteFingerprint: string;
  readonly vatExempt: boolean;
  /** Which invoices of the payer may lend their address: those that the caller sees; left out, all. */
  readonly addressOf?: Parameters<typeof findBuyer>[2];
}

/** Returns an actor with access to all trips, since effects of a trip must run whoever owns it. */
export function toBiller({ app, caller, requestId }: Actor): Biller {
  return { app, caller, requestId, grant: { ways: [], all: true }, locale: DEFAULT_LOCALE };
}

/**
 * Returns the input of a stay's invoice. Accounts have no address: uses that of the last invoice, else the child's country or the email.
 */
export async function loadInvoiceInput(
  db: Queryable,
  by: Pick<Actor, 'app'>,
  { tripId, parentId, addressOf, ...stay }: Stay,
): Promise<InvoiceContent | null> {
  const buyer = await findBuyer(db, parentId, addressOf);
  if (buyer === null) return null;
  // The exemption comes from the trip, or from the selling business through its quote.
  const vatExempt = stay.vatExempt || (await findSavedQuote(by.app, db, stay.quoteFingerprint))?.quote.request.vatExempt === true;
  const { id: _, language, ...named } = buyer;
  const address = named.address.length > 0 ? named.address : [(await findStudentCountry(db, tripId)) ?? named.email];
  return {
    buyer: { ...named, address },
    issueDate: '',
    dueDate: toDueDate(by.app.clock.today()),
    reference: '',
    language,
    lines: [],
    vatExempt,
    vatText: vatExempt ? getTranslator(language)('trail.field.vatExempt') : '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    notes: '',
  };
}

/** Bills a stay by its agreed quote and sends the invoice; returns its ID, or null if there is no buyer. */
export async function billStay(tx: Transaction, by: Actor, stay: Stay): Promise<number | null> {
  const typed = await loadInvoiceInput(tx, by, stay);
  if (typed === null) return null;
  const { tripId, businessId, parentId: buyerId, quoteFingerprint } = stay;
  const biller = toBiller(by);
  const { id } = await insertDraft(biller, tx, { businessId, buyerId, quoteFingerprint, tripId, billAgain: '', typed });
  const row = await lockInvoice(tx, id);
  if (row !== null) await sendLockedInvoice(tx, biller, row, { isBought: true });
  return id;
}

/** The amount paid on one invoice of a stay. */
export interface StayPayment {
  readonly invoiceId: number;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Reverses the invoices of a stay: deletes drafts and voids unpaid ones. Paid ones are credited in full, or, if `settle` is false, left to
 * finance. Returns what was paid.
 */
export async function reverseStayBilling(
  tx: Transaction,
  by: Actor,
  { tripId, reason, settle }: { tripId: number; reason: string; settle: boolean },
): Promise<StayPayment[]> {
  const paid: StayPayment[] = [];
  for (const id of await listInvoicesOfStay(tx, tripId)) {
    const row = await lockInvoice(tx, id);
    if (row === null) continue;
    const math = getAmountMath(row.currency);
    if (row.state === 'draft') {
      await deleteInvoiceRow(tx, id);
      const changes = { buyerName: row.buyerName, total: row.total };
      await recordChange(tx, by, { action: 'invoice.delete', subjectType: 'invoice', subjectId: id, changes });
    } else if (canTakeInvoiceStep('void', row)) await voidLockedInvoice(tx, by, { row, reason });
    else if (settle && canTakeInvoiceStep('credit', row))
      await creditLockedInvoice(tx, by, { row, amount: math.sum([computeUncredited(row, math)]), reason });
    if (isAbove(row.paid, math.zero, math))
      paid.push({ invoiceId: id, currency: row.currency, amount: toFullDigits(row.paid, row.currency) });
  }
  return paid;
}

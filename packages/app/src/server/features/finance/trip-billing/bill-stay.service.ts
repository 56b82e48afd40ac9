// What a stay is billed when somebody is to pay for it, and how that is taken back when it does not take place.

import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
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

interface Stay {
  readonly tripId: number;
  readonly businessId: number;
  /** Who booked it; a stay that nobody with an account booked is billed by hand. */
  readonly parentId: number;
  readonly quoteFingerprint: string;
  readonly vatExempt: boolean;
}

/** What is done because of a trip may be done whosever trip it is. */
export function toBiller({ app, caller, requestId }: Actor): Biller {
  return { app, caller, requestId, grant: { ways: [], all: true }, locale: DEFAULT_LOCALE };
}

/** Whom a stay is billed to. Accounts hold no address: it is that of their last invoice, or else as much as is known, where the child comes from. */
async function loadInvoiceInput(tx: Transaction, by: Actor, { tripId, parentId, ...stay }: Stay): Promise<InvoiceContent | null> {
  const buyer = await findBuyer(tx, parentId, undefined);
  if (buyer === null) return null;
  // The trip may be exempt, or the business that sells the stay: then its quote says so.
  const vatExempt = stay.vatExempt || (await findSavedQuote(by.app, tx, stay.quoteFingerprint))?.quote.request.vatExempt === true;
  const { id: _, language, ...named } = buyer;
  const address = named.address.length > 0 ? named.address : [(await findStudentCountry(tx, tripId)) ?? named.email];
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

/** Bills a stay by its agreed quote and sends the invoice; answers its number, null where there is nobody to bill. */
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

/** Money that was paid for a stay, of one invoice. */
export interface StayPayment {
  readonly invoiceId: number;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Takes back what a stay was billed: drafts go, what nobody paid is voided. What was paid of is credited in full, or, with `settle` false,
 * left to finance, who decide how much of it. Answers what was paid.
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

// Converts invoice rows to the records of the API.

import type { InvoicePage, ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/money.rules.ts';
import type { Call } from '#server/platform/app.ts';
import { buildInvoice, listMissingFields } from './build-invoice.service.ts';
import { findSettlement } from './invoice-settlement.service.ts';
import { findInvoiceNumber, type InvoiceRow, listCreditNotes, listSettlements } from './invoices.queries.ts';
import { computeOutstanding, findNewPrice, isInvoiceOverdue, listInvoiceSteps } from './invoices.rules.ts';

const toInstant = (moment: Date | null) => moment?.toISOString() ?? null;

function toTripOfInvoice({ tripId, studentName, fromDate, toDate }: InvoiceRow): ListedInvoice['trip'] {
  return tripId === null || fromDate === null || toDate === null ? null : { id: tripId, studentName: studentName ?? '', fromDate, toDate };
}

export function toListedInvoice(row: InvoiceRow, today: string): ListedInvoice {
  const { id, kind, state, number, businessId, businessName, buyerId, buyerName, currency, issueDate, dueDate, version } = row;
  return {
    ...{ id, kind, state, number, businessId, businessName, buyerId, buyerName, currency, issueDate, version },
    trip: toTripOfInvoice(row),
    // A credit note isn't payable; its document repeats the issue date as due date.
    dueDate: kind === 'credit' ? null : dueDate,
    total: row.total === null ? null : toFullDigits(row.total, currency),
    paid: toFullDigits(row.paid, currency),
    credited: toFullDigits(row.credited, currency),
    outstanding: computeOutstanding(row),
    overdue: isInvoiceOverdue(row, today),
    createdAt: row.createdAt.toISOString(),
    sentAt: toInstant(row.sentAt),
  };
}

/** Returns the sent document, or the preview of a draft and what it still lacks. */
async function loadDocument(call: Call, db: Queryable, row: InvoiceRow): Promise<Pick<InvoicePage, 'document' | 'missing'>> {
  if (row.document !== null) return { document: JSON.parse(row.document), missing: [] };
  const made = await buildInvoice(call, db, { ...row, typed: row.draft });
  return { document: made.sketch === null ? null : { ...made.sketch }, missing: await listMissingFields(made, call.locale) };
}

export async function toInvoicePage(call: Call, db: Queryable, row: InvoiceRow): Promise<InvoicePage> {
  const { id, currency, creditsId } = row;
  const notes = await listCreditNotes(db, id);
  const settlements = await listSettlements(db, id);
  return {
    ...toListedInvoice(row, call.app.clock.today()),
    ...(await loadDocument(call, db, row)),
    settlement: await findSettlement(db, row),
    buyerEmail: row.buyerEmail,
    quoteFingerprint: row.quoteFingerprint,
    newQuoteFingerprint: findNewPrice(row),
    typed: row.draft,
    reason: row.reason,
    creditsId,
    creditsNumber: creditsId === null ? null : await findInvoiceNumber(db, creditsId),
    creditNotes: notes.map(({ document: _, total, ...note }) => ({ ...note, total: toFullDigits(total ?? '0', currency) })),
    payments: settlements.map((one) => ({ ...one, amount: toFullDigits(one.amount, currency) })),
    remindedAt: toInstant(row.remindedAt),
    createdBy: row.creatorName,
    steps: listInvoiceSteps(row, call.may),
  };
}

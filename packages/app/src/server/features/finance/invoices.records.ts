// A row of an invoice as its readers' client knows it.

import type { InvoicePage, ListedInvoice } from '#contract/finance/invoices.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { creditNotesOf, type InvoiceRow, numberOf, settlementsOf } from './invoices.queries.ts';
import { isOverdue, outstandingOf, stepsOf } from './invoices.rules.ts';
import { madeOf, missingIn } from './making.service.ts';
import { written } from './money.rules.ts';
import { settlementOf } from './settlement.service.ts';

const instantOf = (moment: Date | null) => moment?.toISOString() ?? null;

function tripOf({ tripId, studentName, fromDate, toDate }: InvoiceRow): ListedInvoice['trip'] {
  return tripId === null || fromDate === null || toDate === null ? null : { id: tripId, studentName: studentName ?? '', fromDate, toDate };
}

export function listedInvoiceRecord(row: InvoiceRow, today: string): ListedInvoice {
  const { id, kind, state, number, businessId, businessName, buyerId, buyerName, currency, issueDate, dueDate, version } = row;
  return {
    ...{ id, kind, state, number, businessId, businessName, buyerId, buyerName, currency, issueDate, version },
    trip: tripOf(row),
    // Nobody pays a credit note; its document has the day of its issue there.
    dueDate: kind === 'credit' ? null : dueDate,
    total: row.total === null ? null : written(row.total, currency),
    paid: written(row.paid, currency),
    credited: written(row.credited, currency),
    outstanding: outstandingOf(row),
    overdue: isOverdue(row, today),
    createdAt: row.createdAt.toISOString(),
    sentAt: instantOf(row.sentAt),
  };
}

/** What was sent, or what the draft would make and what it still lacks. */
async function shown(call: Call, db: Queryable, row: InvoiceRow): Promise<Pick<InvoicePage, 'document' | 'missing'>> {
  if (row.document !== null) return { document: JSON.parse(row.document), missing: [] };
  const made = await madeOf(call, db, { ...row, typed: row.draft });
  return { document: made.sketch === null ? null : { ...made.sketch }, missing: await missingIn(made, call.locale) };
}

export async function invoiceRecord(call: Call, db: Queryable, row: InvoiceRow): Promise<InvoicePage> {
  const { id, currency, creditsId } = row;
  const notes = await creditNotesOf(db, id);
  const settlements = await settlementsOf(db, id);
  return {
    ...listedInvoiceRecord(row, call.app.clock.today()),
    ...(await shown(call, db, row)),
    settlement: await settlementOf(db, row),
    buyerEmail: row.buyerEmail,
    quoteFingerprint: row.quoteFingerprint,
    typed: row.draft,
    reason: row.reason,
    creditsId,
    creditsNumber: creditsId === null ? null : await numberOf(db, creditsId),
    creditNotes: notes.map(({ document: _, total, ...note }) => ({ ...note, total: written(total ?? '0', currency) })),
    payments: settlements.map((one) => ({ ...one, amount: written(one.amount, currency) })),
    remindedAt: instantOf(row.remindedAt),
    createdBy: row.creatorName,
    steps: stepsOf(row, call.may),
  };
}

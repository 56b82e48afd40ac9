// Use cases of invoices: reading them, and creating, editing and deleting drafts.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { InvoiceStep } from '#contract/finance/invoices/invoice.machine.ts';
import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/money.rules.ts';
import { assertTripBillable } from '#server/features/finance/trip-billing/billed-trips.service.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup, getTranslator } from '#server/platform/translate.ts';
import { assertSellerOfQuote, buildInvoice, type DraftSource } from './build-invoice.service.ts';
import { assertBuyerWithinScope } from './buyers.service.ts';
import {
  buildInvoiceList,
  deleteInvoiceRow,
  findInvoice,
  findInvoicesByIds,
  type InvoiceRow,
  insertInvoice,
  listInvoiceBuyers,
  lockInvoice,
  sumReceivablesByAge,
  updateInvoiceRow,
  whereWrittenBy,
} from './invoices.queries.ts';
import { toInvoicePage, toListedInvoice } from './invoices.records.ts';
import { canTakeInvoiceStep, computeOutstanding } from './invoices.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Limits the list to the invoices that the caller may see: all, or their own. */
export function whereVisibleInvoices({ grant, caller }: Call) {
  return grant.all ? undefined : whereWrittenBy(caller?.id ?? 0);
}

/** Locks a visible invoice and checks that it has the version the caller read and that the step is allowed now. */
export async function lockInvoiceForStep(
  tx: Transaction,
  call: Call,
  { id, version, step }: { id: number; version?: number; step: InvoiceStep },
): Promise<InvoiceRow> {
  const row = await lockInvoice(tx, id, whereVisibleInvoices(call));
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new AppError('changedMeanwhile', { current: { ...(await toInvoicePage(call, tx, row)) } });
  }
  if (!canTakeInvoiceStep(step, row)) throw new AppError('invoiceMoved');
  return row;
}

/** Returns the invoice after a change. */
export async function getInvoicePage(call: Call, db: Queryable, id: number): Promise<InvoicePage> {
  const row = await findInvoice(db, id);
  if (row === null) throw notFound();
  return toInvoicePage(call, db, row);
}

export async function getVisibleInvoice(call: Call, id: number): Promise<InvoiceRow> {
  const row = await findInvoice(call.db, id, whereVisibleInvoices(call));
  if (row === null) throw notFound();
  return row;
}

export async function listInvoices(call: Call, { query }: Input<'listInvoices'>): Output<'listInvoices'> {
  const today = call.app.clock.today();
  const rows = (ids: readonly number[]) => findInvoicesByIds(call.db, ids);
  const page = await readPage(call, buildInvoiceList(today), { asked: query, only: whereVisibleInvoices(call), rows });
  return { ...page, data: page.data.map((row) => toListedInvoice(row, today)) };
}

const toExportColumns = (words: AuditMessages): readonly ExportColumn<InvoiceRow>[] => [
  { name: 'number', kind: 'text', value: ({ number }) => number },
  { name: 'kind', kind: 'text', value: ({ kind }) => words.value('kind', kind) },
  { name: 'state', kind: 'text', value: ({ state }) => words.value('state', state) },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'buyerName', kind: 'text', value: ({ buyerName }) => buyerName },
  { name: 'tripId', kind: 'text', value: ({ tripId, studentName }) => (tripId === null ? null : `${studentName} (${tripId})`) },
  { name: 'issueDate', kind: 'day', value: ({ issueDate }) => issueDate },
  { name: 'dueDate', kind: 'day', value: ({ dueDate }) => dueDate },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'total', kind: 'money', value: ({ total, currency }) => (total === null ? null : toFullDigits(total, currency)) },
  { name: 'paid', kind: 'money', value: ({ paid, currency }) => toFullDigits(paid, currency) },
  { name: 'credited', kind: 'money', value: ({ credited, currency }) => toFullDigits(credited, currency) },
  { name: 'outstanding', kind: 'money', value: computeOutstanding },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportInvoices(call: Call, { query }: Input<'exportInvoices'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findInvoicesByIds(call.db, ids);
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, buildInvoiceList(call.app.clock.today()), {
    asked: query,
    only: whereVisibleInvoices(call),
    rows,
    columns: toExportColumns(words),
  });
}

export async function listBuyers(call: Call): Output<'listBuyers'> {
  return { data: await listInvoiceBuyers(call.db, whereVisibleInvoices(call)) };
}

export async function readAgeing(call: Call): Output<'readAgeing'> {
  const rows = await sumReceivablesByAge(call.db, { today: call.app.clock.today(), only: whereVisibleInvoices(call) });
  const data = rows.map(({ currency, ...sums }) => {
    const exact = (figure: keyof typeof sums) => toFullDigits(sums[figure], currency);
    return {
      currency,
      notDue: exact('notDue'),
      upTo30: exact('upTo30'),
      upTo60: exact('upTo60'),
      upTo90: exact('upTo90'),
      over90: exact('over90'),
      total: exact('total'),
    };
  });
  return { data };
}

export async function readInvoice(call: Call, { params: { id } }: Input<'readInvoice'>): Output<'readInvoice'> {
  return toInvoicePage(call, call.db, await getVisibleInvoice(call, id));
}

/** Who issues the invoice: a caller, or the system actor, which may bill every trip. */
export type Biller = Actor & Pick<Call, 'grant' | 'locale'>;

/** The input of a draft with the account it is billed to and the trip it is for. */
interface DraftFields extends DraftSource {
  readonly buyerId: number | null;
  readonly tripId?: number | null;
  /** The reason for billing a price that another invoice already bills. */
  readonly billAgain?: string;
}

/** Returns the columns of a draft: its input and its totals. `row` is the draft being edited, if any. */
async function toDraftColumns(
  call: Biller,
  tx: Transaction,
  { buyerId, tripId = null, billAgain = '', ...drafted }: DraftFields,
  row?: InvoiceRow,
) {
  await assertBuyerWithinScope(call, tx, buyerId);
  // A reason to bill one trip again doesn't apply to another trip.
  const known = row !== undefined && row.tripId === tripId ? row.reason : '';
  const reason = billAgain === '' ? known : billAgain;
  const isOfPrice = row !== undefined && row.tripId === tripId && row.quoteFingerprint !== null;
  const before = isOfPrice ? row.id : undefined;
  await assertTripBillable(call, tx, { tripId, quoteFingerprint: drafted.quoteFingerprint, billAgain: reason, before });
  // The seller of a trip is already set with its price.
  if (tripId === null) await assertSellerOfQuote(call.app, tx, drafted);
  const { seller, invoice, sketch } = await buildInvoice(call, tx, drafted);
  const { businessId, quoteFingerprint, typed } = drafted;
  return {
    businessId,
    quoteFingerprint,
    tripId,
    reason,
    buyerId,
    buyerName: typed.buyer.name,
    buyerEmail: typed.buyer.email,
    draft: typed,
    currency: sketch?.currency ?? seller.currency,
    total: invoice?.totals.total ?? null,
    issueDate: invoice === null || typed.issueDate === '' ? null : invoice.issueDate,
    dueDate: invoice?.dueDate ?? null,
  };
}

/** Saves a draft of a sales invoice; returns its ID and its columns. */
export async function insertDraft(call: Biller, tx: Transaction, drafted: DraftFields) {
  const columns = await toDraftColumns(call, tx, drafted);
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const id = await insertInvoice(tx, { kind: 'sales', ...columns, ...by });
  const { buyerName, total, tripId, reason } = columns;
  const changes = { buyerName, total, ...(tripId === null ? {} : { tripId }), ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, call, { action: 'invoice.create', subjectType: 'invoice', subjectId: id, changes });
  return { id, ...columns };
}

export async function createInvoice(call: Call, { body }: Input<'createInvoice'>): Output<'createInvoice'> {
  return call.db.transaction(async (tx) => getInvoicePage(call, tx, (await insertDraft(call, tx, body)).id));
}

export async function editInvoice(call: Call, { params: { id }, body }: Input<'editInvoice'>): Output<'editInvoice'> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockInvoiceForStep(tx, call, { id, version, step: 'edit' });
    const columns = await toDraftColumns(call, tx, fields, row);
    await updateInvoiceRow(tx, id, columns);
    const { draft, ...figures } = columns;
    await recordChange(tx, call, {
      action: 'invoice.edit',
      subjectType: 'invoice',
      subjectId: id,
      changes: findDifferences({ ...row, ...row.draft }, { ...figures, ...draft }),
    });
    return getInvoicePage(call, tx, id);
  });
}

export async function deleteInvoice(call: Call, { params: { id } }: Input<'deleteInvoice'>): Output<'deleteInvoice'> {
  await call.db.transaction(async (tx) => {
    const { buyerName, total } = await lockInvoiceForStep(tx, call, { id, step: 'remove' });
    await deleteInvoiceRow(tx, id);
    await recordChange(tx, call, { action: 'invoice.delete', subjectType: 'invoice', subjectId: id, changes: { buyerName, total } });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}

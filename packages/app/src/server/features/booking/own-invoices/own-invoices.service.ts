// Use cases of a parent's own invoices: reading them and paying the outstanding amount.

import type * as endpoints from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import type { OwnInvoice, OwnInvoiceRow, OwnInvoices } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import type { SALES_KINDS } from '#contract/finance/invoices/invoice-states.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { toIntentRecord } from '#server/features/booking/checkout/intent.records.ts';
import {
  findInvoice,
  findInvoicesByIds,
  findSettlement,
  getAmountMath,
  type InvoiceRow,
  isAbove,
  listSettlements,
  lockInvoice,
  renderInvoicePdf,
  toFullDigits,
  toListedInvoice,
} from '#server/features/finance/finance.public.ts';
import {
  cancelPaymentIntent,
  type Intent,
  insertPaymentIntent,
  listIntentsOfInvoice,
  syncPaymentIntent,
} from '#server/features/gateway/gateway.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { listCreditLinks, listInvoiceNumbersSentTo, listInvoicesSentTo, listOpenIntents } from './own-invoices.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Returns the amount due of an invoice; null if nothing is due. */
function computeAmountDue(
  { kind, state }: InvoiceRow,
  { outstanding, currency }: { outstanding: string; currency: string },
): string | null {
  const math = getAmountMath(currency);
  const isOpen = kind === 'sales' && (state === 'sent' || state === 'part_paid');
  return isOpen && isAbove(outstanding, math.zero, math) ? outstanding : null;
}

/** The links between credit notes and invoices, in both directions. */
interface Credits {
  readonly of: (row: InvoiceRow) => OwnInvoiceRow['credits'];
  readonly by: (row: InvoiceRow) => OwnInvoiceRow['creditedBy'];
}

async function findCredits(call: Call, rows: readonly InvoiceRow[]): Promise<Credits> {
  const links = await listCreditLinks(
    call.db,
    rows.map(({ id }) => id),
  );
  return {
    of({ id }) {
      const link = links.find(({ creditId }) => creditId === id);
      return link === undefined ? null : { id: link.invoiceId, number: link.invoiceNumber };
    },
    by: ({ id }) =>
      links.filter(({ invoiceId }) => invoiceId === id).map(({ creditId, creditNumber }) => ({ id: creditId, number: creditNumber })),
  };
}

function toOwnInvoiceRow(row: InvoiceRow, today: string, credits: Credits): OwnInvoiceRow {
  const listed = toListedInvoice(row, today);
  const { id, state, number, trip, currency, paid, credited, outstanding, issueDate, dueDate, overdue } = listed;
  return {
    ...{ id, state, number, trip, currency, paid, credited, outstanding, issueDate, dueDate, overdue },
    ...{ credits: credits.of(row), creditedBy: credits.by(row) },
    kind: listed.kind as (typeof SALES_KINDS)[number],
    total: listed.total ?? getAmountMath(currency).zero,
    canPay: computeAmountDue(row, listed) !== null,
  };
}

const IS_SHOWN: Readonly<Record<Asked<'listOwnInvoices'>['query']['show'], (one: OwnInvoiceRow) => boolean>> = {
  all: () => true,
  open: ({ canPay }) => canPay,
  paid: ({ state }) => state === 'paid',
};

export async function listOwnInvoices(call: Call, { query: { show } }: Asked<'listOwnInvoices'>): Promise<OwnInvoices> {
  const ids = await listInvoiceNumbersSentTo(call.db, call.caller?.id ?? 0);
  const rows = new Map((await findInvoicesByIds(call.db, ids)).map((row) => [row.id, row]));
  const credits = await findCredits(call, [...rows.values()]);
  const all = ids.flatMap((id) => rows.get(id) ?? []).map((row) => toOwnInvoiceRow(row, call.app.clock.today(), credits));
  const due = Map.groupBy(
    all.filter(({ canPay }) => canPay),
    ({ currency }) => currency,
  );
  return {
    data: all.filter(IS_SHOWN[show]),
    due: [...due].map(([currency, rest]) => ({
      currency,
      amount: getAmountMath(currency).sum(rest.map(({ outstanding }) => outstanding)),
    })),
  };
}

/** Returns an invoice that was sent to the caller; any other is treated as not found. */
async function findOwnInvoice(call: Call, id: number): Promise<InvoiceRow & { readonly document: string }> {
  const row = await findInvoice(call.db, id, listInvoicesSentTo(call.caller?.id ?? 0));
  if (row === null || row.document === null) throw notFound();
  return { ...row, document: row.document };
}

/** Removes the reference to the quote, which is for staff, from the stored document. */
const toParentDocument = (document: string) => ({ ...JSON.parse(document), quote: null });

export async function getOwnInvoice(call: Call, { params: { id } }: Asked<'readOwnInvoice'>): Promise<OwnInvoice> {
  const row = await findOwnInvoice(call, id);
  const settlements = await listSettlements(call.db, id);
  return {
    ...toOwnInvoiceRow(row, call.app.clock.today(), await findCredits(call, [row])),
    businessName: row.businessName,
    document: toParentDocument(row.document),
    settlement: await findSettlement(call.db, row),
    payments: settlements.map((one) => ({ ...one, amount: toFullDigits(one.amount, row.currency) })),
  };
}

export async function getOwnInvoicePdf(call: Call, { params: { id } }: Asked<'readOwnInvoicePdf'>): Promise<FileResponse> {
  const row = await findOwnInvoice(call, id);
  return renderInvoicePdf(toParentDocument(row.document), await findSettlement(call.db, row));
}

/** Cancels open intents of the invoice with another amount than is due now, so that nobody pays what was already paid another way. */
async function cancelOtherIntents(call: Call, invoiceId: number, due: string): Promise<void> {
  for (const intent of await listOpenIntents(call.db, invoiceId)) {
    if (getAmountMath(intent.currency).compare(intent.amount, due) === 0) continue;
    const { status } = await cancelPaymentIntent(call, intent);
    if (status === 'processing' || status === 'succeeded') throw new AppError('invoiceMoved');
  }
}

/** Returns the open payment intent of an invoice, or inserts one for the amount due before the gateway is called. */
async function getOrCreateIntent(call: Call, id: number, due: string): Promise<Intent> {
  const [open] = await listOpenIntents(call.db, id);
  if (open !== undefined) return open;
  return call.db.transaction(async (tx) => {
    // Two concurrent clicks get the same intent: the second waits for the lock of the first.
    const row = await lockInvoice(tx, id);
    const [made] = await listOpenIntents(tx, id);
    if (made !== undefined) return made;
    if (row === null || computeAmountDue(row, toListedInvoice(row, call.app.clock.today())) !== due) throw new AppError('invoiceMoved');
    // Earlier intents were cancelled at the gateway, so each one needs its own key.
    const key = `invoice:${id}:${(await listIntentsOfInvoice(tx, id)).length + 1}`;
    const { businessId, currency, buyerName, buyerId } = row;
    await insertPaymentIntent(tx, call, { key, invoiceId: id, businessId, currency, amount: due, payerId: buyerId, payerName: buyerName });
    const [noted] = await listOpenIntents(tx, id);
    if (noted === undefined) throw new AppError('invoiceMoved');
    return noted;
  });
}

export async function payOwnInvoice(
  call: Call,
  { params: { id }, body: { amount: seen } }: Asked<'payOwnInvoice'>,
): Promise<AnswerOf<typeof endpoints.payOwnInvoice>> {
  const row = await findOwnInvoice(call, id);
  const due = computeAmountDue(row, toListedInvoice(row, call.app.clock.today()));
  if (due === null) throw new AppError('invoiceMoved');
  if (seen !== undefined && getAmountMath(row.currency).compare(seen, due) !== 0) throw new AppError('invoiceMoved');
  await cancelOtherIntents(call, id, due);
  const intent = await getOrCreateIntent(call, id, due);
  const said = await syncPaymentIntent(call, intent);
  // The intent was cancelled at the gateway; the next request creates another one.
  if (said.status === 'cancelled') throw new AppError('invoiceMoved');
  return { paymentIntent: await toIntentRecord(call.app, { intent, order: null, said, isPayer: true }) };
}

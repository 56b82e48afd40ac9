// Use cases of a host: listing what the own family is paid, reading and confirming an invoice, exporting a file for the tax return.

import { Readable } from 'node:stream';
import type * as endpoints from '#contract/finance/purchases/own-payments.endpoints.ts';
import type { OwnPayment, OwnPurchase } from '#contract/finance/purchases/own-payments.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import type { Cell } from '#server/platform/lists/cells.ts';
import { generateCsv } from '#server/platform/lists/csv.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findPayoutsByPurchase, listPayoutsWithoutPurchase, listStays, sumPaidByYear } from './own-payments.queries.ts';
import { combineStates, findLastPaidOn, isInYear, toOwnState } from './own-payments.rules.ts';
import { listPayoutsOfPurchase, type PayoutRow } from './purchase-payouts.queries.ts';
import { findPurchase, listNewestPurchases, lockPurchase, type PurchaseRow, updatePurchase, whereBilledBy } from './purchases.queries.ts';
import { canTakePurchaseStep } from './purchases.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** A safety limit, above the number of stays that a family ever hosts. */
const MAX_PAYMENTS = 1000;

type Stay = Awaited<ReturnType<typeof listStays>>[number];

const toOwnPayout = ({ id, state, amount, currency, dueDate, paidOn }: PayoutRow) => ({
  id,
  state: toOwnState(state),
  amount: toFullDigits(amount, currency),
  dueDate,
  paidOn,
});

/** Converts an invoice. Unless a payout is pending or scheduled, its own state decides: paid, a draft scheduled, otherwise pending. */
function toPaymentOfPurchase(row: PurchaseRow, rows: readonly PayoutRow[], trip: Stay | null): OwnPayment {
  const payouts = rows.map(toOwnPayout);
  const rest = row.state === 'paid' ? 'paid' : row.state === 'draft' ? 'scheduled' : 'pending';
  return {
    key: `i${row.id}`,
    invoiceId: row.id,
    number: row.number,
    state: combineStates(payouts, rest),
    trip,
    currency: row.currency,
    total: toFullDigits(row.total, row.currency),
    paid: toFullDigits(row.paid, row.currency),
    dueDate: row.dueDate,
    paidOn: findLastPaidOn(payouts),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    payouts,
  };
}

function toPaymentOfPayout(row: PayoutRow, trip: Stay | null): OwnPayment {
  const payout = toOwnPayout(row);
  const { currency, dueDate, paidOn } = row;
  const paid = row.state === 'paid' ? row.amount : '0';
  return {
    ...{ key: `p${row.id}`, invoiceId: null, number: null, state: payout.state, trip, currency, total: payout.amount },
    ...{ paid: toFullDigits(paid, currency), dueDate, paidOn, acceptedAt: null, payouts: [payout] },
  };
}

async function loadOwnPayments(db: Queryable, userId: number): Promise<OwnPayment[]> {
  const invoices = await listNewestPurchases(db, { only: whereBilledBy(userId), atMost: MAX_PAYMENTS });
  const alone = await listPayoutsWithoutPurchase(db, { userId, atMost: MAX_PAYMENTS });
  const byInvoice = await findPayoutsByPurchase(
    db,
    invoices.map(({ id }) => id),
  );
  const tripIds = [...new Set([...invoices, ...alone].flatMap(({ tripId }) => tripId ?? []))];
  const trips = new Map((tripIds.length === 0 ? [] : await listStays(db, tripIds)).map((trip) => [trip.id, trip]));
  const tripOf = (id: number | null) => (id === null ? null : (trips.get(id) ?? null));
  const rows = [
    ...invoices.map((row) => toPaymentOfPurchase(row, byInvoice.get(row.id) ?? [], tripOf(row.tripId))),
    ...alone.map((row) => toPaymentOfPayout(row, tripOf(row.tripId))),
  ];
  return rows.sort((a, b) => (a.dueDate < b.dueDate ? 1 : a.dueDate > b.dueDate ? -1 : b.key.localeCompare(a.key)));
}

export async function listOwnPayments(call: Call): Output<'listOwnPayments'> {
  const userId = call.caller?.id ?? 0;
  const years = await sumPaidByYear(call.db, userId);
  return {
    data: await loadOwnPayments(call.db, userId),
    years: years.map(({ year, currency, paid }) => ({ year, currency, paid: toFullDigits(paid, currency) })),
  };
}

const COLUMNS = ['fromDate', 'toDate', 'studentName', 'number', 'state', 'dueDate', 'paidOn', 'currency', 'amount'] as const;
const CELL_KINDS = { fromDate: 'day', toDate: 'day', dueDate: 'day', paidOn: 'day', amount: 'money' } as const satisfies Partial<
  Record<(typeof COLUMNS)[number], Cell['kind']>
>;

/** Returns a row for each payout, so that a year holds what was paid in it; an invoice without payouts has one row too. */
function toCells(
  payment: OwnPayment,
  { year, stateWord }: { year: number | undefined; stateWord: (payment: Pick<OwnPayment, 'state'>) => string },
): Cell[][] {
  const { trip, number, currency, total, dueDate, payouts } = payment;
  const moneys = payouts.length > 0 ? payouts : [{ state: payment.state, dueDate, paidOn: null, amount: total }];
  const ofYear = moneys.filter((one) => year === undefined || (one.paidOn ?? one.dueDate).startsWith(`${year}-`));
  return ofYear.map((one) => [
    { kind: 'day', value: trip?.fromDate ?? null },
    { kind: 'day', value: trip?.toDate ?? null },
    { kind: 'text', value: trip?.studentName ?? null },
    { kind: 'text', value: number },
    { kind: 'text', value: stateWord(one) },
    { kind: 'day', value: one.dueDate },
    { kind: 'day', value: one.paidOn },
    { kind: 'text', value: currency },
    { kind: 'money', value: one.amount },
  ]);
}

export async function exportOwnPayments(call: Call, { query: { year } }: Input<'exportOwnPayments'>): Promise<FileResponse> {
  const all = await loadOwnPayments(call.db, call.caller?.id ?? 0);
  const words = getTranslator(call.locale);
  const stateWord = ({ state }: Pick<OwnPayment, 'state'>) => words(`lists.ownPayments.states.${state}`);
  const rows = all
    .filter((payment) => year === undefined || isInYear(payment, year))
    .flatMap((payment) => toCells(payment, { year, stateWord }));
  const title = words('lists.ownPayments.title');
  const content = {
    title,
    headings: COLUMNS.map((name) => words(`lists.ownPayments.columns.${name}`)),
    kinds: COLUMNS.map((name) => (name in CELL_KINDS ? CELL_KINDS[name as keyof typeof CELL_KINDS] : 'text')),
    batches: Readable.from([rows]) as AsyncIterable<Cell[][]>,
    texts: { yes: words('lists.yes'), no: words('lists.no'), timeZone: call.app.config.TIME_ZONE },
  };
  const body = Readable.from(generateCsv(content, { bom: true }));
  return { mediaType: 'text/csv; charset=utf-8', body, fileName: `${title} ${year ?? call.app.clock.today()}.csv` };
}

async function toOwnPurchase(db: Queryable, row: PurchaseRow): Promise<OwnPurchase> {
  const payouts = await listPayoutsOfPurchase(db, row.id);
  const [trip = null] = row.tripId === null ? [] : await listStays(db, [row.tripId]);
  const { id: invoiceId, selfBilled, businessName, issueDate, lines, currency, version } = row;
  return {
    ...toPaymentOfPurchase(row, payouts, trip),
    ...{ invoiceId, selfBilled, businessName, issueDate, lines: [...lines], version },
    isDraft: row.state === 'draft',
    net: toFullDigits(row.net, currency),
    vat: toFullDigits(row.vat, currency),
    canAccept: canTakePurchaseStep('accept', row),
  };
}

/** Restricts to the invoices of the caller's own family, whatever other roles the caller has. */
function whereOwn(call: Call) {
  return whereBilledBy(call.caller?.id ?? 0);
}

export async function readOwnPurchase(call: Call, { params: { id } }: Input<'readOwnPurchase'>): Output<'readOwnPurchase'> {
  const row = await findPurchase(call.db, id, whereOwn(call));
  if (row === null || row.state === 'void') throw notFound();
  return toOwnPurchase(call.db, row);
}

export async function acceptPurchase(call: Call, { params: { id }, body: { version } }: Input<'acceptPurchase'>): Output<'acceptPurchase'> {
  return call.db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id, whereOwn(call));
    if (row === null || row.state === 'void') throw notFound();
    if (!canTakePurchaseStep('accept', row)) throw new AppError('purchaseMoved');
    if (row.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await toOwnPurchase(tx, row)) } });
    await updatePurchase(tx, id, { acceptedBy: call.caller?.id ?? null, acceptedAt: call.app.clock.now() });
    const { number, total } = row;
    await recordChange(tx, call, {
      action: 'purchaseInvoice.accept',
      subjectType: 'purchaseInvoice',
      subjectId: id,
      changes: { number, total },
    });
    const now = await findPurchase(tx, id);
    if (now === null) throw notFound();
    return toOwnPurchase(tx, now);
  });
}

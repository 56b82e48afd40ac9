// Reads the ledger of a date range: all transactions, sorted by date.

import type { Queryable } from '#server/db/database.ts';
import { type AmountMath, getAmountMath } from '#server/features/finance/finance.public.ts';
import {
  type LedgerSpan,
  listCreditedInvoices,
  listOtherMovements,
  listPaymentParts,
  listSales,
  type OtherMovement,
  type Sale,
} from './ledger.queries.ts';
import {
  balancePostings,
  computeHostReduction,
  type Net,
  type Posting,
  reversePostings,
  type Transaction,
  toNet,
  toPurchasePostings,
  toSalePostings,
  toTransferPostings,
} from './ledger.rules.ts';

/** The quoted net of an invoice before and after one of its credit notes. */
interface CreditNotePosition {
  readonly quoted: string;
  readonly before: string;
  readonly after: string;
}

const parseNet = (document: string, total: string, math: AmountMath): Net => toNet(JSON.parse(document), total, math);

/** Returns the quoted net of each credit note's invoice before and after it. */
async function loadCreditNotePositions(db: Queryable, span: LedgerSpan): Promise<Map<number, CreditNotePosition>> {
  const rows = await listCreditedInvoices(db, span);
  const left = new Map<number, { quoted: string; left: string }>();
  const places = new Map<number, CreditNotePosition>();
  for (const { id, creditsId, total, currency, document } of rows) {
    const math = getAmountMath(currency);
    const net = parseNet(document, total, math).quoted;
    const invoice = creditsId === null ? undefined : left.get(creditsId);
    if (creditsId === null || invoice === undefined) {
      left.set(id, { quoted: net, left: net });
      continue;
    }
    const after = math.sum([invoice.left, net]);
    places.set(id, { quoted: invoice.quoted, before: invoice.left, after });
    left.set(creditsId, { ...invoice, left: after });
  }
  return places;
}

function toPostingsOfSale({ id, kind, total, document, currency, hostCost }: Sale, places: Map<number, CreditNotePosition>): Posting[] {
  const math = getAmountMath(currency);
  const net = parseNet(document, total, math);
  const place = places.get(id);
  if (kind === 'credit') {
    const hosts = place === undefined ? math.zero : computeHostReduction({ hostCost: math.sum([hostCost]), ...place }, math);
    return toSalePostings({ total, net, hosts }, math);
  }
  const hosts = math.compare(net.quoted, math.zero) === 0 ? math.zero : math.sum([hostCost]);
  const postings = toSalePostings({ total, net, hosts }, math);
  return kind === 'void' ? reversePostings(postings, math) : postings;
}

function toPostingsOfOther({ kind, currency, total, net, vat, isHosts }: OtherMovement): Posting[] {
  const math = getAmountMath(currency);
  const amount = math.sum([total]);
  switch (kind) {
    case 'payment':
      return toTransferPostings({ from: 'receivable', to: 'bank', amount }, math);
    case 'refund':
      return toTransferPostings({ from: 'bank', to: 'receivable', amount }, math);
    case 'payout':
      return toTransferPostings({ from: 'bank', to: isHosts ? 'accrued' : 'payable', amount }, math);
    case 'expense':
      return toTransferPostings({ from: 'bank', to: 'trips', amount }, math);
    default: {
      const postings = toPurchasePostings({ net, vat, total, isHosts }, math);
      return kind === 'purchaseVoid' ? balancePostings(reversePostings(postings, math), math) : postings;
    }
  }
}

function toTransaction(
  { day, kind, number, party, businessId, business, currency }: Sale | OtherMovement,
  postings: Posting[],
): Transaction {
  return { day, kind, number, party, businessId, business, currency, postings };
}

/** Returns the transactions of sent, credited and voided invoices. */
export async function getSalesLedger(db: Queryable, span: LedgerSpan): Promise<Transaction[]> {
  const places = await loadCreditNotePositions(db, span);
  const sales = await listSales(db, span);
  return sales.map((sale) => toTransaction(sale, toPostingsOfSale(sale, places)));
}

/** Returns all transactions. */
export async function getLedger(db: Queryable, span: LedgerSpan): Promise<Transaction[]> {
  const sales = await getSalesLedger(db, span);
  const others = (await listOtherMovements(db, span)).map((other) => toTransaction(other, toPostingsOfOther(other)));
  return [...sales, ...others].sort((a, b) => a.day.localeCompare(b.day));
}

/** A transaction, or the part of one, that concerns one trip; null for none. */
export type TripTransaction = Transaction & { readonly tripId: number | null };

interface PaymentSplit {
  readonly parts: readonly { readonly tripId: number; readonly amount: string }[];
  /** Whether only the parts of some trips are read, so that what is left is unknown. */
  readonly isPartial: boolean;
}

/** Splits a payment or refund into the parts of the trips it is allocated to, and what is left for none. */
function splitPayment(other: OtherMovement, { parts, isPartial }: PaymentSplit): TripTransaction[] {
  const math = getAmountMath(other.currency);
  const split = parts.map(({ tripId, amount }) => ({ tripId, total: other.kind === 'refund' ? math.negate(amount) : math.sum([amount]) }));
  const rest = math.subtract(math.sum([other.total]), math.sum(split.map(({ total }) => total)));
  const hasRest = !isPartial && math.compare(rest, math.zero) !== 0;
  return [...split, ...(hasRest ? [{ tripId: null, total: rest }] : [])].map(({ tripId, total }) => ({
    ...toTransaction(other, toPostingsOfOther({ ...other, total })),
    tripId,
  }));
}

/**
 * Returns the same as `getLedger` by trip: each payment in the parts in which it was allocated. The balances are the same, unless only some
 * trips are asked for.
 */
export async function getLedgerByTrip(db: Queryable, span: LedgerSpan): Promise<TripTransaction[]> {
  const places = await loadCreditNotePositions(db, span);
  const sales = (await listSales(db, span)).map((sale) => ({
    ...toTransaction(sale, toPostingsOfSale(sale, places)),
    tripId: sale.tripId,
  }));
  const parts = Map.groupBy(await listPaymentParts(db, span), ({ paymentId }) => paymentId);
  const others = (await listOtherMovements(db, span)).flatMap((other) =>
    other.kind === 'payment' || other.kind === 'refund'
      ? splitPayment(other, { parts: parts.get(other.id) ?? [], isPartial: span.trips !== undefined })
      : [{ ...toTransaction(other, toPostingsOfOther(other)), tripId: other.tripId }],
  );
  return [...sales, ...others];
}

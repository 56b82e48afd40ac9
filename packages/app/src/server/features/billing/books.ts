// The books of a span of days, read and put together: every transaction in the order of its day.

import type { Queryable } from '#server/db/database.ts';
import { type AmountMath, mathOf } from '#server/features/finance/finance.public.ts';
import { type BookSpan, creditedOf, otherMovesOf, salesOf } from './ledger.queries.ts';
import {
  balanced,
  hostsLess,
  moved,
  type Net,
  netOf,
  type Posting,
  purchasePostings,
  reversed,
  salePostings,
  type Transaction,
} from './ledger.rules.ts';

type Sale = Awaited<ReturnType<typeof salesOf>>[number];
type Other = Awaited<ReturnType<typeof otherMovesOf>>[number];

/** The quoted net of an invoice before and after one of its credit notes. */
interface Place {
  readonly quoted: string;
  readonly before: string;
  readonly after: string;
}

const parsed = (document: string, total: string, math: AmountMath): Net => netOf(JSON.parse(document), total, math);

/** Of each credit note, what was left of its invoice before and after it. */
async function placesOf(db: Queryable, span: BookSpan): Promise<Map<number, Place>> {
  const rows = await creditedOf(db, span);
  const left = new Map<number, { quoted: string; left: string }>();
  const places = new Map<number, Place>();
  for (const { id, creditsId, total, currency, document } of rows) {
    const math = mathOf(currency);
    const net = parsed(document, total, math).quoted;
    const invoice = creditsId === null ? undefined : left.get(Number(creditsId));
    if (invoice === undefined) {
      left.set(id, { quoted: net, left: net });
      continue;
    }
    const after = math.sum([invoice.left, net]);
    places.set(id, { quoted: invoice.quoted, before: invoice.left, after });
    left.set(Number(creditsId), { ...invoice, left: after });
  }
  return places;
}

function saleOf({ id, kind, total, document, currency, hostCost }: Sale, places: Map<number, Place>): Posting[] {
  const math = mathOf(currency);
  const net = parsed(document, total, math);
  const place = places.get(id);
  if (kind === 'credit') {
    const hosts = place === undefined ? math.zero : hostsLess({ hostCost: math.sum([hostCost]), ...place }, math);
    return salePostings({ total, net, hosts }, math);
  }
  const hosts = math.compare(net.quoted, math.zero) === 0 ? math.zero : math.sum([hostCost]);
  const postings = salePostings({ total, net, hosts }, math);
  return kind === 'void' ? reversed(postings, math) : postings;
}

function otherOf({ kind, currency, total, net, vat, isHosts }: Other): Posting[] {
  const math = mathOf(currency);
  const amount = math.sum([total]);
  switch (kind) {
    case 'payment':
      return moved({ from: 'receivable', to: 'bank', amount }, math);
    case 'refund':
      return moved({ from: 'bank', to: 'receivable', amount }, math);
    case 'payout':
      return moved({ from: 'bank', to: isHosts ? 'accrued' : 'payable', amount }, math);
    case 'expense':
      return moved({ from: 'bank', to: 'trips', amount }, math);
    default: {
      const postings = purchasePostings({ net, vat, total, isHosts }, math);
      return kind === 'purchaseVoid' ? balanced(reversed(postings, math), math) : postings;
    }
  }
}

function transactionOf({ day, kind, number, party, businessId, business, currency }: Sale | Other, postings: Posting[]): Transaction {
  return { day, kind, number, party, businessId, business, currency, postings };
}

/** What was invoiced, credited and voided. */
export async function salesBook(db: Queryable, span: BookSpan): Promise<Transaction[]> {
  const places = await placesOf(db, span);
  const sales = await salesOf(db, span);
  return sales.map((sale) => transactionOf(sale, saleOf(sale, places)));
}

/** All that moved. */
export async function wholeBook(db: Queryable, span: BookSpan): Promise<Transaction[]> {
  const sales = await salesBook(db, span);
  const others = (await otherMovesOf(db, span)).map((other) => transactionOf(other, otherOf(other)));
  return [...sales, ...others].sort((a, b) => a.day.localeCompare(b.day));
}

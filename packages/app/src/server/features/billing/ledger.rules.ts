// The books: what moved as transactions of double entry. Each adds up to nothing, exactly; what comes in is above 0 at its account.

import { type AmountMath, allocate } from '@hosted-stay/pricing-core/amounts';
import type { LedgerAccount, LedgerKind } from '#contract/finance/billing/ledger-accounts.ts';

export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: string;
}

export interface Transaction {
  readonly day: string;
  readonly kind: LedgerKind;
  /** Of the document, or the reference of the payment. */
  readonly number: string;
  readonly party: string;
  readonly businessId: number;
  readonly business: string;
  readonly currency: string;
  readonly postings: readonly Posting[];
}

/** A transaction does not add up: nothing is written then. */
class UnbalancedError extends Error {}

/** Postings without those of nothing; they add up to nothing. */
export function balancePostings(postings: readonly Posting[], { sum, compare, zero }: AmountMath): Posting[] {
  if (compare(sum(postings.map(({ amount }) => amount)), zero) !== 0) throw new UnbalancedError(JSON.stringify(postings));
  return postings.map(({ account, amount }) => ({ account, amount: sum([amount]) })).filter(({ amount }) => compare(amount, zero) !== 0);
}

/** What of a document's lines is of a quote, and what of others; without VAT. */
export interface Net {
  readonly quoted: string;
  readonly other: string;
  readonly vat: string;
}

interface DocumentLines {
  readonly lines?: readonly { readonly kind: string; readonly amount: string; readonly discount: string }[];
  readonly totals?: { readonly vat?: string };
}

/** The net of an invoice or a credit note as it was sent. */
export function toNet({ lines = [], totals }: DocumentLines, total: string, math: AmountMath): Net {
  const of = (isQuoted: boolean) =>
    math.sum(lines.filter(({ kind }) => (kind === 'quoted') === isQuoted).map(({ amount, discount }) => math.subtract(amount, discount)));
  const vat = math.sum([totals?.vat ?? math.zero]);
  const quoted = of(true);
  return { quoted, vat, other: math.subtract(math.subtract(total, vat), quoted) };
}

/** The hosts' part of what an invoice and its credit notes so far come to: in proportion to what is left of the quoted lines. */
function computeHostShare(hostCost: string, { left, quoted, math }: { left: string; quoted: string; math: AmountMath }): string {
  if (math.compare(left, quoted) === 0 || math.compare(hostCost, math.zero) === 0) return math.sum([hostCost]);
  const gone = math.subtract(quoted, left);
  const shared = allocate(hostCost, [left, gone], math.currency);
  return shared.ok ? (shared.value.shares[0]?.amount ?? math.zero) : math.zero;
}

/** What hosts are given of a document: all of it for an invoice, for a credit note as much less as its place among the others makes it. */
export interface HostShareInput {
  /** By the quote; nothing without one. */
  readonly hostCost: string;
  /** The quoted net of the invoice, and what is left of it before and after this document. */
  readonly quoted: string;
  readonly before: string;
  readonly after: string;
}

/** What becomes of the hosts' part by a credit note: below 0. */
export function computeHostReduction({ hostCost, quoted, before, after }: HostShareInput, math: AmountMath): string {
  return math.subtract(
    computeHostShare(hostCost, { left: after, quoted, math }),
    computeHostShare(hostCost, { left: before, quoted, math }),
  );
}

/** An invoice as it was sent, or with figures below 0 a credit note. */
export function toSalePostings({ total, net, hosts }: { total: string; net: Net; hosts: string }, math: AmountMath): Posting[] {
  const { negate, subtract } = math;
  const postings: Posting[] = [
    { account: 'receivable', amount: total },
    { account: 'accrued', amount: negate(hosts) },
    { account: 'commission', amount: negate(subtract(net.quoted, hosts)) },
    { account: 'other', amount: negate(net.other) },
    { account: 'vatOutput', amount: negate(net.vat) },
  ];
  return balancePostings(postings, math);
}

/** The same the other way round. */
export function reversePostings(postings: readonly Posting[], math: AmountMath): Posting[] {
  return postings.map(({ account, amount }) => ({ account, amount: math.negate(amount) }));
}

/** Money from one account to another. */
export function toTransferPostings(
  { from, to, amount }: { from: LedgerAccount; to: LedgerAccount; amount: string },
  math: AmountMath,
): Posting[] {
  return balancePostings(
    [
      { account: to, amount },
      { account: from, amount: math.negate(amount) },
    ],
    math,
  );
}

/** An approved invoice of a host, or of another supplier. */
export function toPurchasePostings(
  { net, vat, total, isHosts }: { net: string; vat: string; total: string; isHosts: boolean },
  math: AmountMath,
): Posting[] {
  const postings: Posting[] = [
    { account: isHosts ? 'accrued' : 'purchases', amount: net },
    { account: 'vatInput', amount: vat },
    { account: 'payable', amount: math.negate(total) },
  ];
  return balancePostings(postings, math);
}

// The ledger: movements as double-entry transactions. Each sums to zero exactly; debits are above 0, credits below.

import { type AmountMath, allocate } from '@hosted-stay/pricing-core/amounts';
import type { LedgerAccount, LedgerKind } from '#contract/finance/billing/ledger-accounts.ts';

export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: string;
}

export interface Transaction {
  readonly day: string;
  readonly kind: LedgerKind;
  /** The number of the document, or the reference of the payment. */
  readonly number: string;
  readonly party: string;
  readonly businessId: number;
  readonly business: string;
  readonly currency: string;
  readonly postings: readonly Posting[];
}

/** Thrown if a transaction doesn't sum to zero, so that nothing is written. */
class UnbalancedError extends Error {}

/** Returns the postings without zero amounts; throws if they don't sum to zero. */
export function balancePostings(postings: readonly Posting[], { sum, compare, zero }: AmountMath): Posting[] {
  if (compare(sum(postings.map(({ amount }) => amount)), zero) !== 0) throw new UnbalancedError(JSON.stringify(postings));
  return postings.map(({ account, amount }) => ({ account, amount: sum([amount]) })).filter(({ amount }) => compare(amount, zero) !== 0);
}

/** The amounts of a document's quoted and other lines, without VAT. */
export interface Net {
  readonly quoted: string;
  readonly other: string;
  readonly vat: string;
}

interface DocumentLines {
  readonly lines?: readonly { readonly kind: string; readonly amount: string; readonly discount: string }[];
  readonly totals?: { readonly vat?: string };
}

/** Returns the net amounts of an invoice or credit note as sent. */
export function toNet({ lines = [], totals }: DocumentLines, total: string, math: AmountMath): Net {
  const of = (isQuoted: boolean) =>
    math.sum(lines.filter(({ kind }) => (kind === 'quoted') === isQuoted).map(({ amount, discount }) => math.subtract(amount, discount)));
  const vat = math.sum([totals?.vat ?? math.zero]);
  const quoted = of(true);
  return { quoted, vat, other: math.subtract(math.subtract(total, vat), quoted) };
}

/** Returns the hosts' part of an invoice after its credit notes so far, in proportion to what is left of the quoted lines. */
function computeHostShare(hostCost: string, { left, quoted, math }: { left: string; quoted: string; math: AmountMath }): string {
  if (math.compare(left, quoted) === 0 || math.compare(hostCost, math.zero) === 0) return math.sum([hostCost]);
  const gone = math.subtract(quoted, left);
  const shared = allocate(hostCost, [left, gone], math.currency);
  return shared.ok ? (shared.value.shares[0]?.amount ?? math.zero) : math.zero;
}

/** The hosts' part of a document: all of it for an invoice; for a credit note the reduction, which depends on the ones before. */
export interface HostShareInput {
  /** The hosts' part by the quote; 0 without one. */
  readonly hostCost: string;
  /** The quoted net of the invoice, and what is left of it before and after this document. */
  readonly quoted: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the change of the hosts' part by a credit note, below 0. */
export function computeHostReduction({ hostCost, quoted, before, after }: HostShareInput, math: AmountMath): string {
  return math.subtract(
    computeHostShare(hostCost, { left: after, quoted, math }),
    computeHostShare(hostCost, { left: before, quoted, math }),
  );
}

/** Returns the postings of a sent invoice, or with figures below 0 of a credit note. */
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

/** Reverses postings. */
export function reversePostings(postings: readonly Posting[], math: AmountMath): Posting[] {
  return postings.map(({ account, amount }) => ({ account, amount: math.negate(amount) }));
}

/** Returns the postings of a transfer from one account to another: balanced, whatever the amount. */
export function toTransferPostings(
  { from, to, amount }: { from: LedgerAccount; to: LedgerAccount; amount: string },
  math: AmountMath,
): Posting[] {
  if (math.compare(amount, math.zero) === 0) return [];
  return [
    { account: to, amount: math.sum([amount]) },
    { account: from, amount: math.negate(amount) },
  ];
}

/** Returns the postings of an approved invoice of a host or another supplier. */
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

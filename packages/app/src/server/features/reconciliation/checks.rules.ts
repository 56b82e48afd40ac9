// All checks, by name.

import {
  CHECK_NAMES,
  CHECKS,
  type CheckCount,
  type CheckName,
  type Discrepancy,
} from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import * as doubts from './anomaly-checks.rules.ts';
import { type Check, type IndexedSnapshot, toDiscrepancy } from './discrepancies.rules.ts';
import * as money from './money-checks.rules.ts';
import * as stays from './stay-checks.rules.ts';

const CHECK_FUNCTIONS: Readonly<Record<CheckName, Check>> = {
  tripWithoutQuote: stays.tripWithoutQuote,
  tripDiffersFromQuote: stays.tripDiffersFromQuote,
  tripWithoutInvoice: stays.tripWithoutInvoice,
  tripBilledOtherwise: stays.tripBilledOtherwise,
  invoiceDiffersFromQuote: money.invoiceDiffersFromQuote,
  paidDiffersFromAllocations: money.paidDiffersFromAllocations,
  voidInvoicePaid: money.voidInvoicePaid,
  overpaidInvoice: money.overpaidInvoice,
  paidNotReserved: stays.paidNotReserved,
  cancelledNotRefunded: stays.cancelledNotRefunded,
  paymentUnallocated: money.paymentUnallocated,
  duplicatePayment: money.duplicatePayment,
  gatewayEventFailed: money.gatewayEventFailed,
  intentWithoutPayment: money.intentWithoutPayment,
  payoutMissing: stays.payoutMissing,
  payoutDiffersFromQuote: stays.payoutDiffersFromQuote,
  payoutOverdue: stays.payoutOverdue,
  payoutWithoutPurchase: stays.payoutWithoutPurchase,
  purchaseDiffersFromQuote: money.purchaseDiffersFromQuote,
  expenseNotBilled: money.expenseNotBilled,
  seriesGap: money.seriesGap,
  cancelledStillOwed: stays.cancelledStillOwed,
  paidInFuture: doubts.paidInFuture,
  stayBilledTwice: doubts.stayBilledTwice,
  refundOffOtherInvoice: doubts.refundOffOtherInvoice,
  namedInvoiceOpen: doubts.namedInvoiceOpen,
  refundReturned: doubts.refundReturned,
  disputeOpen: doubts.disputeOpen,
};

/** Runs all checks, in their order; amounts have all digits of their currencies. */
export function runChecks(world: IndexedSnapshot): Discrepancy[] {
  return CHECK_NAMES.flatMap((check) => CHECK_FUNCTIONS[check](world).map((found) => toDiscrepancy(check, found))).map((finding) => {
    const { amount, currency } = finding;
    return amount === null || currency === null ? finding : { ...finding, amount: world.mathOf(currency).sum([amount]) };
  });
}

/** Returns each check with the number and the sums of its findings. */
export function countByCheck(findings: readonly Discrepancy[], mathOf: IndexedSnapshot['mathOf']): CheckCount[] {
  return CHECK_NAMES.map((check) => {
    const own = findings.filter((finding) => finding.check === check);
    const currencies = [...new Set(own.flatMap(({ currency, amount }) => (amount === null ? [] : (currency ?? []))))].sort();
    const sums = currencies.map((currency) => ({
      currency,
      amount: mathOf(currency).sum(own.flatMap((one) => (one.currency === currency ? (one.amount ?? []) : []))),
    }));
    return { check, severity: CHECKS[check], count: own.length, sums };
  });
}

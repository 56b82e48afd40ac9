// Checks for single payments, invoices and disputes that can't be right, or that staff have to look at.

import { type GatewayEventType, toDisputeState } from '#contract/finance/payments/gateway-states.ts';
import type { Check, IndexedSnapshot } from './discrepancies.rules.ts';

type Anomaly = IndexedSnapshot['doubleBills'][number];

const toSubject = ({ id, name, tripId, businessId, currency, amount, day }: Anomaly) => ({
  subjectId: id,
  name,
  tripId,
  businessId,
  currency,
  amount,
  day,
});

export const paidInFuture: Check = ({ paidInFuture: rows }) => rows.map((row) => ({ ...toSubject(row), subjectType: row.kind }));

export const stayBilledTwice: Check = ({ doubleBills }) =>
  doubleBills.map((row) => ({ ...toSubject(row), subjectType: 'purchaseInvoice' }));

export const refundOffOtherInvoice: Check = ({ strayRefunds }) =>
  strayRefunds.map((row) => ({ ...toSubject(row), subjectType: 'payment' }));

/** Finds payments with an unallocated rest whose reference names an invoice with an outstanding amount. */
export const namedInvoiceOpen: Check = ({ payments, invoices, mathOf, numbersWithin }) => {
  const owed = invoices.filter(({ state }) => state === 'sent' || state === 'part_paid');
  return payments
    .filter(({ free, currency, reference }) => reference !== '' && mathOf(currency).compare(free, '0') > 0)
    .flatMap(({ id, payerName, businessId, currency, paidOn, free, reference }) => {
      const own = owed.filter((invoice) => invoice.businessId === businessId && invoice.currency === currency);
      const found = numbersWithin(reference, own).map(({ number }) => number);
      const about = { subjectType: 'payment', subjectId: id, name: payerName, businessId, currency, day: paidOn } as const;
      return found.length === 0 ? [] : [{ ...about, amount: free, expected: found.join(', ') }];
    });
};

/** Finds money of failed refunds that came back and was neither refunded nor allocated again. */
export const refundReturned: Check = ({ payments, mathOf }) =>
  payments
    .filter(({ key, free, currency }) => key !== null && /:refund:.*:returned$/.test(key) && mathOf(currency).compare(free, '0') > 0)
    .map(({ id, payerName, businessId, currency, paidOn, free }) => ({
      ...({ subjectType: 'payment', subjectId: id, name: payerName } as const),
      ...{ businessId, currency, amount: free, day: paidOn },
    }));

export const disputeOpen: Check = ({ disputes }) =>
  disputes
    .filter(({ types }) => toDisputeState(types as GatewayEventType[]) === 'open')
    .map((row) => ({ ...toSubject(row), subjectType: 'gatewayEvent' }));

// Checks of money: whether invoices match their quotes and payments, and whether payments, events and expenses are allocated or billed.

import { addDays } from '#contract/platform/days.ts';
import { type Check, type IndexedSnapshot, type Invoice, toInvoiceSubject } from './discrepancies.rules.ts';

export const invoiceDiffersFromQuote: Check = ({ invoices, quoteOf, mathOf }) =>
  invoices.flatMap((invoice) => {
    const quote = quoteOf(invoice.quoteFingerprint);
    if (quote === undefined || invoice.quoted === null || invoice.state === 'void') return [];
    const { compare, subtract, sum } = mathOf(quote.currency);
    if (invoice.currency === quote.currency && compare(invoice.quoted, quote.total) === 0) return [];
    const amount = subtract(invoice.quoted, quote.total);
    return [{ ...toInvoiceSubject(invoice), amount, expected: sum([quote.total]), found: sum([invoice.quoted]) }];
  });

export const paidDiffersFromAllocations: Check = ({ invoices, mathOf }) =>
  invoices.flatMap((invoice) => {
    const { compare, subtract, sum } = mathOf(invoice.currency);
    if (invoice.state === 'void' || compare(invoice.paid, invoice.allocated) === 0) return [];
    const amount = subtract(invoice.paid, invoice.allocated);
    return [{ ...toInvoiceSubject(invoice), amount, expected: sum([invoice.allocated]), found: sum([invoice.paid]) }];
  });

export const voidInvoicePaid: Check = ({ invoices, mathOf }) =>
  invoices.flatMap((invoice) => {
    const { compare, sum, zero } = mathOf(invoice.currency);
    const isPaid = compare(invoice.paid, zero) !== 0 || compare(invoice.allocated, zero) !== 0;
    return invoice.state === 'void' && isPaid
      ? [{ ...toInvoiceSubject(invoice), amount: sum([invoice.allocated]), found: sum([invoice.paid]) }]
      : [];
  });

/** Returns how much was paid above an invoice's total less credits; null if it wasn't overpaid. */
function computeOverpaid({ currency, total, credited, paid }: Invoice, { mathOf }: IndexedSnapshot): string | null {
  const math = mathOf(currency);
  const amount = math.subtract(paid, math.subtract(total, credited));
  return math.compare(amount, math.zero) > 0 ? amount : null;
}

/** For cancelled stays, `cancelledNotRefunded` covers this. */
export const overpaidInvoice: Check = (world) =>
  world.invoices
    .filter(({ state, tripId }) => state !== 'void' && world.tripOf(tripId)?.state !== 'cancelled')
    .flatMap((invoice) => {
      const amount = computeOverpaid(invoice, world);
      return amount === null ? [] : [{ ...toInvoiceSubject(invoice), amount }];
    });

const toPaymentSubject = ({ id, payerName, businessId, currency, paidOn, amount }: IndexedSnapshot['payments'][number]) =>
  ({ subjectType: 'payment', subjectId: id, name: payerName, businessId, currency, day: paidOn, amount }) as const;

/** Days to allocate a payment before it is reported. */
const GRACE_DAYS = 7;

export const paymentUnallocated: Check = ({ payments, today, mathOf }) =>
  payments
    .filter(({ free, currency, paidOn }) => mathOf(currency).compare(free, '0') > 0 && paidOn < addDays(today, -GRACE_DAYS))
    .map((payment) => ({ ...toPaymentSubject(payment), amount: payment.free }));

/** Finds payments that look like an earlier one; the first of them is not reported. */
export const duplicatePayment: Check = ({ payments, mathOf }) => {
  const seen = new Set<string>();
  return payments.flatMap((payment) => {
    const { businessId, currency, amount, paidOn, payerName } = payment;
    const key = [businessId, currency, mathOf(currency).sum([amount]), paidOn, payerName.trim().toLowerCase()].join('\n');
    if (seen.size < seen.add(key).size) return [];
    return [toPaymentSubject(payment)];
  });
};

const toGatewaySubject = ({ id, payerName, businessId, tripId, currency, amount, day }: IndexedSnapshot['gateways'][number]) =>
  ({ subjectType: 'gatewayEvent', subjectId: id, name: payerName, businessId, tripId, currency, amount, day }) as const;

export const gatewayEventFailed: Check = ({ gateways }) => gateways.filter(({ isFailed }) => isFailed).map(toGatewaySubject);

export const intentWithoutPayment: Check = ({ gateways }) => gateways.filter(({ isFailed }) => !isFailed).map(toGatewaySubject);

export const purchaseDiffersFromQuote: Check = ({ purchases, mathOf }) =>
  purchases.map(({ id, number, supplierName, tripId, businessId, currency, net, expected, issueDate }) => {
    const { subtract, sum } = mathOf(currency);
    const name = [number, supplierName].filter(Boolean).join(' · ');
    const figures = { amount: subtract(net, expected ?? '0'), expected: sum([expected ?? '0']), found: sum([net]) };
    return { subjectType: 'purchaseInvoice', subjectId: id, name, tripId, businessId, currency, day: issueDate, ...figures };
  });

export const expenseNotBilled: Check = ({ expenses }) =>
  expenses.map(({ id, endedOn, ...expense }) => ({ subjectType: 'expense', subjectId: id, day: endedOn, ...expense }));

export const seriesGap: Check = ({ series }) =>
  series
    .filter(({ given, there, highest }) => given !== there || highest !== there)
    .map(({ series: name, given, there, someId, businessId }) => ({
      subjectType: 'invoice',
      subjectId: someId,
      name,
      businessId,
      expected: String(given),
      found: String(there),
    }));

// Plans which payment settles which invoice: oldest payments to oldest invoices, within one business and currency.

import type { Settlement } from '#contract/finance/billing/billing.shapes.ts';
import type { MathOf } from './statement.rules.ts';

interface OwedInvoice {
  readonly id: number;
  readonly number: string;
  readonly currency: string;
  readonly businessId: number;
  readonly dueDate: string | null;
  readonly open: string;
}

interface UnallocatedPayment {
  readonly id: number;
  readonly currency: string;
  readonly businessId: number;
  readonly paidOn: string;
  readonly free: string;
}

/** Plans the allocations; invoices and payments must be sorted in the order of use. */
export function planSettlement(
  { invoices, payments }: { invoices: readonly OwedInvoice[]; payments: readonly UnallocatedPayment[] },
  mathOf: MathOf,
): Settlement['parts'] {
  const open = new Map(invoices.map(({ id, open: owed }) => [id, owed]));
  return payments.flatMap(({ id: paymentId, paidOn, currency, businessId, free }) => {
    const math = mathOf(currency);
    const isSomething = (amount: string) => math.compare(amount, math.zero) > 0;
    let left = free;
    return invoices
      .filter((invoice) => invoice.businessId === businessId && invoice.currency === currency)
      .flatMap(({ id: invoiceId, number, dueDate }) => {
        const owed = open.get(invoiceId) ?? math.zero;
        const amount = math.sum([math.compare(left, owed) > 0 ? owed : left]);
        if (!isSomething(amount)) return [];
        left = math.subtract(left, amount);
        open.set(invoiceId, math.subtract(owed, amount));
        return [{ paymentId, paidOn, invoiceId, number, dueDate, currency, amount }];
      });
  });
}

// Money that another part of the product hears of: recorded once for its name, settling an invoice as far as it is owed.

import type { PaymentBody, RefundBody } from '#contract/finance/payments.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Actor } from '#server/platform/record.ts';
import { lockInvoice } from './invoices.queries.ts';
import { isPossible, outstandingOf } from './invoices.rules.ts';
import { least, mathOf } from './money.rules.ts';
import { lockReceived, refunded } from './payment-moves.service.ts';
import { paymentByKey } from './payments.queries.ts';
import { recorded } from './payments.service.ts';

interface Received extends Omit<PaymentBody, 'allocations'> {
  readonly key: string;
  readonly currency: string;
  /** The invoice that it is for, if there is one; what is more than is owed on it waits for another. */
  readonly invoiceId: number | null;
}

/** What of an invoice some money can settle; nothing of one on which nothing is owed, or that is of another business or currency. */
async function settledBy(tx: Transaction, { invoiceId, businessId, currency, amount }: Received): Promise<PaymentBody['allocations']> {
  const row = invoiceId === null ? null : await lockInvoice(tx, invoiceId);
  if (row === null || !isPossible('pay', row) || row.businessId !== businessId || row.currency !== currency) return [];
  return [{ invoiceId: row.id, amount: least(outstandingOf(row), amount, mathOf(currency)) }];
}

/** Records money within a transaction, once for its key; answers the payment. */
export async function receivedFor(
  tx: Transaction,
  actor: Actor,
  { invoiceId, ...body }: Received,
): Promise<{ id: number; isNew: boolean }> {
  const isKnown = (await paymentByKey(tx, body.key)) !== null;
  const allocations = isKnown ? [] : await settledBy(tx, { ...body, invoiceId });
  return recorded(tx, actor, { ...body, allocations });
}

/** Pays a payment back within a transaction, once for its key. */
export async function paidBack(
  tx: Transaction,
  actor: Actor,
  { paymentId, ...body }: Omit<RefundBody, 'version'> & { readonly paymentId: number },
): Promise<void> {
  const row = await lockReceived(tx, paymentId);
  await refunded(tx, actor, { row, body });
}

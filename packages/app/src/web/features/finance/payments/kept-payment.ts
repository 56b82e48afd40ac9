// Updates a payment in the cache and reloads the lists that contain it.

import { listInvoices, readAgeing, readInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listPayments, readPayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

const CHANGED = [listPayments, listInvoices, readInvoice, readAgeing];

export async function reloadPayments(): Promise<void> {
  await Promise.all(CHANGED.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

export async function keepPayment(payment: PaymentPage): Promise<void> {
  keepAnswer(readPayment, { params: { id: payment.id } }, payment);
  await reloadPayments();
}

export function reloadPayment(id: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: toQueryKey(readPayment, { params: { id } }) });
}

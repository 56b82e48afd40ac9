// Endpoints of payments: recording them by hand or from a bank statement, allocating them to invoices, and refunding them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import {
  allocateBody,
  bankReport,
  deallocateBody,
  importBody,
  listedPayment,
  payment,
  paymentBody,
  paymentsList,
  refundBody,
} from './payments.shapes.ts';

const params = z.object({ id });

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'payments.read',
  summary: 'Payments and refunds; who has own ones only sees those of invoices they wrote.',
  query: listQueryFor(paymentsList),
  answer: pageOf(listedPayment),
});

export const exportPayments = endpoint(exportEndpoint({ list: paymentsList, path: '/api/payments/export', access: 'payments.read' }));

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{id}',
  access: 'payments.read',
  summary: 'One payment with the invoices that it settles and what was paid back.',
  params,
  answer: payment,
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  access: 'payments.write',
  summary: 'Records money received, for invoices or for none yet. The same key again answers the payment that was recorded with it.',
  body: paymentBody,
  answer: payment,
  refusals: ['invoiceMoved', 'moreThanOwed', 'moreThanPaid', 'otherAccount', 'paymentKeyTaken'],
});

export const importPayments = endpoint({
  method: 'POST',
  path: '/api/payments/import',
  access: 'payments.write',
  summary: 'Reads the statement of a bank (CSV with date, amount, payer and reference): what it holds, or records what is new in it.',
  upload: 'file',
  body: importBody,
  answer: bankReport,
  refusals: ['fileTooLarge', 'bankFileUnreadable'],
});

export const allocatePayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/allocate',
  access: 'payments.write',
  summary: 'Settles an invoice with what is left of a payment.',
  params,
  body: allocateBody,
  answer: payment,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'moreThanOwed', 'moreThanPaid', 'otherAccount'],
});

export const deallocatePayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/deallocate',
  access: 'payments.write',
  summary: 'Takes a payment back from an invoice: its money waits for another.',
  params,
  body: deallocateBody,
  answer: payment,
  refusals: ['changedMeanwhile', 'moreThanPaid'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/refund',
  access: 'payments.write',
  summary: 'Records money that was paid back: first of what settles no invoice, then of the invoices, the newest first.',
  params,
  body: refundBody,
  answer: payment,
  refusals: ['changedMeanwhile', 'moreThanPaid', 'paymentKeyTaken', 'refundUnclear'],
});

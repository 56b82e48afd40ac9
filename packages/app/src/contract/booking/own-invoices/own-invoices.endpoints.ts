// Endpoints of a parent's own invoices and their payment.

import * as z from 'zod';
import { paymentIntent } from '#contract/booking/booking.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { ownInvoice, ownInvoices, ownInvoicesQuery, payInvoiceBody } from './own-invoices.shapes.ts';

const params = z.object({ id });

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/api/own-invoices',
  access: 'ownInvoices.pay',
  summary: 'The invoices that the caller was sent, the newest first, with what is due; never a draft.',
  query: ownInvoicesQuery,
  answer: ownInvoices,
});

export const readOwnInvoice = endpoint({
  method: 'GET',
  path: '/api/own-invoices/{id}',
  access: 'ownInvoices.pay',
  summary: 'One invoice that the caller was sent: its lines, VAT, and what was paid.',
  params,
  answer: ownInvoice,
  refusals: ['documentDamaged'],
});

export const readOwnInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/own-invoices/{id}/pdf',
  access: 'ownInvoices.pay',
  summary: 'An invoice that the caller was sent, as a PDF.',
  params,
  answer: z.undefined(),
  bytes: ['application/pdf'],
  refusals: ['documentDamaged', 'invoiceIncomplete'],
});

export const payOwnInvoice = endpoint({
  method: 'POST',
  path: '/api/own-invoices/{id}/pay',
  access: 'ownInvoices.pay',
  summary:
    'What is to be paid through the gateway for all that is due of an invoice; asked again, it is the same. Refused where another amount is due by now than `amount`.',
  params,
  body: payInvoiceBody,
  answer: z.object({ paymentIntent }),
  refusals: ['invoiceMoved', 'gatewayUnavailable', 'amountNotPayable'],
});

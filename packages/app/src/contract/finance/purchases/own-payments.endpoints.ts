// Endpoints of a host's payments: the stays, one invoice and its confirmation, and a file for the tax return.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { ownPayments, ownPaymentsQuery, ownPurchase } from './own-payments.shapes.ts';

const params = z.object({ id });

export const listOwnPayments = endpoint({
  method: 'GET',
  path: '/api/own-payments',
  access: 'payouts.read',
  summary: 'What the caller is paid as a host, stay by stay, and what was paid in each year; nothing for who is no host.',
  answer: ownPayments,
});

export const exportOwnPayments = endpoint({
  method: 'GET',
  path: '/api/own-payments/export',
  access: 'payouts.read',
  summary: 'What the caller is paid as a host as CSV: all of it, or what was paid or is due in one year.',
  query: ownPaymentsQuery,
  answer: z.undefined(),
  bytes: ['text/csv; charset=utf-8'],
});

export const readOwnPurchase = endpoint({
  method: 'GET',
  path: '/api/own-payments/{id}',
  access: 'purchaseInvoices.accept',
  summary: 'One invoice of the caller as a host: nights, rate, discount, VAT, and how its money stands.',
  params,
  answer: ownPurchase,
});

export const acceptPurchase = endpoint({
  method: 'POST',
  path: '/api/own-payments/{id}/accept',
  access: 'purchaseInvoices.accept',
  summary: 'The host confirms an invoice that we wrote in their name; once.',
  params,
  body: z.object({ version: z.int() }),
  answer: ownPurchase,
  refusals: ['changedMeanwhile', 'purchaseMoved'],
});

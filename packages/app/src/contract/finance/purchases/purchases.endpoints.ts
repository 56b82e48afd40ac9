// Endpoints of purchase invoices: recording, self-billing, approving with the next number, and linking payouts.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  approvePurchaseBody,
  editPurchaseBody,
  linkPayoutsBody,
  listedPurchase,
  purchase,
  purchaseAgeing,
  purchaseBody,
  purchasesList,
  purchasesOfTripBody,
  voidPurchaseBody,
} from './purchases.shapes.ts';

const params = z.object({ id });

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/purchase-invoices',
  access: 'purchaseInvoices.read',
  summary: 'Invoices of hosts and other suppliers; a host sees the own ones alone.',
  query: listQueryFor(purchasesList),
  answer: pageOf(listedPurchase),
});

export const exportPurchases = endpoint(
  exportEndpoint({ list: purchasesList, path: '/api/purchase-invoices/export', access: 'purchaseInvoices.read' }),
);

export const readPurchaseAgeing = endpoint({
  method: 'GET',
  path: '/api/purchase-invoices/ageing',
  access: 'purchaseInvoices.read',
  summary: 'What we owe on approved purchase invoices, by how long it is overdue.',
  answer: z.object({ data: z.array(purchaseAgeing) }),
});

export const readPurchase = endpoint({
  method: 'GET',
  path: '/api/purchase-invoices/{id}',
  access: 'purchaseInvoices.read',
  summary: 'One purchase invoice with its lines, its stay and the payouts that pay it.',
  params,
  answer: purchase,
});

export const recordPurchase = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices',
  access: 'purchaseInvoices.write',
  summary: 'Records the invoice of a supplier as a draft, with lines or one sum; with a stay and its host it is compared with the quote.',
  body: purchaseBody,
  answer: purchase,
  refusals: ['purchaseNumberTaken', 'stayBilledOtherwise', 'documentDamaged'],
});

export const selfBillTrip = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices/of-trip',
  access: 'purchaseInvoices.write',
  summary: 'Writes the invoices of those who are paid for a stay, from its agreed quote; whoever has one of it already gets no second.',
  body: purchasesOfTripBody,
  answer: z.object({ data: z.array(listedPurchase) }),
  refusals: ['stayNotPriced', 'documentDamaged'],
});

export const editPurchase = endpoint({
  method: 'PATCH',
  path: '/api/purchase-invoices/{id}',
  access: 'purchaseInvoices.write',
  summary: 'Changes a draft; of one that we write ourselves only what is no fact of the stay.',
  params,
  body: editPurchaseBody,
  answer: purchase,
  refusals: ['changedMeanwhile', 'purchaseMoved', 'purchaseNumberTaken', 'stayBilledOtherwise', 'moreThanOwed', 'documentDamaged'],
});

export const deletePurchase = endpoint({
  method: 'DELETE',
  path: '/api/purchase-invoices/{id}',
  access: 'purchaseInvoices.write',
  summary: 'Takes out a draft; payouts that were to pay it pay no invoice then.',
  params,
  answer: done,
  refusals: ['purchaseMoved'],
});

export const approvePurchase = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices/{id}/approve',
  access: 'purchaseInvoices.write',
  summary: 'Freezes a draft; a self-billed one gets the next number of its series. Where it differs from the quote, the reason is said.',
  params,
  body: approvePurchaseBody,
  answer: purchase,
  refusals: ['changedMeanwhile', 'purchaseMoved', 'purchaseDiffers'],
});

export const voidPurchase = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices/{id}/void',
  access: 'purchaseInvoices.write',
  summary: 'Voids an approved invoice that nothing was paid of; its number stays taken, and its payouts pay no invoice then.',
  params,
  body: voidPurchaseBody,
  answer: purchase,
  refusals: ['changedMeanwhile', 'purchaseMoved'],
});

export const linkPayouts = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices/{id}/payouts',
  access: 'purchaseInvoices.write',
  summary: 'Says which payouts pay it: of the same host, business and currency, and no more in all than it comes to.',
  params,
  body: linkPayoutsBody,
  answer: purchase,
  refusals: ['changedMeanwhile', 'purchaseMoved', 'payoutUnfit', 'moreThanOwed'],
});

export const unlinkPayouts = endpoint({
  method: 'POST',
  path: '/api/purchase-invoices/{id}/payouts/unlink',
  access: 'purchaseInvoices.write',
  summary: 'Takes payouts off it that were not paid yet.',
  params,
  body: linkPayoutsBody,
  answer: purchase,
  refusals: ['changedMeanwhile', 'payoutUnfit'],
});

export const readPurchasePdf = endpoint({
  method: 'GET',
  path: '/api/purchase-invoices/{id}/pdf',
  access: 'purchaseInvoices.read',
  summary: 'An invoice that we wrote in the name of a host, as a PDF; of a draft marked as one.',
  params,
  answer: z.undefined(),
  bytes: ['application/pdf'],
});

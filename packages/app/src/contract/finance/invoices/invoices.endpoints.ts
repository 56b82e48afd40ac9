// Endpoints of invoices: drafts, sending with the next number, paying, crediting, voiding and reading them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { INVOICE_LINK_DAYS } from './invoice-link.ts';
import {
  ageing,
  billedTrip,
  buyer,
  creditBody,
  editInvoiceBody,
  invoice,
  invoiceBody,
  invoicesList,
  listedInvoice,
  paymentOfInvoiceBody,
  reasonBody,
  tripToBill,
} from './invoices.shapes.ts';

const params = z.object({ id });

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'invoices.read',
  summary: 'Invoices; who has own ones only sees those they wrote.',
  query: listQueryFor(invoicesList),
  answer: pageOf(listedInvoice),
});

export const exportInvoices = endpoint(exportEndpoint({ list: invoicesList, path: '/api/invoices/export', access: 'invoices.read' }));

export const listBuyers = endpoint({
  method: 'GET',
  path: '/api/invoices/buyers',
  access: 'invoices.read',
  summary: 'Every user who has been billed, by name, to choose invoices by; who has own invoices only sees the buyers of those they wrote.',
  answer: z.object({ data: z.array(z.object({ id, name: z.string() })) }),
});

export const readBuyer = endpoint({
  method: 'GET',
  path: '/api/invoices/buyers/{id}',
  access: 'invoices.write',
  summary: 'What an invoice to an account begins with; agents see the parents of their students and the payers of their trips.',
  params,
  answer: buyer,
});

export const listBilledTrips = endpoint({
  method: 'GET',
  path: '/api/invoices/trips',
  access: 'invoices.read',
  summary: 'Every trip that has an invoice, the newest stay first; who has own invoices only sees the trips of those they wrote.',
  answer: z.object({ data: z.array(billedTrip) }),
});

export const readAgeing = endpoint({
  method: 'GET',
  path: '/api/invoices/ageing',
  access: 'invoices.read',
  summary: 'What is owed on sales invoices, by how long it is overdue.',
  answer: z.object({ data: z.array(ageing) }),
});

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/{id}',
  access: 'invoices.read',
  summary: 'One invoice with its payments and credit notes.',
  params,
  answer: invoice,
  refusals: ['documentDamaged'],
});

export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices',
  access: 'invoices.write',
  summary: 'Keeps a draft: of a kept quote, of lines typed by hand, or of both.',
  body: invoiceBody,
  answer: invoice,
  refusals: ['documentDamaged', 'alreadyBilled', 'carrierLost'],
});

export const readTripToBill = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/invoice',
  access: 'invoices.write',
  summary: 'What an invoice for a trip begins with; agents see trips that they look after.',
  params,
  answer: tripToBill,
});

export const editInvoice = endpoint({
  method: 'PATCH',
  path: '/api/invoices/{id}',
  access: 'invoices.write',
  summary: 'Changes a draft.',
  params,
  body: editInvoiceBody,
  answer: invoice,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'documentDamaged', 'alreadyBilled', 'carrierLost'],
});

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/api/invoices/{id}',
  access: 'invoices.write',
  summary: 'Takes out a draft. What was sent stays for ever.',
  params,
  answer: done,
  refusals: ['invoiceMoved'],
});

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/{id}/send',
  access: 'invoices.write',
  summary: 'Gives a draft the next number of its series, freezes it, and mails it where its buyer has an e-mail address.',
  params,
  body: z.object({ version: z.int() }),
  answer: invoice,
  refusals: [
    'changedMeanwhile',
    'invoiceMoved',
    'invoiceIncomplete',
    'documentDamaged',
    'alreadyBilled',
    'billedPriceOutdated',
    'carrierLost',
  ],
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/{id}/payments',
  access: 'payments.write',
  summary: 'Records money received for this invoice, all of what is owed or a part.',
  params,
  body: paymentOfInvoiceBody,
  answer: invoice,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'moreThanOwed'],
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/{id}/credit',
  access: 'invoices.void',
  summary: 'Sends a credit note that takes a part of an invoice back, or what is left of it.',
  params,
  body: creditBody,
  answer: invoice,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'moreThanInvoiced'],
});

export const voidInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/{id}/void',
  access: 'invoices.void',
  summary: 'Voids a sent invoice that nothing was paid for; its number stays taken.',
  params,
  body: reasonBody,
  answer: invoice,
  refusals: ['changedMeanwhile', 'invoiceMoved'],
});

export const remindOfInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/{id}/remind',
  access: 'invoices.write',
  summary: 'Mails a reminder of what is owed, once a day at most.',
  params,
  body: z.object({ version: z.int() }),
  answer: invoice,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'invoiceHasNoAddress', 'remindedToday'],
});

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/{id}/pdf',
  access: 'invoices.read',
  summary: 'The invoice as a PDF: of a sent one always the same, of a draft marked as one.',
  params,
  answer: z.undefined(),
  bytes: ['application/pdf'],
  refusals: ['invoiceIncomplete', 'documentDamaged'],
});

export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/api/invoices/{id}/xml',
  // The tax base reveals the payouts to hosts, so this needs the right to see them.
  access: 'quotes.book',
  summary: 'A sent invoice or credit note as an e-invoice: EN 16931 in the syntax UBL 2.1; for who sees the figures of every side.',
  params,
  answer: z.undefined(),
  bytes: ['application/xml'],
  refusals: ['eInvoiceNotSent', 'eInvoiceIncomplete', 'documentDamaged'],
});

export const readInvoiceFile = endpoint({
  method: 'GET',
  path: '/api/invoice-files/{token}',
  access: 'public',
  summary: `The PDF of a sent invoice, for whoever has the link of its newest mail, for ${INVOICE_LINK_DAYS} days; of one that was voided no more.`,
  // Accepts any text: if a mail program has cut off the link, the user gets the usual message about an invalid link.
  params: z.object({ token: z.string().max(200) }),
  answer: z.undefined(),
  bytes: ['application/pdf'],
  refusals: ['linkExpired'],
  refusedAt: 'invoiceLink',
  limit: 'guess',
});

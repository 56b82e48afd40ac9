// The endpoints of invoices and payments.

import * as invoices from '#contract/finance/invoices/invoices.endpoints.ts';
import * as payments from '#contract/finance/payments/payments.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { importPayments } from './bank-import/bank-import.service.ts';
import { readInvoiceXml } from './e-invoice/e-invoice.service.ts';
import { readBuyer } from './invoices/buyers.service.ts';
import { readInvoiceFile, readInvoicePdf } from './invoices/invoice-pdf.service.ts';
import {
  createInvoice,
  deleteInvoice,
  editInvoice,
  exportInvoices,
  listBuyers,
  listInvoices,
  readAgeing,
  readInvoice,
} from './invoices/invoices.service.ts';
import { remindOfInvoice, sendInvoice } from './invoices/send-invoice.service.ts';
import { creditInvoice, payInvoice, voidInvoice } from './invoices/settle-invoice.service.ts';
import { allocatePayment, deallocatePayment, refundPayment } from './payments/payment-allocations.service.ts';
import { exportPayments, listPayments, readPayment, recordPayment } from './payments/payments.service.ts';
import { listBilledTrips, readTripToBill } from './trip-billing/billed-trips.service.ts';

export const financeRoutes = [
  ...defineRoutes(invoices, {
    listInvoices,
    exportInvoices,
    listBuyers,
    readBuyer,
    readAgeing,
    readInvoice,
    createInvoice,
    readTripToBill,
    listBilledTrips,
    editInvoice,
    deleteInvoice,
    sendInvoice,
    payInvoice,
    creditInvoice,
    voidInvoice,
    remindOfInvoice,
    readInvoicePdf,
    readInvoiceXml,
    readInvoiceFile,
  }),
  ...defineRoutes(payments, {
    listPayments,
    exportPayments,
    readPayment,
    recordPayment,
    importPayments,
    allocatePayment,
    deallocatePayment,
    refundPayment,
  }),
];

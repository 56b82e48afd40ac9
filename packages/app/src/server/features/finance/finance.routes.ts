// The endpoints of invoices and payments.

import * as invoices from '#contract/finance/invoices.endpoints.ts';
import * as payments from '#contract/finance/payments.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { importPayments } from './bank-import.service.ts';
import { listBilledTrips, readTripToBill } from './billed-trips.service.ts';
import { readInvoiceXml } from './e-invoice/e-invoice.service.ts';
import {
  createInvoice,
  deleteInvoice,
  editInvoice,
  exportInvoices,
  listBuyers,
  listInvoices,
  readAgeing,
  readInvoice,
} from './invoices.service.ts';
import { allocatePayment, deallocatePayment, refundPayment } from './payment-moves.service.ts';
import { exportPayments, listPayments, readPayment, recordPayment } from './payments.service.ts';
import { readInvoiceFile, readInvoicePdf } from './printing.service.ts';
import { remindOfInvoice, sendInvoice } from './sending.service.ts';
import { creditInvoice, payInvoice, voidInvoice } from './settling.service.ts';

export const financeRoutes = [
  ...routes(invoices, {
    listInvoices,
    exportInvoices,
    listBuyers,
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
  ...routes(payments, {
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

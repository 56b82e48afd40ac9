// Public API of the finance feature for the rest of the server.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseBuyer } from './erasure.queries.ts';

export { findInvoiceNumbers } from './bank-import/bank-csv.rules.ts';
export { draftInvoice } from './invoices/draft-invoice.service.ts';
export { loadInvoiceMessages } from './invoices/invoice-messages.ts';
export { renderInvoicePdf } from './invoices/invoice-pdf.service.ts';
export { findSettlement } from './invoices/invoice-settlement.service.ts';
export { findInvoice, findInvoicesByIds, type InvoiceRow, listSettlements, lockInvoice } from './invoices/invoices.queries.ts';
export { toListedInvoice } from './invoices/invoices.records.ts';
export { computeOutstanding } from './invoices/invoices.rules.ts';
export { insertDraft } from './invoices/invoices.service.ts';
export { findSeller } from './invoices/sellers.queries.ts';
export { findReminderBlocker, sendLockedInvoice, sendReminder, takeInvoiceNumber } from './invoices/send-invoice.service.ts';
export { parseAmount } from './invoices/settle-invoice.service.ts';
export { type AmountMath, getAmountMath, hasCurrencyDigits, isAbove, isCurrency, minAmount, toFullDigits } from './money.rules.ts';
export { recordExternalPayment, recordExternalRefund, recordReturnedRefund } from './payments/external-payments.service.ts';
export { assertPaidByNow } from './payments/payment-date.service.ts';
export { findPaymentByKey, incrementPaymentVersion, isUntouched, lockPayment } from './payments/payments.queries.ts';
export { allocateToInvoice } from './payments/payments.service.ts';
export { billStay, reverseStayBilling, type StayPayment } from './trip-billing/bill-stay.service.ts';
export { findBuyer } from './trip-billing/billed-trips.queries.ts';
export { findPriceInvoice } from './trip-billing/billed-trips.service.ts';
export { draftStay, type PlannedStay, planStay } from './trip-billing/draft-stay.service.ts';
export { countOpenInvoices, isPaidForStay, listInvoicesOfStay, listPriceInvoicesOfStay } from './trip-billing/stay-invoices.queries.ts';
export { sumPriceBilled, sumPriceCredited, sumQuotedPart } from './trip-billing/trip-billing.queries.ts';
export { getTripBilling } from './trip-billing/trip-billing.service.ts';
export { billDifference, creditDifference } from './trip-billing/trip-difference.service.ts';

/** Deleting an account clears its owner's data from drafts; sent invoices stay as printed. */
export const invoiceDeletion: DeletionPart = { erase: eraseBuyer };

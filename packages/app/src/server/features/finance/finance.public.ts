// What the rest of the server may ask of invoices and payments.

import type { DeletionPart } from '#server/platform/deletion.ts';
import { eraseBuyer } from './erasure.queries.ts';

export { numbersWithin } from './bank-csv.rules.ts';
export { draftInvoice } from './drafting.service.ts';
export { invoiceWords } from './invoice-words.ts';
export { findInvoice, type InvoiceRow, invoicesByIds, lockInvoice, settlementsOf } from './invoices.queries.ts';
export { listedInvoiceRecord } from './invoices.records.ts';
export { outstandingOf } from './invoices.rules.ts';
export { keepDraft } from './invoices.service.ts';
export { type AmountMath, fits, isAbove, isCurrency, least, mathOf, written } from './money.rules.ts';
export { assertPaidByNow } from './paid-on.service.ts';
export { countPaymentChange, isUntouched, lockPayment, paymentByKey } from './payments.queries.ts';
export { allocateTo } from './payments.service.ts';
export { printed } from './printing.service.ts';
export { paidBack, receivedFor, returnRefund } from './received.service.ts';
export { findSeller } from './sellers.queries.ts';
export { remind, reminderFault, sendHeld, takeNumber } from './sending.service.ts';
export { settlementOf } from './settlement.service.ts';
export { amountIn } from './settling.service.ts';
export { billedForStay, invoicesOfStay, isPaidForStay, openInvoicesOf } from './stays.queries.ts';
export { billStay, type PaidForStay, takeBackBilling } from './stays.service.ts';
export { priceBilledBy, priceCreditedOf, quotedIn } from './trip-billing.queries.ts';
export { billingOfTrip } from './trip-billing.service.ts';
export { billDifference, creditDifference } from './trip-difference.service.ts';

/** With an account go the drafts' words about its owner; what was sent stays as it was printed. */
export const invoiceDeletion: DeletionPart = { erase: eraseBuyer };

// What the rest of the server may ask of invoices and payments.

export { draftInvoice } from './drafting.service.ts';
export { invoiceWords } from './invoice-words.ts';
export { findInvoice, type InvoiceRow, invoicesByIds, lockInvoice, settlementsOf } from './invoices.queries.ts';
export { listedInvoiceRecord } from './invoices.records.ts';
export { outstandingOf } from './invoices.rules.ts';
export { keepDraft } from './invoices.service.ts';
export { type AmountMath, fits, isAbove, isCurrency, least, mathOf, written } from './money.rules.ts';
export { countPaymentChange, isUntouched, lockPayment, paymentByKey } from './payments.queries.ts';
export { allocateTo } from './payments.service.ts';
export { printed } from './printing.service.ts';
export { paidBack, receivedFor } from './received.service.ts';
export { findSeller } from './sellers.queries.ts';
export { remind, reminderFault, sendHeld, takeNumber } from './sending.service.ts';
export { amountIn } from './settling.service.ts';
export { billedForStay, invoicesOfStay, openInvoicesOf } from './stays.queries.ts';
export { billStay, type PaidForStay, takeBackBilling } from './stays.service.ts';

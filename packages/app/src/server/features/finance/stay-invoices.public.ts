// The invoices of a stay, for those parts of trips that finance itself depends on.

export { listInvoicesOfStay, listPriceInvoicesOfStay } from './trip-billing/stay-invoices.queries.ts';

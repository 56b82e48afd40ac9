// The list of sales invoices for the hub’s home, and which of them a caller sees.

export { listInvoices, whereVisibleInvoices } from './invoices/invoices.service.ts';

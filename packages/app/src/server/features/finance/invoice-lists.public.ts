// The list of sales invoices for the hub's home.

export { listInvoices } from './invoices/invoices.service.ts';

// The public interface of purchase invoices for the rest of the server.

export { updatePaidOfPurchase } from './purchase-transitions.service.ts';
export { purchaseFiles } from './purchases.access.ts';
export { draftPurchases, voidPurchases } from './self-billed-invoices.service.ts';

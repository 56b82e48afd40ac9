// What the rest of the server may ask of purchase invoices.

export { updatePaidOfPurchase } from './purchase-transitions.service.ts';
export { purchaseFiles } from './purchases.access.ts';
export { draftPurchases, voidPurchases } from './self-billed-invoices.service.ts';

// What the rest of the server may ask of purchase invoices.

export { settlePurchase } from './purchase-steps.service.ts';
export { purchaseFiles } from './purchases.access.ts';
export { draftPurchases, voidPurchases } from './self-billing.service.ts';

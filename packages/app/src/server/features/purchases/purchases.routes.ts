// The endpoints of purchase invoices, and of what hosts are paid.

import * as ownPayments from '#contract/finance/own-payments.endpoints.ts';
import * as purchases from '#contract/finance/purchases.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { acceptPurchase, exportOwnPayments, listOwnPayments, readOwnPurchase } from './own-payments.service.ts';
import { readPurchasePdf } from './purchase-printing.service.ts';
import { approvePurchase, linkPayouts, unlinkPayouts, voidPurchase } from './purchase-steps.service.ts';
import { exportPurchases, listPurchases, readPurchase, readPurchaseAgeing } from './purchases.service.ts';
import { deletePurchase, editPurchase, recordPurchase } from './recording.service.ts';
import { selfBillTrip } from './self-billing.service.ts';

export const purchaseRoutes = [
  ...routes(purchases, {
    listPurchases,
    exportPurchases,
    readPurchaseAgeing,
    readPurchase,
    recordPurchase,
    selfBillTrip,
    editPurchase,
    deletePurchase,
    approvePurchase,
    voidPurchase,
    linkPayouts,
    unlinkPayouts,
    readPurchasePdf,
  }),
  ...routes(ownPayments, { listOwnPayments, exportOwnPayments, readOwnPurchase, acceptPurchase }),
];

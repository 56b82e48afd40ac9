// The endpoints of purchase invoices and of hosts' own payments.

import * as ownPayments from '#contract/finance/purchases/own-payments.endpoints.ts';
import * as purchases from '#contract/finance/purchases/purchases.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { acceptPurchase, exportOwnPayments, listOwnPayments, readOwnPurchase } from './own-payments.service.ts';
import { readPurchasePdf } from './purchase-pdf.service.ts';
import { approvePurchase, linkPayouts, unlinkPayouts, voidPurchase } from './purchase-transitions.service.ts';
import { exportPurchases, listPurchases, readPurchase, readPurchaseAgeing } from './purchases.service.ts';
import { deletePurchase, editPurchase, recordPurchase } from './record-purchase.service.ts';
import { selfBillTrip } from './self-billed-invoices.service.ts';

export const purchaseRoutes = [
  ...defineRoutes(purchases, {
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
  ...defineRoutes(ownPayments, { listOwnPayments, exportOwnPayments, readOwnPurchase, acceptPurchase }),
];

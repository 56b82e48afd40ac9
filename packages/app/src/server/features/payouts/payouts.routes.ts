// The endpoints of payouts, bank files and payees' accounts.

import * as earnings from '#contract/finance/payouts/earnings.endpoints.ts';
import * as payoutDetails from '#contract/finance/payouts/payout-details.endpoints.ts';
import * as payouts from '#contract/finance/payouts/payouts.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { createPayoutBatch, listPayoutBatches, payPayoutBatch, readPayoutBatchFile } from './batches.service.ts';
import { exportEarnings, readEarnings } from './earnings/earnings.service.ts';
import { changePayoutDetails, findPayees, readPayoutDetails } from './payout-details.service.ts';
import {
  approvePayout,
  approvePayouts,
  failPayout,
  holdPayout,
  payPayout,
  resumePayout,
  retryPayout,
  voidPayout,
} from './payout-transitions.service.ts';
import { createPayout, exportPayouts, listPayouts, readPayout, readPayoutTotals } from './payouts.service.ts';

export const payoutRoutes = [
  ...defineRoutes(payouts, {
    listPayouts,
    exportPayouts,
    readPayoutTotals,
    readPayout,
    createPayout,
    approvePayout,
    approvePayouts,
    holdPayout,
    resumePayout,
    payPayout,
    failPayout,
    retryPayout,
    voidPayout,
    listPayoutBatches,
    createPayoutBatch,
    readPayoutBatchFile,
    payPayoutBatch,
  }),
  ...defineRoutes(earnings, { readEarnings, exportEarnings }),
  ...defineRoutes(payoutDetails, { findPayees, readPayoutDetails, changePayoutDetails }),
];

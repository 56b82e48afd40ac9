// Endpoints of payouts: reading, approving, creating bank files, and recording the result.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import {
  approvalResults,
  approveBody,
  approveManyBody,
  batchBody,
  batchesList,
  batchPaidBody,
  listedPayout,
  paidBody,
  payout,
  payoutBatch,
  payoutBody,
  payoutsList,
  payoutTotal,
  plainBody,
  reasonedBody,
} from './payouts.shapes.ts';

const params = z.object({ id });

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  access: 'payouts.read',
  summary: 'Payouts to hosts and activities; who has own ones only sees those to the own family.',
  query: listQueryFor(payoutsList),
  answer: pageOf(listedPayout),
});

export const exportPayouts = endpoint(exportEndpoint({ list: payoutsList, path: '/api/payouts/export', access: 'payouts.read' }));

export const readPayoutTotals = endpoint({
  method: 'GET',
  path: '/api/payouts/totals',
  access: 'payouts.read',
  summary: 'What payouts come to, by currency and state.',
  answer: z.object({ data: z.array(payoutTotal) }),
});

export const readPayout = endpoint({
  method: 'GET',
  path: '/api/payouts/{id}',
  access: 'payouts.read',
  summary: 'One payout with its steps so far; account numbers are masked but for their last four signs.',
  params,
  answer: payout,
});

export const createPayout = endpoint({
  method: 'POST',
  path: '/api/payouts',
  access: 'payouts.write',
  summary: 'Adds a payout by hand, for what no quote of a stay says.',
  body: payoutBody,
  answer: payout,
  refusals: ['payoutToYourself'],
});

export const approvePayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/approve',
  access: 'payouts.write',
  summary: 'Approves a payout for the account that the payee has now; a reason overrules that it is the own doing.',
  params,
  body: approveBody,
  answer: payout,
  refusals: [
    ...(['changedMeanwhile', 'payoutMoved', 'payoutToYourself', 'payoutDetailsMissing', 'payoutDetailsFresh'] as const),
    ...(['payoutAddedByYou', 'payoutOfTestMoney', 'payoutDetailsCooling'] as const),
  ],
});

export const approvePayouts = endpoint({
  method: 'POST',
  path: '/api/payouts/approve',
  access: 'payouts.write',
  summary: 'Approves many payouts, each by itself; says of each what became of it.',
  body: approveManyBody,
  answer: approvalResults,
});

export const holdPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/hold',
  access: 'payouts.write',
  summary: 'Holds a payout back, for a reason; not one that the bank was told to pay.',
  params,
  body: reasonedBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved', 'payoutOrdered'],
});

export const resumePayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/resume',
  access: 'payouts.write',
  summary: 'Holds a payout back no longer: it is to be approved again.',
  params,
  body: plainBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved'],
});

export const payPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/pay',
  access: 'payouts.write',
  summary: 'Records that a payout has been paid; nothing changes it any more.',
  params,
  body: paidBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved', 'payoutToYourself', 'payoutOfTestMoney'],
});

export const failPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/fail',
  access: 'payouts.write',
  summary: 'Records that the bank could not pay it, and why.',
  params,
  body: reasonedBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved'],
});

export const retryPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/retry',
  access: 'payouts.write',
  summary: 'Has a payout that failed approved and ordered again.',
  params,
  body: plainBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved'],
});

export const voidPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/{id}/void',
  access: 'payouts.write',
  summary: 'Takes a payout back that is not owed, for a reason.',
  params,
  body: reasonedBody,
  answer: payout,
  refusals: ['changedMeanwhile', 'payoutMoved'],
});

export const listPayoutBatches = endpoint({
  method: 'GET',
  path: '/api/payout-batches',
  access: 'payouts.write',
  summary: 'The files for the bank, the newest first.',
  query: listQueryFor(batchesList),
  answer: pageOf(payoutBatch),
});

export const createPayoutBatch = endpoint({
  method: 'POST',
  path: '/api/payout-batches',
  access: 'payouts.write',
  summary: 'Makes the file (pain.001.001.09) by which a bank pays approved payouts of one business in euros; each is in one file only.',
  body: batchBody,
  answer: payoutBatch,
  refusals: ['payoutMoved', 'payoutOrdered', 'payoutOfTestMoney', 'payoutOutsideSepa', 'batchMixed', 'businessIbanInvalid'],
});

export const readPayoutBatchFile = endpoint({
  method: 'GET',
  path: '/api/payout-batches/{id}/file',
  access: 'payouts.write',
  summary: 'The file for the bank, as it was made.',
  params,
  answer: z.undefined(),
  bytes: ['application/xml'],
});

export const payPayoutBatch = endpoint({
  method: 'POST',
  path: '/api/payout-batches/{id}/pay',
  access: 'payouts.write',
  summary: 'Records that the bank has paid what is still open of a file.',
  params,
  body: batchPaidBody,
  answer: payoutBatch,
  refusals: ['payoutMoved', 'payoutToYourself'],
});

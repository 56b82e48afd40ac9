// Endpoints of the bank accounts for payouts.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { payee, payeeParams, payoutDetails, payoutDetailsBody } from './payout-details.shapes.ts';

export const findPayees = endpoint({
  method: 'GET',
  path: '/api/payout-details',
  access: 'payoutDetails.read',
  summary: 'Who can be paid, by name, with masked accounts: at most 20; hosts find their own family.',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  answer: z.object({ data: z.array(payee) }),
});

export const readPayoutDetails = endpoint({
  method: 'GET',
  path: '/api/payout-details/{payeeType}/{payeeId}',
  access: 'payoutDetails.read',
  summary: 'The whole account of a payee.',
  params: payeeParams,
  answer: payoutDetails,
});

export const changePayoutDetails = endpoint({
  method: 'PATCH',
  path: '/api/payout-details/{payeeType}/{payeeId}',
  access: 'payoutDetails.write',
  summary: 'Sets the account of a payee, with the password of who does it; what was approved for the old one is to be approved again.',
  params: payeeParams,
  body: payoutDetailsBody,
  answer: payoutDetails,
  refusals: ['changedMeanwhile', 'currentPasswordWrong', 'passwordMissing'],
  limit: 'guess',
});

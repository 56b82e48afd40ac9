// Endpoints of invoicing a group: what its invoices would be, and creating them as drafts.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { billedGroup, billGroupBody, groupBilling, groupPayer } from './group-billing.shapes.ts';

const params = z.object({ id });

export const readGroupBilling = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/invoices',
  access: 'invoices.write',
  summary:
    'The invoices that a group would get, each trip at its own agreed price, and the members who get none; agents see trips that they look after.',
  params,
  query: groupPayer,
  answer: groupBilling,
});

export const billGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/invoices',
  access: 'invoices.write',
  summary:
    'Creates these invoices as drafts, at the prices and to the payers that were seen; says of each what became of it. Nobody is billed twice.',
  params,
  body: billGroupBody,
  answer: billedGroup,
  refusals: ['changedMeanwhile'],
});

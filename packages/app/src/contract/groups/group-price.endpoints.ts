// Endpoints of a group's price: reading it, and applying it to the trips.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { carrierChangeBody, carrierPlan, carrierPlanQuery, changedCarriers } from './carrier-plan.shapes.ts';
import { groupPrice } from './group-price.shapes.ts';

export const readGroupPrice = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/price',
  access: 'groups.read',
  summary:
    'What the trips of a group cost by the price book in force, alone and with alike stays together; agents see trips that they look after.',
  params: z.object({ id }),
  answer: groupPrice,
  refusals: ['noPriceBook'],
});

export const readCarrierPlan = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/price/plan',
  access: 'groups.write',
  summary:
    'What applying the price of a group to its trips would change, or taking it back, and which trips are left out; nothing is changed. Agents see trips that they look after.',
  params: z.object({ id }),
  query: carrierPlanQuery,
  answer: carrierPlan,
  refusals: ['noPriceBook'],
});

export const changeCarriers = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/price/plan',
  access: 'groups.write',
  summary:
    'Applies the price of a group to its trips as it was seen, or takes it back: all of them, or none if one has changed since. Invoiced trips keep their price. A repeated call changes nothing.',
  params: z.object({ id }),
  body: carrierChangeBody,
  answer: changedCarriers,
  refusals: ['changedMeanwhile', 'noPriceBook', 'quoteRefused'],
});

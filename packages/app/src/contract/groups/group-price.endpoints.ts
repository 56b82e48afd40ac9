// Endpoints of a group's price.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
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

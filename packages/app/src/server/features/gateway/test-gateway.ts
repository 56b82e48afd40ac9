// The built-in gateway, which moves no money: its events, signed as those of a real one are.

import * as z from 'zod';
import { GATEWAY_EVENT_TYPES } from '#contract/finance/gateway-states.ts';
import { positiveAmount } from '#contract/platform/decimals.ts';
import { instant } from '#contract/platform/fields.ts';
import type { Gateway } from './gateway-adapter.ts';

/** Names as gateways give them: letters, digits and a few signs. */
const name = z.string().regex(/^[\w.:-]{1,100}$/);

const raw = z.object({
  id: name,
  type: z.enum(GATEWAY_EVENT_TYPES),
  created: instant,
  data: z.object({ intent: name, amount: positiveAmount, currency: z.string().regex(/^[A-Z]{3}$/) }),
});

const other = z.object({ type: z.string() }).refine(({ type }) => !(GATEWAY_EVENT_TYPES as readonly string[]).includes(type));

export const testGateway: Gateway = {
  header: 'gateway-signature',
  secretOf: ({ TEST_GATEWAY_SECRET }) => TEST_GATEWAY_SECRET,
  read(body) {
    if (other.safeParse(body).success) return null;
    const { id: eventId, type, created, data } = raw.parse(body);
    return { eventId, type, reference: data.intent, amount: data.amount, currency: data.currency, occurredAt: new Date(created) };
  },
};

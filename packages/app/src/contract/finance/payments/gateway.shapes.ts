// Shapes of gateway events in a list.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { GATEWAY_ERRORS, GATEWAY_EVENT_STATES, GATEWAY_EVENT_TYPES } from './gateway-states.ts';

export const gatewayEventsList = declareList({
  name: 'gatewayEvents',
  columns: [
    'receivedAt',
    'occurredAt',
    'gateway',
    'type',
    'reference',
    'eventId',
    'payerName',
    'currency',
    'amount',
    'state',
    'fault',
    'attempts',
    'paymentId',
    'invoiceNumber',
  ],
  sorts: ['receivedAt', 'occurredAt', 'reference', 'attempts'],
  defaultSort: '-receivedAt',
  filters: {
    state: { kind: 'choice', choices: GATEWAY_EVENT_STATES },
    type: { kind: 'choice', choices: GATEWAY_EVENT_TYPES },
    gateway: { kind: 'choice' },
    reference: { kind: 'text' },
    occurredAt: { kind: 'instant' },
    receivedAt: { kind: 'instant' },
  },
});

export const listedGatewayEvent = z.object({
  id,
  gateway: z.string(),
  /** The gateway's ID of the event. */
  eventId: z.string(),
  type: z.enum(GATEWAY_EVENT_TYPES),
  /** The gateway's ID of the payment intent. */
  reference: z.string(),
  /** The amount in the event. */
  amount: z.string(),
  currency: z.string(),
  occurredAt: instant,
  receivedAt: instant,
  state: z.enum(GATEWAY_EVENT_STATES),
  /** Only for failed events. */
  fault: z.enum(GATEWAY_ERRORS).nullable(),
  attempts: z.int(),
  /** The payment intent; null if no intent here has this reference. */
  intent: z.object({ amount: z.string(), currency: z.string(), payerName: z.string() }).nullable(),
  invoiceId: id.nullable(),
  invoiceNumber: z.string().nullable(),
  paymentId: id.nullable(),
});

export type ListedGatewayEvent = z.output<typeof listedGatewayEvent>;

export const gatewayEventResult = z.object({ state: z.enum(GATEWAY_EVENT_STATES) });

// What payment gateways tell, in the product's own words, and what becomes of it.

/** What can have happened at a gateway. */
export const GATEWAY_EVENT_TYPES = [
  'intent.processing',
  'intent.succeeded',
  'intent.failed',
  'intent.cancelled',
  'refund.succeeded',
  'dispute.opened',
  'dispute.closed',
] as const;
export type GatewayEventType = (typeof GATEWAY_EVENT_TYPES)[number];

/** `applied`: what it says is booked or noted; `ignored`: something stronger was known; `failed`: nothing was done, and it is tried again. */
export const GATEWAY_EVENT_STATES = ['applied', 'ignored', 'failed'] as const;
export type GatewayEventState = (typeof GATEWAY_EVENT_STATES)[number];

/** Why an event could not be applied. */
export const GATEWAY_FAULTS = ['unknownIntent', 'otherAmount', 'otherCurrency', 'moreThanPaid', 'unexpected'] as const;
export type GatewayFault = (typeof GATEWAY_FAULTS)[number];

/** How far somebody has got with paying. */
export type IntentState = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

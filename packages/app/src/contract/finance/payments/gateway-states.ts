// What payment gateways tell, in the product's own words, and what becomes of it.

/** What can have happened at a gateway. */
export const GATEWAY_EVENT_TYPES = [
  'intent.processing',
  'intent.succeeded',
  'intent.failed',
  'intent.cancelled',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.fundsWithdrawn',
  'dispute.fundsReinstated',
  'dispute.won',
  'dispute.lost',
  'dispute.closed',
] as const;
export type GatewayEventType = (typeof GATEWAY_EVENT_TYPES)[number];

/** `applied`: what it says is booked or noted; `ignored`: something stronger was known; `failed`: nothing was done, and it is tried again. */
export const GATEWAY_EVENT_STATES = ['applied', 'ignored', 'failed'] as const;
export type GatewayEventState = (typeof GATEWAY_EVENT_STATES)[number];

/** Why an event could not be applied. */
export const GATEWAY_ERRORS = ['unknownIntent', 'otherAmount', 'otherCurrency', 'moreThanPaid', 'testMoney', 'unexpected'] as const;
export type GatewayEventError = (typeof GATEWAY_ERRORS)[number];

/** How far somebody has got with paying. */
export type IntentState = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

/** What has become of a dispute; `closed` without having been won or lost is an inquiry that led to nothing. */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The state of a dispute by all that was told of it, in whatever order. */
export function toDisputeState(told: readonly GatewayEventType[]): DisputeState {
  if (told.includes('dispute.won')) return 'won';
  if (told.includes('dispute.lost')) return 'lost';
  return told.includes('dispute.closed') ? 'closed' : 'open';
}

/** Whether the bank has taken the money of a dispute: until it is given back, or the dispute is won. */
export function isDisputeMoneyGone(told: readonly GatewayEventType[]): boolean {
  const isTaken = told.includes('dispute.fundsWithdrawn') || told.includes('dispute.lost');
  return isTaken && !told.includes('dispute.fundsReinstated') && !told.includes('dispute.won');
}

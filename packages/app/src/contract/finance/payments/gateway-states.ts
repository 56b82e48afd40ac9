// Gateway events in the product's own terms, and their states.

/** The types of events at a gateway. */
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

/** `applied`: recorded; `ignored`: a later status was known already; `failed`: nothing was changed, and it is retried. */
export const GATEWAY_EVENT_STATES = ['applied', 'ignored', 'failed'] as const;
export type GatewayEventState = (typeof GATEWAY_EVENT_STATES)[number];

/** Why an event could not be applied. */
export const GATEWAY_ERRORS = ['unknownIntent', 'otherAmount', 'otherCurrency', 'moreThanPaid', 'testMoney', 'unexpected'] as const;
export type GatewayEventError = (typeof GATEWAY_ERRORS)[number];

/** The state of a payment. */
export type IntentState = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

/** The states of a dispute. `closed` without being won or lost is an inquiry without consequences. */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Derives the state of a dispute from all its events, in any order. */
export function toDisputeState(told: readonly GatewayEventType[]): DisputeState {
  if (told.includes('dispute.won')) return 'won';
  if (told.includes('dispute.lost')) return 'lost';
  return told.includes('dispute.closed') ? 'closed' : 'open';
}

/** Returns whether the bank holds the disputed money: from its withdrawal until it is returned or the dispute is won. */
export function isDisputeMoneyGone(told: readonly GatewayEventType[]): boolean {
  const isTaken = told.includes('dispute.fundsWithdrawn') || told.includes('dispute.lost');
  return isTaken && !told.includes('dispute.fundsReinstated') && !told.includes('dispute.won');
}

// The gateway-independent form of events, their keys, and the intent state that follows from them.

import type { GatewayEventError, GatewayEventType, IntentState } from '#contract/finance/payments/gateway-states.ts';

/** An event of any gateway. */
export interface GatewayEvent {
  readonly gateway: string;
  /** The gateway's ID of the event. */
  readonly eventId: string;
  readonly type: GatewayEventType;
  /** The gateway's ID of the payment intent. */
  readonly reference: string;
  /** Decimal text, in units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly occurredAt: Date;
}

/** The reason why an event can't be applied at present. */
export class EventFault extends Error {
  readonly fault: GatewayEventError;

  constructor(fault: GatewayEventError) {
    super(fault);
    this.fault = fault;
  }
}

/** Returns the key of an intent's payment, so that repeated events record only one payment. */
export function toPaymentKey({ gateway, reference }: Pick<GatewayEvent, 'gateway' | 'reference'>): string {
  return `gateway:${gateway}:${reference}`;
}

/** Returns the key of the refund in an event. The ID of a failure event is that of its refund with `:failed` appended. */
export function toRefundKey(event: GatewayEvent): string {
  return `${toPaymentKey(event)}:refund:${event.eventId.replace(/:failed$/, '')}`;
}

/** Returns the key of the dispute in an event: its ID up to the last colon, or else the one dispute of the intent. */
export function toDisputeKey(event: GatewayEvent): string {
  const [, name = ''] = /^(.+):[a-zA-Z]+$/.exec(event.eventId) ?? [];
  return `${toPaymentKey(event)}:dispute:${name}`;
}

/** The intent state after each event before the payment succeeds. All other events mean that the money has arrived. */
const STATE_AFTER: Readonly<Partial<Record<GatewayEventType, IntentState>>> = {
  'intent.processing': 'processing',
  'intent.failed': 'failed',
  'intent.cancelled': 'cancelled',
};

/** Whether an event proves the payment: a refund or dispute implies it, even if its own event is missing. */
export function isProofOfPayment(type: GatewayEventType): boolean {
  return STATE_AFTER[type] === undefined;
}

/** Whether an event must have the exact amount of the intent; refunds and disputes can be partial. */
export function hasWholeAmount(type: GatewayEventType): boolean {
  return type.startsWith('intent.');
}

/** Derives the state of an intent from its events in any order: once paid it stays paid, otherwise the newest event decides. */
export function deriveIntentState(told: readonly Pick<GatewayEvent, 'type' | 'occurredAt' | 'eventId'>[]): IntentState {
  if (told.some(({ type }) => isProofOfPayment(type))) return 'succeeded';
  const [newest] = told.toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime() || (a.eventId < b.eventId ? 1 : -1));
  return (newest && STATE_AFTER[newest.type]) ?? 'requires_payment';
}

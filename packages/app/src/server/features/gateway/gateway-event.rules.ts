// What a gateway has told, in the product's own words, and what of it decides.

import type { GatewayEventError, GatewayEventType, IntentState } from '#contract/finance/payments/gateway-states.ts';

/** One event, whichever gateway it is from. */
export interface GatewayEvent {
  readonly gateway: string;
  /** The gateway's name of the event. */
  readonly eventId: string;
  readonly type: GatewayEventType;
  /** The gateway's name of what was to be paid. */
  readonly reference: string;
  /** Decimal text, in units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly occurredAt: Date;
}

/** Why an event can't be applied as things are. */
export class EventFault extends Error {
  readonly fault: GatewayEventError;

  constructor(fault: GatewayEventError) {
    super(fault);
    this.fault = fault;
  }
}

/** The name of the payment that an intent becomes, so that it is one payment whatever is told how often. */
export function toPaymentKey({ gateway, reference }: Pick<GatewayEvent, 'gateway' | 'reference'>): string {
  return `gateway:${gateway}:${reference}`;
}

/** The refund that an event tells of, whether it succeeded or failed: a failure has the name of its refund, and `:failed`. */
export function toRefundKey(event: GatewayEvent): string {
  return `${toPaymentKey(event)}:refund:${event.eventId.replace(/:failed$/, '')}`;
}

/** The dispute that an event tells of: what stands before the last colon of its name, or else the only one of its intent. */
export function toDisputeKey(event: GatewayEvent): string {
  const [, name = ''] = /^(.+):[a-zA-Z]+$/.exec(event.eventId) ?? [];
  return `${toPaymentKey(event)}:dispute:${name}`;
}

/** Each event about the paying itself, with where it leaves the intent. All others are about money that has come. */
const STATE_AFTER: Readonly<Partial<Record<GatewayEventType, IntentState>>> = {
  'intent.processing': 'processing',
  'intent.failed': 'failed',
  'intent.cancelled': 'cancelled',
};

/** Whether an event proves that the money has come: what is given back or disputed was paid before, even when nobody has told so. */
export function isProofOfPayment(type: GatewayEventType): boolean {
  return STATE_AFTER[type] === undefined;
}

/** Whether it must say the very amount of the intent; of a payment, a part can be given back or disputed. */
export function hasWholeAmount(type: GatewayEventType): boolean {
  return type.startsWith('intent.');
}

/** The state of an intent by all that was told of it, in whatever order: what was paid stays paid, else the newest counts. */
export function deriveIntentState(told: readonly Pick<GatewayEvent, 'type' | 'occurredAt' | 'eventId'>[]): IntentState {
  if (told.some(({ type }) => isProofOfPayment(type))) return 'succeeded';
  const [newest] = told.toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime() || (a.eventId < b.eventId ? 1 : -1));
  return (newest && STATE_AFTER[newest.type]) ?? 'requires_payment';
}

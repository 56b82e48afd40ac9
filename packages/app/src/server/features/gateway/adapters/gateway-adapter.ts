// The interface of a payment gateway: its payment intents, refunds and events. All further processing is the same for every gateway.

import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import type { GatewayEvent } from '#server/features/gateway/gateway-event.rules.ts';
import type { App } from '#server/platform/app.ts';
import type { Config } from '#server/platform/config/config.ts';

/** The current status of an intent at its gateway. */
export interface IntentStatus {
  /** The gateway's ID of the intent. */
  readonly reference: string;
  readonly status: PaymentStatus;
  /** Why the last card wasn't charged. */
  readonly fault: CardFault | null;
  /** Decimal text, in units of the currency. */
  readonly amount: string;
  readonly currency: string;
  /** The secret that the payer's browser sends to the gateway. */
  readonly clientSecret: string | null;
}

export interface NewIntent {
  /** The idempotency key: the same key returns the same intent. */
  readonly key: string;
  readonly amount: string;
  readonly currency: string;
  /** Shown to staff in the gateway's dashboard. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** A refund; `succeeded` once it is final. */
export interface GatewayRefund {
  readonly id: string;
  readonly succeeded: boolean;
  /** The amount of this refund; an earlier one may have returned another part. */
  readonly amount: string;
  readonly currency: string;
}

/** An event as received from its gateway, and whether it is about real money. */
export type IncomingEvent = Omit<GatewayEvent, 'gateway'> & { readonly livemode: boolean };

/** Calls to a gateway can be slow and can fail, so none may run within a transaction. */
export interface Gateway {
  readonly name: 'test' | 'stripe';
  /** The name of the header with the signature. */
  readonly header: string;
  /** Returns the configured signature key; without one, the server generates its own. */
  secretOf(config: Config): string | undefined;
  /** Returns the key with which the payer's page calls the gateway. */
  publishableKey(config: Config): string | null;
  /** @throws AppError `gatewayUnavailable` */
  create(app: App, intent: NewIntent): Promise<IntentStatus>;
  /** @throws AppError `gatewayUnavailable` */
  retrieve(app: App, reference: string): Promise<IntentStatus>;
  /**
   * Cancels an intent unless it is paid or processing; the returned status says which.
   * @throws AppError `gatewayUnavailable`
   */
  cancel(app: App, reference: string): Promise<IntentStatus>;
  /**
   * Refunds all of an intent, or what is left of it, once for each key.
   * @throws AppError `gatewayUnavailable`
   */
  refund(app: App, asked: { readonly reference: string; readonly key: string }): Promise<GatewayRefund>;
  /**
   * Converts an event to its gateway-independent form; returns null for one that isn't relevant.
   * @throws ZodError if the event is invalid
   */
  read(body: unknown): IncomingEvent | null;
}

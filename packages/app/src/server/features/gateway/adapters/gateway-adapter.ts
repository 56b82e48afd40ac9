// What has to be told of a payment gateway: how it is asked for money, and how its events are read. All that comes after is the same for each.

import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import type { GatewayEvent } from '#server/features/gateway/gateway-event.rules.ts';
import type { App } from '#server/platform/app.ts';
import type { Config } from '#server/platform/config/config.ts';

/** How an intent stands at its gateway, now. */
export interface IntentStatus {
  /** The gateway's name of it. */
  readonly reference: string;
  readonly status: PaymentStatus;
  /** Why the last card was not charged. */
  readonly fault: CardFault | null;
  /** Decimal text, in units of the currency. */
  readonly amount: string;
  readonly currency: string;
  /** What the payer's browser shows the gateway. */
  readonly clientSecret: string | null;
}

export interface NewIntent {
  /** Asked again with the same key, it is the same intent. */
  readonly key: string;
  readonly amount: string;
  readonly currency: string;
  /** For whoever looks at it there. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** Money on its way back; `succeeded` once nobody has to wait for it. */
export interface GatewayRefund {
  readonly id: string;
  readonly succeeded: boolean;
  /** What of it went back with this one: another part may have before. */
  readonly amount: string;
  readonly currency: string;
}

/** An event as its gateway tells it, and whether it is of money that moves. */
export type IncomingEvent = Omit<GatewayEvent, 'gateway'> & { readonly livemode: boolean };

/** Every question may take its time and fail: none is asked within a transaction. */
export interface Gateway {
  readonly name: 'test' | 'stripe';
  /** The header with its signature. */
  readonly header: string;
  /** The setting with the key of its signatures; without one the product makes a key of its own. */
  secretOf(config: Config): string | undefined;
  /** What the page of a payer needs to speak with it. */
  publishableKey(config: Config): string | null;
  /** @throws AppError `gatewayUnavailable` */
  create(app: App, intent: NewIntent): Promise<IntentStatus>;
  /** @throws AppError `gatewayUnavailable` */
  retrieve(app: App, reference: string): Promise<IntentStatus>;
  /**
   * Makes it unpayable, unless it is paid or about to be: what is answered says which.
   * @throws AppError `gatewayUnavailable`
   */
  cancel(app: App, reference: string): Promise<IntentStatus>;
  /**
   * Gives back all of it, or what is left of it, once for the key.
   * @throws AppError `gatewayUnavailable`
   */
  refund(app: App, asked: { readonly reference: string; readonly key: string }): Promise<GatewayRefund>;
  /**
   * What an event says, in the product's words; null for one that concerns nothing here.
   * @throws ZodError with what is wrong with it
   */
  read(body: unknown): IncomingEvent | null;
}

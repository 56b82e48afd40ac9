// Whether payments move money: live with Stripe's live keys, test with its test keys or the built-in gateway.

import type { Config } from './config.ts';
import { isExposed } from './exposure.ts';
import { StartupError } from './startup-error.ts';
import { isLiveKey } from './stripe-keys.ts';

export type PaymentMode = 'live' | 'test';

export function getPaymentMode({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): PaymentMode {
  return STRIPE_SECRET_KEY !== undefined && isLiveKey(STRIPE_SECRET_KEY) ? 'live' : 'test';
}

/** Returns whether a payment intent is from test mode although the server is live now: it moves no money, whatever its events report. */
export function isTestLeftover(config: Pick<Config, 'STRIPE_SECRET_KEY'>, { livemode }: { readonly livemode: boolean }): boolean {
  return !livemode && getPaymentMode(config) === 'live';
}

/**
 * Refuses to start an exposed server with test payments unless configured so: it would give real beds for test cards.
 * @throws StartupError
 */
export function assertRealPayments(config: Config): void {
  if (getPaymentMode(config) === 'live' || config.PAYMENTS === 'test' || !isExposed(config)) return;
  const how = config.STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY is not set' : 'STRIPE_SECRET_KEY is a test key';
  throw new StartupError(`Other people may reach this server, and bookings would be paid with test cards, which move no money: ${how}.`, {
    todo: 'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY to live ones; or PAYMENTS=test, which every page then tells.',
  });
}

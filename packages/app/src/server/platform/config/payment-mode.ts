// Whether payments move money: live with the live keys of Stripe, tests with its test keys and with the built-in gateway.

import type { Config } from './config.ts';
import { isExposed } from './exposure.ts';
import { StartupError } from './startup-error.ts';
import { isLiveKey } from './stripe-keys.ts';

export type PaymentMode = 'live' | 'test';

export function getPaymentMode({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): PaymentMode {
  return STRIPE_SECRET_KEY !== undefined && isLiveKey(STRIPE_SECRET_KEY) ? 'live' : 'test';
}

/** Whether a payment was asked for by a test and live ones are taken by now: it moves no money, whatever is said of it. */
export function isTestLeftover(config: Pick<Config, 'STRIPE_SECRET_KEY'>, { livemode }: { readonly livemode: boolean }): boolean {
  return !livemode && getPaymentMode(config) === 'live';
}

/**
 * Keeps a server that others reach from giving real beds for test cards, unless it is told to.
 * @throws StartupError
 */
export function assertRealPayments(config: Config): void {
  if (getPaymentMode(config) === 'live' || config.PAYMENTS === 'test' || !isExposed(config)) return;
  const how = config.STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY is not set' : 'STRIPE_SECRET_KEY is a test key';
  throw new StartupError(`Other people may reach this server, and bookings would be paid with test cards, which move no money: ${how}.`, {
    todo: 'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY to live ones; or PAYMENTS=test, which every page then tells.',
  });
}

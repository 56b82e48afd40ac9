// The supported payment gateways, and the one in use. To add a gateway, write a file like stripe.ts and add it to the list below.

import type { Config } from '#server/platform/config/config.ts';
import type { Gateway } from './gateway-adapter.ts';
import { stripe } from './stripe.ts';
import { testGateway } from './test-gateway.ts';

const GATEWAYS: ReadonlyMap<string, Gateway> = new Map([testGateway, stripe].map((gateway) => [gateway.name, gateway]));

/** Returns the gateway with the name in a webhook URL; null if it isn't supported. */
export function findGateway(name: string): Gateway | null {
  return GATEWAYS.get(name) ?? null;
}

/** Returns the gateway for new payments: the built-in one unless Stripe is configured. */
export function getGatewayInUse({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): Gateway {
  return STRIPE_SECRET_KEY === undefined ? testGateway : stripe;
}

// The payment gateways that the product understands, and the one in use. Another one is a file like stripe.ts and a line below.

import type { Config } from '#server/platform/config/config.ts';
import type { Gateway } from './gateway-adapter.ts';
import { stripe } from './stripe.ts';
import { testGateway } from './test-gateway.ts';

const GATEWAYS: ReadonlyMap<string, Gateway> = new Map([testGateway, stripe].map((gateway) => [gateway.name, gateway]));

/** A gateway by the name in its address; null for none of ours. */
export function findGateway(name: string): Gateway | null {
  return GATEWAYS.get(name) ?? null;
}

/** The gateway that new payments are asked through: the built-in one as long as no other is set up. */
export function getGatewayInUse({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): Gateway {
  return STRIPE_SECRET_KEY === undefined ? testGateway : stripe;
}

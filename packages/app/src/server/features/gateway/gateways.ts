// The payment gateways that the product understands. Another one, such as Stripe, is a file like test-gateway.ts and a line below.

import type { Gateway } from './gateway-adapter.ts';
import { testGateway } from './test-gateway.ts';

const GATEWAYS: ReadonlyMap<string, Gateway> = new Map([['test', testGateway]]);

/** A gateway by the name in its address; null for none of ours. */
export function gatewayNamed(name: string): Gateway | null {
  return GATEWAYS.get(name) ?? null;
}

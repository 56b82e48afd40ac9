// What has to be told of a payment gateway: where its signature stands, and what its events say. All that comes after is the same for each.

import type { Config } from '#server/platform/config.ts';
import type { GatewayEvent } from './gateway-event.rules.ts';

export interface Gateway {
  /** The header with its signature. */
  readonly header: string;
  /** The setting with the key of its signatures; without one the product makes a key of its own. */
  secretOf(config: Config): string | undefined;
  /**
   * What an event says, in the product's words; null for one that concerns nothing here.
   * @throws ZodError with what is wrong with it
   */
  read(body: unknown): Omit<GatewayEvent, 'gateway'> | null;
}

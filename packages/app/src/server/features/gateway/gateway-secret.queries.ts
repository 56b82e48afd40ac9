// Signature keys of gateways without a configured one.

import type { Database } from '#server/db/database.ts';
import { getOrCreateSecret as getOrCreate } from '#server/platform/secrets/secrets.queries.ts';

/** Returns the key of a gateway, created on first use. */
export function getOrCreateSecret(db: Database, gateway: string): Promise<string> {
  return getOrCreate(db, `gateway ${gateway}`);
}

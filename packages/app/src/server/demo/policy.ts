// Where the demo world is allowed: on a local machine, or where the operator has explicitly asked for it.

import type { OpenDatabase } from '#server/db/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isExposed } from '#server/platform/config/exposure.ts';

type Settings = Pick<Config, 'DEMO' | 'HOST' | 'PUBLIC_URL' | 'NODE_ENV' | 'TRUST_PROXY'>;

/** Whether an empty database is filled at the start. */
export function isWanted(settings: Settings, engine: OpenDatabase['engine']): boolean {
  if (settings.DEMO !== 'auto') return settings.DEMO === 'always';
  return engine === 'pglite' && !isExposed(settings);
}

/** Whether its accounts have the published password: only if nobody else can reach the server. */
export function isPasswordPublished(settings: Settings): boolean {
  return !isExposed(settings);
}

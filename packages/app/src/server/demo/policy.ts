// Where the demo world may be: on the machine of whoever tries the product, or where the operator has asked for it in so many words.

import type { OpenDatabase } from '#server/db/database.ts';
import type { Config } from '#server/platform/config.ts';

type Settings = Pick<Config, 'DEMO' | 'HOST' | 'PUBLIC_URL' | 'NODE_ENV'>;

/** Whether an address leads back to the machine itself. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether other people may reach the server: its accounts are then no toys. */
export function isExposed({ HOST, PUBLIC_URL, NODE_ENV }: Settings): boolean {
  return NODE_ENV === 'production' || !isLoopback(new URL(PUBLIC_URL).hostname) || !isLoopback(HOST);
}

/** Whether an empty database is filled at the start. */
export function isWanted(settings: Settings, engine: OpenDatabase['engine']): boolean {
  if (settings.DEMO !== 'auto') return settings.DEMO === 'always';
  return engine === 'pglite' && !isExposed(settings);
}

/** Whether the accounts, with their password, are told to whoever starts the server. */
export function isTold(settings: Settings): boolean {
  return settings.DEMO === 'always' || (settings.DEMO === 'auto' && !isExposed(settings));
}

// The key that signs CSRF tokens and the cookie of known devices: set by the operator, or generated once and stored for all processes.

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';

const MIN_SECRET_LENGTH = 32;

function createSecret(): string {
  return randomBytes(48).toString('base64url');
}

/** Only the server's user can read the file. A data folder has only one process at a time, so there is no race. */
function getOrCreateSecretOfFolder(folder: string): string {
  const file = join(folder, 'session-secret');
  if (!existsSync(file)) {
    const half = `${file}.new`;
    writeFileSync(half, `${createSecret()}\n`, { mode: 0o600 });
    renameSync(half, file);
  }
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartupError(`${file} does not hold a key of at least ${MIN_SECRET_LENGTH} characters.`, {
    todo: 'Delete it, and a new one is made; pages that are open then have to be loaded again.',
  });
}

/** The first process inserts it; all others read the same. */
async function getOrCreateSecretOfDatabase({ raw }: OpenDatabase): Promise<string> {
  await raw.query(`insert into secrets (name, value) values ('session', $1) on conflict (name) do nothing`, [createSecret()]);
  const { rows } = await raw.query<{ value: string }>(`select value from secrets where name = 'session'`);
  const [{ value } = { value: '' }] = rows;
  return value;
}

export async function getOrCreateSessionSecret(config: Config, database: OpenDatabase): Promise<string> {
  if (config.SESSION_SECRET !== undefined) return config.SESSION_SECRET;
  return database.engine === 'pglite' ? getOrCreateSecretOfFolder(config.DATA_DIR) : getOrCreateSecretOfDatabase(database);
}

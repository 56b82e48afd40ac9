// Finds the programs of an installed PostgreSQL.

import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Where packages of Linux distributions and Homebrew install them. */
const USUAL_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'));
}

/**
 * Returns the folder with `postgres` and `initdb`: from the search path, otherwise the newest of the usual places; null if there is none.
 */
export function findPostgresql(): string | null {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const usual = USUAL_FOLDERS.flatMap((pattern) => globSync(pattern)).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...onPath, ...usual].find(isComplete) ?? null;
}

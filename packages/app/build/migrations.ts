// Writes the migration that brings a database from the last migration to the tables as they are: `npm run migrations -w @hosted-stay/app -- NAME`.
// After it, one for each file of `db/rules` that has none yet: what tables alone can't say, such as triggers.

import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Say what the migration does, in kebab-case: npm run migrations -w @hosted-stay/app -- add-wish-list');
  process.exit(2);
}

const app = join(import.meta.dirname, '..');
const rules = join(app, 'src/server/db/rules');
const migrations = join(app, 'src/server/db/migrations');
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

function generate(...options: string[]): void {
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...options], { cwd: app, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The file of the migration of this name. */
function migrationOf(migration: string): string | undefined {
  return readdirSync(migrations).find((file) => file.replace(/^\d+_/, '') === `${migration}.sql`);
}

generate('--name', name);
for (const file of readdirSync(rules).toSorted()) {
  const rule = basename(file, '.sql');
  if (migrationOf(rule) !== undefined) continue;
  generate('--custom', '--name', rule);
  copyFileSync(join(rules, file), join(migrations, migrationOf(rule) ?? ''));
}

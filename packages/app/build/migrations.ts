// Generates a migration: `npm run migrations -w @hosted-stay/app -- NAME` for changes of the tables, with `--custom` an empty one to fill
// in by hand, for example with a function or a trigger; `--functions` then updates `functions.sql`.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '#server/db/embedded.ts';
import { describeFunctions } from '#server/db/functions.ts';

const app = join(import.meta.dirname, '..');
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

const USAGE = `Say what the migration does, in kebab-case:
  npm run migrations -w @hosted-stay/app -- add-wish-list           a migration for what has changed in the tables
  npm run migrations -w @hosted-stay/app -- add-trigger --custom    an empty one, to fill in by hand
  npm run migrations -w @hosted-stay/app -- --functions             none; updates src/server/db/functions.sql`;

function exitWithUsage(): never {
  console.error(USAGE);
  process.exit(2);
}

function readOptions() {
  try {
    const options = { custom: { type: 'boolean', default: false }, functions: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { ...values, name: positionals[0] };
  } catch {
    return exitWithUsage();
  }
}

function generateMigration(name: string, custom: boolean): void {
  const options = ['generate', '--name', name, ...(custom ? ['--custom'] : [])];
  const { status } = spawnSync(process.execPath, [kit, ...options], { cwd: app, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const { name, custom, functions } = readOptions();
if (name === undefined ? !functions : !/^[a-z0-9-]+$/.test(name)) exitWithUsage();
if (name !== undefined) generateMigration(name, custom);

const database = await openEmbedded();
writeFileSync(join(app, 'src/server/db/functions.sql'), await describeFunctions(database.raw));
await database.close();

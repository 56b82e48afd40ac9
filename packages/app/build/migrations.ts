// Writes the migration that brings a database from the last migration to the tables as they are: `npm run migrations -w @hosted-stay/app -- NAME`.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Say what the migration does, in kebab-case: npm run migrations -w @hosted-stay/app -- add-wish-list');
  process.exit(2);
}
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
process.exitCode =
  spawnSync(process.execPath, [kit, 'generate', '--name', name], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' }).status ?? 1;

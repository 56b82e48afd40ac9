// Every script of every package names files that are there, or that the build makes.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

const folders = ['', ...(manifestOf('').workspaces ?? [])];
const scripts = folders.flatMap((folder) =>
  Object.entries(manifestOf(folder).scripts ?? {}).map(([name, command]) => ({ folder, name, command })),
);

/** The files that a command names; not options, programs or patterns. */
function filesIn(command: string): string[] {
  return command.split(/\s+/).filter((word) => /^[\w./-]+\.(?:[cm]?[jt]sx?|json)$/.test(word));
}

/** What the build of a package makes is named by the settings of that build: `dist/server/main.js` by `main:`. */
function isBuilt(file: string): boolean {
  const [, of = '', name = ''] = /^(packages\/[^/]+)\/dist\/(?:[\w-]+\/)*([\w-]+)\.js$/.exec(file) ?? [];
  const settings = ['build/main.ts', 'tsup.config.ts'].map((path) => join(root, of, path)).filter((path) => existsSync(path));
  return name !== '' && settings.some((path) => new RegExp(`\\b'?${name}'?:`).test(readFileSync(path, 'utf8')));
}

test.each(scripts)('npm run $name in /$folder', ({ folder, command }) => {
  const named = filesIn(command).map((file) => join(folder, file));
  const missing = named.filter((file) => !existsSync(join(root, file)) && !isBuilt(file));
  expect(missing).toEqual([]);
});

test('some scripts name files, and one that is not there is found', () => {
  expect(scripts.filter(({ command }) => filesIn(command).length > 0).length).toBeGreaterThan(10);
  expect(filesIn('node --watch build/dev.ts --port 1')).toEqual(['build/dev.ts']);
  expect(isBuilt('packages/app/dist/server/nobody.js')).toBe(false);
  expect(isBuilt('packages/app/dist/server/admin.js')).toBe(true);
});

// Every script of every package runs: it is made of other scripts, a check starts what it starts, or it has a cheap run of its own, which
// this file does. A new script without any of these fails, and so does a claim about a script or a check that is gone.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/shell.js';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));

/** A cheap run: the script's own command with something added. Never of one that may install: `npm ci` takes the tests' own tools away. */
interface Run {
  readonly add?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly says: RegExp;
}

/** A check that starts the same program: a file, and what it says to do so. */
interface Check {
  readonly file: string;
  readonly holds: string;
}

const inPlan = (holds: string): Check => ({ file: 'scripts/lib/plan.js', holds });
const buildCheck = inPlan("command: 'npm run build'");
const benchCheck = inPlan("command: 'npm run bench --workspaces --if-present -- --quick'");
const CORE = '@hosted-stay/pricing-core';
const CLI = '@hosted-stay/pricing-cli';
const REACT = '@hosted-stay/pricing-react';
const APP = '@hosted-stay/app';

const KNOWN: Readonly<Record<string, Run | Check>> = {
  'hosted-stay start': { file: 'packages/app/e2e/playwright.config.ts', holds: 'node dist/server/main.js' },
  'hosted-stay dev': { file: 'packages/app/test/dev.api.test.ts', holds: 'packages/app/build/dev.ts' },
  'hosted-stay tour': { add: '--dry-run', code: 0, says: /pricing -- audit/ },
  'hosted-stay pricing': { file: 'scripts/packages/readme.test.ts', holds: 'pricing' },
  'hosted-stay test': { file: 'scripts/checks.js', holds: '`npm test` runs every one' },
  'hosted-stay check': { file: 'scripts/checks.js', holds: '--quick' },
  'hosted-stay format': inPlan("command: 'biome check"),
  'hosted-stay node:check': { code: 0, says: /^$/ },
  'hosted-stay example': { file: 'scripts/packages/examples.test.ts', holds: 'prepare' },
  'hosted-stay fixtures': { file: 'scripts/make-fixtures/fixtures.test.ts', holds: 'const made = fixtureFiles()' },
  'hosted-stay fixtures:bookings': { add: '--count 3 --out /dev/null', code: 0, says: /^$/ },
  'hosted-stay mutation': { add: '--help', code: 0, says: /--sample <n>/ },
  [`${CORE} build`]: buildCheck,
  [`${CORE} bench`]: benchCheck,
  [`${CORE} verify`]: { add: '--count 200', code: 0, says: /200 quotes .* no difference/ },
  [`${CLI} build`]: buildCheck,
  [`${CLI} bench`]: benchCheck,
  [`${CLI} bench:faults`]: { add: '--nothing', code: 1, says: /Unknown option '--nothing'/ },
  [`${REACT} build`]: buildCheck,
  [`${REACT} bench`]: benchCheck,
  [`${REACT} storybook`]: { add: '--help', code: 0, says: /--port/ },
  [`${REACT} build-storybook`]: inPlan("command: 'npm run build-storybook"),
  [`${REACT} readme`]: { file: 'packages/pricing-react/test/readme.long.test.ts', holds: "from '../build/readme.ts'" },
  [`${REACT} example`]: { file: 'scripts/packages/examples.test.ts', holds: 'prepare' },
  [`${APP} build`]: buildCheck,
  [`${APP} start`]: { file: 'packages/app/e2e/playwright.config.ts', holds: 'node dist/server/main.js' },
  [`${APP} admin`]: { file: 'packages/app/test/first-administrator.api.test.ts', holds: 'dist/server/admin.js' },
  [`${APP} demo`]: { settings: { DEMO: 'never' }, code: 1, says: /no demo world is made/ },
  [`${APP} dev`]: { file: 'packages/app/test/dev.api.test.ts', holds: 'packages/app/build/dev.ts' },
  [`${APP} bench`]: benchCheck,
  [`${APP} messages`]: { code: 2, says: /Say what to do with the messages/ },
  [`${APP} messages:types`]: { file: 'packages/app/test/messages/messages.test.ts', holds: 'generateMessageTypes()' },
  [`${APP} migrations`]: { code: 2, says: /Say what the migration does/ },
};

const workspaces = manifestOf('').workspaces ?? [];
const scripts = ['', ...workspaces].flatMap((folder) => {
  const { name, scripts: own = {} } = manifestOf(folder);
  return Object.entries(own).map(([script, command]) => ({ key: `${name} ${script}`, folder, command }));
});

/** What other scripts a command is made of: `npm run build && npm run bench -w …`; null where it does anything else. */
function partsOf(command: string): string[] | null {
  const parts = command.split('&&').map((part) => /^npm run (?:-s )?([\w:-]+)(?: --?[\w-]*| @[\w/-]+)*$/.exec(part.trim())?.[1]);
  return parts.every((part) => part !== undefined) ? parts : null;
}

const own = scripts.filter(({ command }) => partsOf(command) === null);

test('every script is known to run, and no other is', () => {
  expect(Object.keys(KNOWN).toSorted()).toEqual(own.map(({ key }) => key).toSorted());
});

test('scripts made of others name some that are there', () => {
  const names = scripts.map(({ key }) => key.split(' ')[1]);
  const made = scripts.flatMap(({ command }) => partsOf(command) ?? []);
  expect(made.length).toBeGreaterThan(3);
  expect(made.filter((name) => !names.includes(name))).toEqual([]);
});

const checked = Object.entries(KNOWN).flatMap(([key, how]) => ('file' in how ? [{ key, ...how }] : []));

test.each(checked)('$key is started by $file', ({ file, holds }) => {
  expect(read(file)).toContain(holds);
});

const runs = own.flatMap((script) => {
  const how = KNOWN[script.key];
  return how === undefined || 'file' in how ? [] : [{ ...script, ...how }];
});

test.each(runs)('$key runs', ({ folder, command, add = '', settings = {}, code, says }) => {
  const cwd = join(root, folder);
  const { status, stdout, stderr } = spawnSync(`${command} ${add}`, {
    shell: true,
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...settings },
  });
  expect(stdout + stderr).toMatch(says);
  expect(status).toBe(code);
});

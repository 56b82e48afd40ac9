// Which checks a change can affect.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { affectedChecks, areaOf, filesChangedSince } from './areas.js';
import { checks } from './plan.js';

const namesFor = (...files: string[]) => affectedChecks(checks, files).map(({ name }) => name);

test('a change of the server runs its tests and the journeys, and none of the widgets', () => {
  const names = namesFor('packages/app/src/server/features/trips/read/trips.service.ts');
  expect(names).toEqual(expect.arrayContaining(['types', 'tests', 'server', 'whole servers', 'journeys through the product', 'build']));
  expect(names).not.toContain('components, in a browser');
  expect(names).not.toContain('packages, installed');
});

test('a change of a screen runs the parts and pages in a browser, and not the server’s tests', () => {
  const names = namesFor('packages/app/src/web/ui/badge.tsx');
  expect(names).toEqual(expect.arrayContaining(['parts of the app, in a browser', 'pages of the app, in a browser', 'a browser']));
  expect(names).not.toContain('server');
});

test('a change of the engine runs everything that prices something', () => {
  const names = namesFor('packages/pricing-core/src/index.ts');
  for (const check of checks) if (check.reads?.includes('engine')) expect(names).toContain(check.name);
});

test('a change of a text for readers runs the quick checks and what reads it', () => {
  const names = namesFor('docs/words.md');
  expect(names).toEqual(expect.arrayContaining(['lint and format', 'tests', 'tests that take long']));
  expect(names).not.toContain('server');
});

test('a change of what everything may depend on runs every check', () => {
  for (const file of [
    'package-lock.json',
    'vitest.config.ts',
    'scripts/lib/plan.js',
    'packages/app/package.json',
    'a-new-folder/file.ts',
  ]) {
    expect(areaOf(file), file).toBeNull();
    expect(namesFor(file), file).toHaveLength(checks.length);
  }
});

test('a change of tests alone runs those files alone, where they can be named, and no other suite', () => {
  const file = 'packages/app/src/server/features/trips/trips.api.test.ts';
  const chosen = affectedChecks(checks, [file]);
  expect(chosen.find(({ name }) => name === 'server')?.command).toMatch(
    /^vitest run --project "server, \*" .* packages\/app\/src\/server\/features\/trips\/trips\.api\.test\.ts$/,
  );
  for (const name of ['journeys through the product', 'build', 'whole servers'])
    expect(chosen.map((check) => check.name)).not.toContain(name);
  const both = affectedChecks(checks, [file, 'packages/app/src/server/app.ts']);
  expect(both.find(({ name }) => name === 'server')?.command).not.toContain('trips.api.test.ts');
});

test('every file of tests that a suite takes seconds for is its own', () => {
  const suites = checks.filter(({ ownTests }) => ownTests !== undefined);
  const tracked = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of tracked.filter((path) => /\.(api|long|page)\.test\.ts$|\.test\.tsx$/.test(path))) {
    const owners = suites.filter(({ ownTests }) => ownTests?.test(file)).map(({ name }) => name);
    expect(owners, file).toHaveLength(1);
  }
});

test('no check runs without a change', () => {
  expect(namesFor()).toEqual([]);
});

test('a check runs after those it needs, which are in the plan', () => {
  const names = checks.map(({ name }) => name);
  for (const { name, needs = [] } of checks) {
    for (const need of needs) expect(names.indexOf(need), `${name} needs ${need}`).toBeGreaterThanOrEqual(0);
  }
});

test('the files that were changed are those that git tells of, since a commit', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const [first = '', ...more] = filesChangedSince(head);
  for (const file of first === '' ? more : [first, ...more]) expect(file).not.toMatch(/^\/|\\/);
});

test('a commit that git does not know is told, with what would be right', () => {
  expect(() => filesChangedSince('no-such-branch')).toThrow(
    '--since: git knows no commit "no-such-branch"; name a branch, a tag or a commit, such as main or HEAD~1.',
  );
});

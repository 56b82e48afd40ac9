// Which files a sample is drawn from, and which tests are a file's own.

import { globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/shell.js';

const FOLDERS: Readonly<Record<string, string>> = {
  server: 'packages/app/src/server/features',
  platform: 'packages/app/src/server/platform',
  contract: 'packages/app/src/contract',
  web: 'packages/app/src/web',
  core: 'packages/pricing-core/src',
  cli: 'packages/pricing-cli/src',
  react: 'packages/pricing-react/src',
};

/** Tests, what only tests and stories use, and what is only data. */
const NO_CODE = /\.(?:test|stories|test-d|d|types)\.tsx?$|\/(?:locales|testing|demo)\/|\.(?:endpoints|shapes)\.ts$/;

/** What an end of a name says of a test: it takes long, or needs what is built. */
const SLOW = /\.(?:long|page)\.test\.tsx?$/;

/** @param name one of the names above, or a folder of the project */
export function sourcesIn(name: string): string[] {
  const files = globSync(`${FOLDERS[name] ?? name}/**/*.{ts,tsx}`, { cwd: root });
  return files.filter((file) => !NO_CODE.test(file)).sort();
}

function testsIn(folder: string, { deep }: { deep: boolean }): string[] {
  const found = readdirSync(join(root, folder), { recursive: deep, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return found.filter((file) => /\.test\.tsx?$/.test(file) && !SLOW.test(file)).sort();
}

/** Those of packages whose units are small, and tried through the whole. */
const OF_THE_WHOLE = ['packages/pricing-core/test', 'packages/pricing-cli/test'];

/** The folder that a file belongs to: its feature, else the nearest that has tests. */
function homeOf(file: string): string {
  const feature = /^packages\/app\/src\/\w+\/features\/[^/]+/.exec(file)?.[0];
  if (feature !== undefined) return feature;
  let folder = dirname(file);
  while (testsIn(folder, { deep: true }).length === 0 && folder.split('/').length > 3) folder = dirname(folder);
  return folder;
}

const kinds = [/\.(?:rules|model)\.test\.ts$/, /(?<!\.api)\.test\.ts$/, /\.test\.tsx$/, /\.api\.test\.ts$/];
const cheapestFirst = (file: string) => kinds.findIndex((kind) => kind.test(file));

/** The tests of a file, those beside it and the cheapest first. */
export function ownTests(file: string): string[] {
  const stem = file.replace(/\.tsx?$/, '');
  const whole = OF_THE_WHOLE.filter((folder) => file.startsWith(`${dirname(folder)}/`)).flatMap((folder) =>
    testsIn(folder, { deep: true }),
  );
  const tests = [...testsIn(homeOf(file), { deep: true }), ...whole];
  const isBeside = (test: string) => (test.startsWith(`${stem}.`) ? 0 : 1);
  return tests.sort((one, other) => cheapestFirst(one) - cheapestFirst(other) || isBeside(one) - isBeside(other));
}

// The engine as installed from its tarball: from JavaScript, TypeScript, a bundler, a bare browser-like global and a worker.

import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { systemNode } from '../lib/shell.js';
import { quoting, stay } from './programs.ts';

const project = inject('project');
const root = resolve(import.meta.dirname, '../..');
const book = JSON.parse(readFileSync(stay.book, 'utf8'));
const input = `const book = ${JSON.stringify(book)};\nconst request = ${JSON.stringify(stay.request)};`;
const names = 'compilePriceBook, parsePriceBook';

function write(file: string, text: string): string {
  writeFileSync(join(project, file), text);
  return file;
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** What a command says when it fails, else the empty string. */
function complaint(program: string, ...args: string[]): string {
  try {
    run(program, ...args);
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

describe.each([
  ['the system’s Node', systemNode()],
  ['the pinned Node', process.execPath],
])('JavaScript on %s', (_, node) => {
  test('imports the engine and prices', () => {
    const file = write('use.mjs', `import { ${names} } from '@hosted-stay/pricing-core';\n${input}${quoting}\nconsole.log(answer);`);
    expect(run(node, file)).toBe(stay.total);
  });

  test('imports a language by itself', () => {
    const file = write(
      'language.mjs',
      "import * as german from '@hosted-stay/pricing-core/locales/de';\nconsole.log(Object.keys(german).length > 0);",
    );
    expect(run(node, file)).toBe('true');
  });

  test('can’t reach inner files', () => {
    const file = write('inner.mjs', "import('@hosted-stay/pricing-core/dist/index.js').catch(({ code }) => console.log(code));");
    expect(run(node, file)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});

test('CommonJS requires the engine where Node lets modules be required', () => {
  const file = write('use.cjs', `const { ${names} } = require('@hosted-stay/pricing-core');\n${input}${quoting}\nconsole.log(answer);`);
  expect(run(process.execPath, file)).toBe(stay.total);
});

test('the builders for tests work beside fast-check', () => {
  symlinkSync(join(root, 'node_modules/fast-check'), join(project, 'node_modules/fast-check'));
  const file = write(
    'builders.mjs',
    "import * as testing from '@hosted-stay/pricing-core/testing';\nconsole.log(Object.keys(testing).length > 0);",
  );
  expect(run(process.execPath, file)).toBe('true');
});

describe('TypeScript', () => {
  const strict = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--skipLibCheck', 'false'];
  const resolutions = [
    ['nodenext', ['--module', 'nodenext']],
    ['bundler', ['--module', 'preserve', '--moduleResolution', 'bundler']],
  ] as const;
  const compilers = [
    ['7', 'tsc'],
    ['6', 'tsc6'],
  ] as const;

  beforeAll(() => {
    write(
      'right.ts',
      `import { ${names}, parseQuoteRequest, type Issue, type Quote, type Result } from '@hosted-stay/pricing-core';
import * as japanese from '@hosted-stay/pricing-core/locales/ja';
const parsed = parsePriceBook(JSON.parse('{}'));
export const quoted: Result<Quote> = parsed.ok ? compilePriceBook(parsed.value).quote({ hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-19' }) : parsed;
export const total: string = quoted.ok ? quoted.value.total : '';
export const issues: readonly Issue[] = quoted.ok ? [] : quoted.issues;
export default [parseQuoteRequest, japanese];
`,
    );
    write(
      'wrong.ts',
      `import { ${names} } from '@hosted-stay/pricing-core';
const parsed = parsePriceBook({});
export const pricer = compilePriceBook(parsed);
`,
    );
  });

  describe.each(compilers)('%s', (_, compiler) => {
    const tsc = join(root, 'node_modules/.bin', compiler);

    test.each(resolutions)('%s: a right program compiles, library types checked', (__, options) => {
      expect(complaint(tsc, ...strict, ...options, 'right.ts')).toBe('');
    });

    test.each(resolutions)('%s: a wrong one does not', (__, options) => {
      expect(complaint(tsc, ...strict, ...options, 'wrong.ts')).toContain('wrong.ts(3,');
    });
  });
});

describe('a bundle for browsers', () => {
  let bundle = '';

  beforeAll(async () => {
    const contents = `import { ${names} } from '@hosted-stay/pricing-core';\n${input}${quoting}\nglobalThis.answer = answer;`;
    const result = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
    });
    bundle = result.outputFiles[0]?.text ?? '';
  });

  test('prices where there is nothing but the language: no process, no DOM, no text encoder', () => {
    const world = vm.createContext({});
    vm.runInContext(bundle, world);
    expect(world.answer).toBe(stay.total);
  });

  test('prices in a worker that has no process', async () => {
    const code = `const { parentPort } = require('node:worker_threads'); delete globalThis.process; ${bundle}; parentPort.postMessage(globalThis.answer);`;
    const worker = new Worker(code, { eval: true });
    const answer = await new Promise((done, fail) => worker.once('message', done).once('error', fail));
    await worker.terminate();
    expect(answer).toBe(stay.total);
  });

  test('leaves out what quoting does not need', () => {
    expect(bundle).not.toContain('DecimalError');
    expect(bundle).not.toContain('fast-check');
  });
});

test('the tarball holds what runs, its types, a readme and the licence, and no tests', () => {
  const files = inject('packed')['@hosted-stay/pricing-core'] ?? [];
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/src/index.js', 'dist/src/index.d.ts', 'dist/testing/index.js']),
  );
  expect(files.filter((file) => !/^(LICENSE|README\.md|package\.json|CHANGELOG\.md|dist\/.*\.(js|d\.ts))$/.test(file))).toEqual([]);
});

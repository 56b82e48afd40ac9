// The command `pricing` as installed from its tarball, under the Node of this machine and the pinned one.

import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { systemNode } from '../lib/shell.js';
import { stay } from './programs.ts';

const project = inject('project');
const request = join(project, 'request.json');
const fixtures = resolve(import.meta.dirname, '../../fixtures');
const books = join(fixtures, 'price-books');
const bookings = join(fixtures, 'bookings/2026.ndjson');
const pricing = join(project, 'node_modules/.bin/pricing');

beforeAll(() => writeFileSync(request, JSON.stringify(stay.request)));

describe.each([
  ['the system’s Node', systemNode()],
  ['the pinned Node', process.execPath],
])('pricing on %s', (_, node) => {
  const env = { ...process.env, PATH: [dirname(node), '/usr/bin', '/bin'].join(delimiter) };
  const run = (...args: string[]) => spawnSync(pricing, args, { cwd: project, env, encoding: 'utf8', input: '' });

  test('the shell finds that Node', () => {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    expect(execFileSync('/usr/bin/env', ['node', '--version'], { env, encoding: 'utf8' })).toBe(version);
  });

  test('prices a stay', () => {
    const { status, stdout, stderr } = run('quote', '--book', stay.book, '--request', request, '--format', 'json');
    expect({ status, stderr, total: JSON.parse(stdout).total }).toEqual({ status: 0, stderr: '', total: stay.total });
  });

  test('counts a stay', () => {
    const { status, stdout, stderr } = run('counts', '--from', '2026-07-06', '--to', '2026-07-19', '--format', 'json');
    const { noOfDaysOfTrip, nights, countMonToFri } = JSON.parse(stdout);
    expect({ status, stderr, noOfDaysOfTrip, nights, countMonToFri }).toEqual({
      status: 0,
      stderr: '',
      noOfDaysOfTrip: 14,
      nights: 13,
      countMonToFri: 2,
    });
  });

  test('audits the sample year with two worker threads as with none', () => {
    const audit = (jobs: string) => run('audit', '--book', books, '--input', bookings, '--jobs', jobs, '--quiet', '--format', 'ndjson');
    const [one, two] = [audit('1'), audit('2')];
    expect({ status: two.status, stderr: two.stderr }).toEqual({ status: 1, stderr: '' });
    expect(two.stdout).toBe(one.stdout);
    expect(two.stdout).not.toBe('');
  });

  test.each(['bash', 'zsh', 'fish', 'powershell'])('writes a completion script for %s', (shell) => {
    const { status, stdout, stderr } = run('completion', shell);
    expect({ status, stderr, knows: stdout.includes('--nearby-activity') || stdout.includes('-l nearby-activity') }).toEqual({
      status: 0,
      stderr: '',
      knows: true,
    });
  });

  test('explains itself', () => {
    const { status, stdout } = run('--help');
    expect({ status, audit: stdout.includes('audit') }).toEqual({ status: 0, audit: true });
  });

  test('answers wrong use with exit code 2 and nothing on stdout', () => {
    const { status, stdout, stderr } = run('qoute');
    expect({ status, stdout, suggests: stderr.includes('quote') }).toEqual({ status: 2, stdout: '', suggests: true });
  });
});

const hasLedgerReader = spawnSync('hledger', ['--version']).status === 0;

test.skipIf(!hasLedgerReader)('hledger reads the ledger of a quote, balanced to the last unit', () => {
  const { stdout } = spawnSync(pricing, ['quote', '--book', stay.book, '--request', request, '--format', 'ledger'], { encoding: 'utf8' });
  const read = (...args: string[]) => execFileSync('hledger', ['-f', '-', ...args], { encoding: 'utf8', input: stdout });
  expect(read('check', 'balancednoautoconversion')).toBe('');
  expect(read('accounts').trim().split('\n').length).toBeGreaterThan(2);
});

test('the tarball holds what runs, a readme and the licence, and no tests', () => {
  const files = inject('packed')['@hosted-stay/pricing-cli'] ?? [];
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/main.js', 'dist/worker.js']));
  expect(files.filter((file) => /\.test\.|^src\/|^test\/|\.ts$/.test(file))).toEqual([]);
});

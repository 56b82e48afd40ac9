// The command as a process: exit codes, pipes, signals. Runs the sources, so nothing needs to be built.

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWithBook, SMALL_BOOK, STAY, STAY_FLAGS } from './small-book.ts';

const main = join(dirname(fileURLToPath(import.meta.url)), '../src/main.ts');

const cwd = folderWithBook({
  'year.ndjson': `${JSON.stringify(STAY)}\n`.repeat(5000),
  'bad.json': {},
  'faulty.json': { ...SMALL_BOOK, currency: 'XXX' },
});

/** `--conditions` makes the engine's sources the ones that are run. */
function start(args: readonly string[]) {
  return spawn(process.execPath, ['--conditions=@hosted-stay/source', main, ...args], { cwd, stdio: 'pipe' });
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function run(args: readonly string[], stdin = ''): Promise<Ended> {
  const child = start(args);
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (texts.err += text));
  child.stdin.on('error', () => {}).end(stdin);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...texts };
}

describe('exit codes', () => {
  test.each([
    [0, ['counts', '--from', '2026-07-06', '--to', '2026-07-13']],
    [0, ['--version']],
    [0, ['quote', '--help']],
    [1, ['solve', '-b', 'book.json', ...STAY_FLAGS, '-t', '100', '--payout', '630.01']],
    [2, ['nothing']],
    [2, []],
    [3, ['quote', '-b', 'book.json', '-r', 'bad.json']],
    [4, ['check', '-b', 'faulty.json']],
  ])('%i: %j', async (expected, args) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(expected);
    if (expected > 1) expect({ out, err: err === '' }).toEqual({ out: '', err: false });
    else expect(err).toBe('');
  });
});

test('what is piped in is read, and all of a long answer arrives', async () => {
  const { code, out } = await run(
    ['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson', '--fields', 'total'],
    `${JSON.stringify(STAY)}\n`.repeat(3000),
  );
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n').at(-1)).toBe('{"index":2999,"quote":{"total":"1019.90"}}');
});

test('| head ends quietly', async () => {
  const child = start(['quote', '-b', 'book.json', '-r', 'year.ndjson']);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('Ctrl-C ends with 130, says nothing, and leaves no half of a file', async () => {
  const child = start(['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson', '-o', 'out.csv']);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdin.write(`${JSON.stringify(STAY)}\n`);
  while (!readdirSync(cwd).some((name) => name.endsWith('.part'))) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGINT');
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, err }).toEqual({ code: 130, err: '' });
  expect(readdirSync(cwd).filter((name) => name.includes('out.csv'))).toEqual([]);
});

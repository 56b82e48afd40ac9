// The command as a process: exit codes, pipes, signals. Runs the sources, so nothing needs to be built.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
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
  child.stdin.on('error', () => {}).end(stdin);
  return ended(child);
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (texts.err += text));
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

test('piped input is read, and a long answer arrives in full', async () => {
  const { code, out } = await run(
    ['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson', '--fields', 'total'],
    `${JSON.stringify(STAY)}\n`.repeat(3000),
  );
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n').at(-1)).toBe('{"index":2999,"quote":{"total":"1019.90"}}');
});

/** Through a shell, as a person redirects. */
async function shell(line: string): Promise<Ended> {
  const child = spawn('bash', ['-c', line, process.execPath, '--conditions=@hosted-stay/source', main], { cwd, stdio: 'pipe' });
  return ended(child);
}

const COUNTS = '"$0" "$@" counts --from 2026-07-06 --to 2026-07-13 --format csv';
const COUNTED = 'noOfDaysOfTrip,nights,countMonToFri,noOfCampsAdded,noOfImmersionDays\r\n8,7,1,0,8\r\n';

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  test.each([
    'counts --from 2026-07-06 --to 2026-07-13',
    'quote -b book.json -r year.ndjson',
    'quote --help',
    'help formats',
    'schema book',
    'completion bash',
  ])('on stdout is told and no fault of ours: %s', async (args) => {
    const { code, err } = await shell(`"$0" "$@" ${args} > /dev/full`);
    expect({ code, err }).toEqual({ code: 2, err: "pricing: unwritable_output: standard output can't be written: the disk is full\n" });
  });

  test('is reported with its name if it is the target of -o', async () => {
    expect(await shell(`${COUNTS} -o /dev/full`)).toEqual({
      code: 2,
      out: '',
      err: "/dev/full: unwritable_file: can't be written: the disk is full\n",
    });
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('on stderr costs no answer', async () => {
    expect(await shell(`${COUNTS} 2> /dev/full`)).toEqual({ code: 0, out: COUNTED, err: '' });
    expect((await shell('"$0" "$@" nothing 2> /dev/full')).code).toBe(2);
  });
});

describe.skipIf(!existsSync('/dev/fd/1'))('-o of what the process has open', () => {
  test.each(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1', 'to-stdout'])('%s is standard output', async (name) => {
    const { code, out } = await shell(`ln -sf /dev/stdout to-stdout; echo kept > log; ${COUNTS} -o ${name} >> log && cat log`);
    expect({ code, out }).toEqual({ code: 0, out: `kept\n${COUNTED}` });
    expect(statSync('/dev/stdout').isFile()).toBe(false);
  });

  test('a substituted process, another descriptor, stderr', async () => {
    expect((await shell(`${COUNTS} -o >(cat > got); wait $!; cat got`)).out).toBe(COUNTED);
    expect((await shell(`echo kept > log; ${COUNTS} -o /dev/fd/5 5>> log; cat log`)).out).toBe(`kept\n${COUNTED}`);
    expect(await shell(`${COUNTS} -o /dev/stderr`)).toEqual({ code: 0, out: '', err: COUNTED });
  });
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

// -o FILE: what stands there already stays what it is, be it a file with its owner and mode, a link, a FIFO or a socket.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, STAY_FLAGS } from './small-book.ts';

const cwd = folderWithBook();
const at = (name: string) => join(cwd, name);

const quoteInto = (name: string, signal?: AbortSignal) =>
  runPricing(['quote', '-b', 'book.json', ...STAY_FLAGS, '--fields', 'total', '--format', 'csv', '-o', name], {
    cwd,
    ...(signal && { signal }),
  });

const ANSWER = 'total\r\n1019.90\r\n';

describe('a file', () => {
  test.each([0o600, 0o640, 0o666, 0o755])('keeps its mode %o', async (mode) => {
    writeFileSync(at('private.csv'), 'before');
    chmodSync(at('private.csv'), mode);
    expect((await quoteInto('private.csv')).outcome).toBe('fine');
    expect(statSync(at('private.csv')).mode & 0o7777).toBe(mode);
    expect(readFileSync(at('private.csv'), 'utf8')).toBe(ANSWER);
  });

  test.runIf(process.getuid?.() === 0)('keeps its owner', async () => {
    writeFileSync(at('theirs.csv'), 'before');
    chownSync(at('theirs.csv'), 1234, 4321);
    await quoteInto('theirs.csv');
    expect(statSync(at('theirs.csv'))).toMatchObject({ uid: 1234, gid: 4321 });
  });

  test('has the mode of any new file if it is new', async () => {
    await quoteInto('new.csv');
    writeFileSync(at('other.csv'), '');
    expect(statSync(at('new.csv')).mode).toBe(statSync(at('other.csv')).mode);
  });

  test('is a folder: refused before any work', async () => {
    mkdirSync(at('folder.csv'));
    expect(await quoteInto('folder.csv')).toMatchObject({
      outcome: 'usage',
      err: "folder.csv: unwritable_file: can't be written: it is a folder\n",
    });
  });
});

describe('a link', () => {
  test('stays, and its target is replaced', async () => {
    mkdirSync(at('elsewhere'));
    writeFileSync(at('elsewhere/real.csv'), 'before');
    symlinkSync('elsewhere/real.csv', at('first.csv'));
    symlinkSync(at('first.csv'), at('second.csv'));
    expect((await quoteInto('second.csv')).outcome).toBe('fine');
    expect([lstatSync(at('first.csv')).isSymbolicLink(), lstatSync(at('second.csv')).isSymbolicLink()]).toEqual([true, true]);
    expect(readFileSync(at('elsewhere/real.csv'), 'utf8')).toBe(ANSWER);
    expect(readdirSync(at('elsewhere'))).toEqual(['real.csv']);
  });

  test('without a target creates its target', async () => {
    symlinkSync('made.csv', at('dangling.csv'));
    await quoteInto('dangling.csv');
    expect(readFileSync(at('made.csv'), 'utf8')).toBe(ANSWER);
    expect(lstatSync(at('dangling.csv')).isSymbolicLink()).toBe(true);
  });

  test('is reported if it points to itself', async () => {
    symlinkSync('round.csv', at('round.csv'));
    expect((await quoteInto('round.csv')).err).toContain('round.csv: unwritable_file: ');
  });
});

describe.skipIf(process.platform === 'win32')('a target that is no file', () => {
  test('a FIFO, also behind a link, is written through to its reader', async () => {
    execFileSync('mkfifo', [at('fifo')]);
    symlinkSync('fifo', at('to-fifo'));
    for (const name of ['fifo', 'to-fifo']) {
      const reader = new Promise((resolve) =>
        import('node:child_process').then(({ execFile }) => execFile('cat', [at('fifo')], (_, read) => resolve(read))),
      );
      expect((await quoteInto(name)).outcome).toBe('fine');
      expect(await reader).toBe(ANSWER);
      expect(statSync(at('fifo')).isFIFO()).toBe(true);
    }
  });

  test('a FIFO without a reader is waited for until Ctrl-C', async () => {
    execFileSync('mkfifo', [at('lonely')]);
    const interruption = new AbortController();
    const ran = quoteInto('lonely', interruption.signal);
    setTimeout(() => interruption.abort(), 100);
    expect((await ran).outcome).toBe('interrupted');
  });

  test('a socket is written through to its listener', async () => {
    const server = createServer();
    const read = new Promise<string>((resolve) => server.on('connection', (connection) => resolve(text(connection))));
    await new Promise<void>((resolve) => server.listen(at('socket'), resolve));
    expect((await quoteInto('socket')).outcome).toBe('fine');
    expect(await read).toBe(ANSWER);
    expect(existsSync(at('socket'))).toBe(true);
    await new Promise((resolve) => server.close(resolve));
  });
});

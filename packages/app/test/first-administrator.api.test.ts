// The first administrator of an empty product, as whoever starts it meets them: a link on the terminal, or a command; on both databases.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { setUp } from '#contract/identity/setup.endpoints.ts';
import { TestClient } from '#server/testing/client.ts';
import { preparedFolder, testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';

const TIMEOUT = 400_000;
const ADMIN = join(import.meta.dirname, '../dist/server/admin.js');
const PASSWORD = 'correct horse battery';
const LINK = /\/setup\/([\w-]{43})/;

type Settings = Readonly<Record<string, string>>;

/** Runs the operator's command; answers how it ended and all that it said. */
function runAdmin(settings: Settings, args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((done) => {
    const child = execFile(process.execPath, [ADMIN, ...args], { env: { PATH, HOME, ...settings } }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** A server that is gone when the test is over, whatever came of it. */
async function startForTest(settings: Settings): Promise<Program> {
  const program = await startProgram(settings);
  onTestFinished(async () => {
    await program.end('SIGKILL');
  });
  return program;
}

/** Sets an empty product up by its link, starts it again, and makes a second administrator by the command. */
async function walkThrough(settings: Settings): Promise<void> {
  const first = await startForTest(settings);
  const token = LINK.exec(first.said().out)?.[1] ?? '';
  const chosen = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const client = new TestClient(first.origin);
  const person = { token, firstName: 'Fiona', lastName: 'First', email: 'first@example.org' };
  expect((await client.ask(setUp, { body: { ...person, ...chosen } })).body.roleNames).toEqual(['Administrator']);
  expect(first.said().err).not.toContain(token);
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });

  const { code, out } = await runAdmin(settings, ['create', 'Second@Example.org', 'Sam', 'Second']);
  expect(code).toBe(0);
  const second = await startForTest(settings);
  expect(second.said().out).not.toMatch(LINK);
  const link = /\/reset-password\/([\w-]{43})/.exec(out)?.[1] ?? '';
  expect((await new TestClient(second.origin).ask(resetPassword, { body: { token: link, ...chosen } })).status).toBe(200);
  const { body } = await new TestClient(second.origin).ask(signIn, { body: { email: 'second@example.org', password: PASSWORD } });
  expect([body.firstName, body.roleNames]).toEqual(['Sam', ['Administrator']]);
  await second.end('SIGTERM');
}

const copyOfGood = preparedFolder();

test('comes by the link and by the command, on the embedded database', { timeout: TIMEOUT }, async () => {
  await walkThrough({ DATA_DIR: copyOfGood(), TRUST_PROXY: '1', PAYMENTS: 'test', DEMO: 'auto' });
});

test('is not made by a command that is misused, which says what would be right', { timeout: TIMEOUT }, async () => {
  for (const [args, said] of [
    [['create', 'nobody'], 'EMAIL must be an e-mail address'],
    [['remove', 'ann@example.org'], 'There is no command "remove"'],
  ] as const) {
    const { code, err } = await runAdmin({ DATA_DIR: testFolder() }, args);
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(err).toContain('create EMAIL');
  }
});

describeWithPostgresql('PostgreSQL', () => {
  test('comes by the link and by the command', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const keeper = new Client({ connectionString: cluster.url('postgres') });
    await keeper.connect();
    await keeper.query('create database first_administrator');
    await keeper.end();
    await walkThrough({ DATA_DIR: testFolder(), DATABASE_URL: cluster.url('first_administrator'), DEMO: 'auto' });
  });
});

// Users who write continuously and record which changes were acknowledged.

import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { ROLES } from '#contract/identity/roles.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { TestClient } from '#server/testing/client.ts';
import { createAccount, PASSWORD, toEmail } from '#server/testing/fixtures/accounts.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** Creates the accounts of the writers. */
export async function makeWriters(database: OpenDatabase): Promise<void> {
  for (const role of ROLES) await createAccount(database.db, { email: toEmail(role), roles: [role] }, new Date());
}

export class Writer {
  readonly #email: string;
  #client: TestClient | undefined;
  #acknowledged: string | null = null;
  /** A change without an answer: it may have been saved or not. */
  #open: string | null = null;
  #count = 0;
  /** The status of the last change; undefined if the connection broke. */
  lastStatus: number | undefined;

  constructor(email: string) {
    this.#email = email;
  }

  /** Continues on a restarted server with the same session. */
  async arrive(origin: string): Promise<void> {
    const client = new TestClient(origin);
    for (const [name, value] of this.#client?.cookies ?? []) client.cookies.set(name, value);
    const isNew = this.#client === undefined;
    this.#client = client;
    if (!isNew) return;
    await client.send('GET', '/api/user');
    const { status, text } = await client.ask(signIn, { body: { email: this.#email, password: PASSWORD } });
    if (status !== 200) throw new Error(`${this.#email} could not sign in: ${status} ${text}`);
  }

  /** Describes what is wrong with this writer's changes on the server; null if nothing is. */
  async fault(): Promise<string | null> {
    const answer = await this.#client?.ask(readUser, {});
    if (answer?.status !== 200) return `the session of ${this.#email} is gone: ${answer?.status} ${answer?.text}`;
    const found = answer.body.timezone;
    if (this.#acknowledged === null || found === this.#acknowledged || found === this.#open) {
      this.#acknowledged = found;
      return null;
    }
    return `${this.#email} was told that ${this.#acknowledged} is saved; there is ${found}`;
  }

  /** Makes a change; returns whether it was acknowledged. */
  async write(): Promise<boolean> {
    this.#count += 1;
    const timezone = ZONES[(this.#count * 7 + this.#email.length) % ZONES.length] ?? 'UTC';
    this.#open = timezone;
    const answer = await this.#client?.ask(readUser, { query: { timezone } }).catch(() => undefined);
    this.lastStatus = answer?.status;
    if (answer?.status !== 200) return false;
    this.#acknowledged = timezone;
    this.#open = null;
    return true;
  }

  /** Writes until a change is not acknowledged. */
  async writeUntilRefused(acknowledged: () => void): Promise<void> {
    while (await this.write()) acknowledged();
  }
}

/**
 * Lets all writers write concurrently; strikes after the given number of acknowledged changes, and waits until all writers have stopped.
 */
export async function strikeWhileWriting(writers: readonly Writer[], { after, strike }: { after: number; strike: () => Promise<unknown> }) {
  let acknowledged = 0;
  const enough = Promise.withResolvers<void>();
  const writing = writers.map((writer) =>
    writer.writeUntilRefused(() => {
      acknowledged += 1;
      if (acknowledged === after) enough.resolve();
    }),
  );
  await Promise.race([enough.promise, Promise.all(writing)]);
  await strike();
  await Promise.all(writing);
  if (acknowledged < after) throw new Error(`Only ${acknowledged} changes were acknowledged before the strike.`);
}

export const newWriters = () => ROLES.map((role) => new Writer(toEmail(role)));

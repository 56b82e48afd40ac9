// Receives messages of a PostgreSQL server over a dedicated connection, which is reopened whenever it is lost.

import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Listener } from './database.ts';

/** Milliseconds until a reconnect, the first and the longest delay. */
const AGAIN = { first: 100, most: 5000 } as const;

export class PostgresqlListener {
  readonly #config: ClientConfig;
  readonly #channels = new Map<string, Set<Listener>>();
  #client: Promise<Client> | null = null;
  readonly #closing = new AbortController();

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel);
    if (listeners === undefined) this.#channels.set(channel, new Set([listener]));
    else listeners.add(listener);
    this.#client ??= this.#connected();
    const client = await this.#client.catch((error) => {
      this.#client = null;
      throw error;
    });
    if (listeners === undefined) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      this.#channels.get(channel)?.delete(listener);
    };
  }

  async #connected(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => {
      for (const { heard } of this.#channels.get(channel) ?? []) heard(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => this.#reconnect());
    return client;
  }

  #reconnect(): void {
    if (this.#closing.signal.aborted) return;
    this.#client = this.#connectedAgain();
    // It is rejected without a connection only when we close.
    this.#client.catch(() => {});
  }

  async #connectedAgain(): Promise<Client> {
    for (let wait: number = AGAIN.first; ; wait = Math.min(wait * 2, AGAIN.most)) {
      await pause(wait, undefined, { signal: this.#closing.signal });
      try {
        const client = await this.#connected();
        for (const listeners of this.#channels.values()) for (const { missed } of listeners) missed?.();
        return client;
      } catch {
        // The server is not back yet.
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => {});
  }
}

// The listening server, with a graceful shutdown.

import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { createHttpServer } from './server.ts';

/** Interval for closing idle connections during shutdown, in milliseconds. */
const SWEEP_MS = 50;

export class HttpListener {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #shutting = false;

  constructor(listener: RequestListener) {
    this.#server = createHttpServer((request, response) => {
      this.#open.add(response);
      response.once('close', () => this.#open.delete(response));
      if (this.#shutting) response.setHeader('Connection', 'close');
      listener(request, response);
    });
  }

  /** Lets a protocol other than requests and responses take over what is for it. */
  attach(take: (server: Server) => void): void {
    take(this.#server);
  }

  /**
   * Starts listening; returns the URL: `http://127.0.0.1:4000`.
   * @throws StartupError
   */
  async listen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<string> {
    try {
      await new Promise<void>((ready, failed) => this.#server.once('error', failed).listen(PORT, HOST, ready));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      const because = code === 'EADDRINUSE' ? 'another program uses it' : String(code);
      throw new StartupError(`The server can't listen on ${HOST}, port ${PORT}: ${because}.`, {
        todo: 'Stop the other program, or choose another address (PORT, HOST).',
        cause: error,
      });
    }
    const { address, port } = this.#server.address() as AddressInfo;
    return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  }

  /**
   * Stops accepting connections and waits for open requests; closes kept-alive connections as soon as they are idle.
   * @param patience milliseconds until open requests are aborted
   */
  async close(patience: number): Promise<void> {
    this.#shutting = true;
    for (const response of this.#open) if (!response.headersSent) response.setHeader('Connection', 'close');
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS);
    const breakOff = setTimeout(() => this.#server.closeAllConnections(), patience);
    await new Promise((done) => this.#server.close(done));
    clearInterval(sweep);
    clearTimeout(breakOff);
  }
}

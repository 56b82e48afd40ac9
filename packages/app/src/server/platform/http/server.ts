// The HTTP server, with timeouts against slow clients.

import { createServer, type RequestListener, type Server } from 'node:http';

/** Time limits for clients, in milliseconds. */
export interface ServerTimeouts {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For a whole request; large uploads over a slow connection take minutes. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Between two requests on a connection; longer than proxies keep connections open. */
  readonly keepAliveMs: number;
  /** The interval at which the limits are checked. */
  readonly checkMs: number;
}

const DEFAULT_TIMEOUTS: ServerTimeouts = { headersMs: 10_000, requestMs: 300_000, silenceMs: 60_000, keepAliveMs: 65_000, checkMs: 2000 };

const MAX_HEADER_BYTES = 16 * 1024;

/** Creates the server of an application; it doesn't listen yet. */
export function createHttpServer(application: RequestListener, patience: ServerTimeouts = DEFAULT_TIMEOUTS): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.keepAliveMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    application,
  );
  server.setTimeout(patience.silenceMs);
  return server;
}

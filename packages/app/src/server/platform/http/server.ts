// The HTTP server itself: clients that are slow on purpose are cut off.

import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface ServerTimeouts {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For a whole request: the largest upload over a slow connection takes minutes. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Between two requests of one connection; longer than a proxy keeps connections open. */
  readonly keepAliveMs: number;
  /** How often the above is looked at. */
  readonly checkMs: number;
}

const DEFAULT_TIMEOUTS: ServerTimeouts = { headersMs: 10_000, requestMs: 300_000, silenceMs: 60_000, keepAliveMs: 65_000, checkMs: 2000 };

const MAX_HEADER_BYTES = 16 * 1024;

/** The server of an application, not listening yet. */
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

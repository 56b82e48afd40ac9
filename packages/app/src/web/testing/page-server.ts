// Serves the built web interface with the same strict headers as the product's server.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'";

async function answerOf(folder: string, path: string): Promise<{ status: number; type: string; body: Buffer }> {
  const type = TYPES[extname(path)];
  if (type === undefined) return { status: 200, type: 'text/html; charset=utf-8', body: await readFile(join(folder, 'index.html')) };
  try {
    return { status: 200, type, body: await readFile(join(folder, path)) };
  } catch {
    return { status: 404, type: 'text/plain', body: Buffer.from('') };
  }
}

export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a folder; every path that is not a file is a page. */
export async function servePages(folder: string): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await answerOf(folder, new URL(request.url ?? '/', 'http://here').pathname);
    const headers = { 'Content-Type': type, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Content-Encoding': 'gzip' };
    response.writeHead(status, headers);
    response.end(gzipSync(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

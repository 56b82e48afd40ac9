// Serves the files of the web interface; lists them once at startup, so that paths of requests never reach the file system.

import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { setMapWorkerPolicy, setServiceWorkerPolicy } from '../protection/security-headers.ts';

/** A file, and the encodings of its precompressed copies. */
interface WebFile {
  readonly path: string;
  readonly encodings: readonly ('br' | 'gzip')[];
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

function listFiles(folder: string): Map<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const plain = paths.filter((path) => !/\.(?:br|gz|map|html)$/.test(path));
  return new Map(
    plain.map((path) => {
      const encodings = (['br', 'gzip'] as const).filter((encoding) => all.has(path + SUFFIX[encoding]));
      return [`/${relative(folder, path).split(sep).join('/')}`, { path, encodings }];
    }),
  );
}

function chooseEncoding(request: Request, { encodings }: WebFile): 'br' | 'gzip' | null {
  return encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? null;
}

/** Sends a file; assets, whose names change with their content, are cached permanently. */
function sendFile(request: Request, response: Response, file: WebFile): void {
  const encoding = chooseEncoding(request, file);
  response.type(extname(file.path));
  if (file.encodings.length > 0) response.vary('Accept-Encoding');
  if (encoding !== null) response.set('Content-Encoding', encoding);
  const cacheControl = request.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  response.set('Cache-Control', cacheControl);
  response.sendFile(encoding === null ? file.path : file.path + SUFFIX[encoding], { cacheControl: false, dotfiles: 'deny' });
}

/** The worker of maps is the only file of this kind. */
const MAP_WORKER = '.mjs';

const SERVICE_WORKER = '/service-worker.js';

/**
 * Serves the files of a folder; `/favicon.ico`, which browsers request by default, gets the SVG icon.
 * @param mapOrigins where maps load their tiles from
 */
export function serveWebFiles(folder: string, mapOrigins: readonly string[]): RequestHandler {
  const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? listFiles(folder) : new Map<string, WebFile>();
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path) ?? (request.path === '/favicon.ico' ? files.get('/favicon.svg') : undefined);
    if (file !== undefined && extname(file.path) === MAP_WORKER) setMapWorkerPolicy(response, mapOrigins);
    if (request.path === SERVICE_WORKER) setServiceWorkerPolicy(response);
    if (file !== undefined) return sendFile(request, response, file);
    if (request.path === '/favicon.ico') {
      response.status(204).end();
      return;
    }
    next();
  };
}

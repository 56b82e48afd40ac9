// What goes back: data in snake_case with nothing in it that the endpoint does not name, or the bytes of a file.

import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { compressResponse } from './compress.ts';
import type { FileResponse } from './routes.ts';

/** What depends on who asks, or in which language, is kept by nobody but them. */
const VARY_HEADER = 'Cookie, Authorization, Accept-Language';

/** Sends what nobody keeps: it needs no name by which to ask whether it is still so. */
function sendOnce(request: Request, response: Response, bytes: Buffer): void {
  compressResponse(request, response, bytes.length);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/**
 * Sends data. What everybody may read can be kept by a browser that asks each time whether it is still so (ETag); what belongs to
 * somebody who has signed in is kept nowhere.
 */
export function sendData(
  request: Request,
  response: Response,
  { endpoint, data, isPublic }: { endpoint: EndpointDefinition; data: unknown; isPublic: boolean },
): void {
  const text = JSON.stringify(toWire(endpoint.answer.parse(data)));
  response.vary(VARY_HEADER);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isPublic && endpoint.method === 'GET' && !endpoint.changes) {
    compressResponse(request, response, Buffer.byteLength(text));
    response.setHeader('Cache-Control', 'private, no-cache');
    response.send(text);
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  sendOnce(request, response, Buffer.from(text));
}

const CACHE_CONTROL = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, max-age=3600',
  revalidate: 'private, no-cache',
  none: 'no-store',
} as const;

/** The file's name for the header: once in plain letters, once in all. */
function toContentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const EMAIL_FRAME_POLICY = 'sandbox allow-popups allow-popups-to-escape-sandbox';

const POLICIES_BY_TYPE: Readonly<Record<string, string>> = {
  // The browser's viewer has to run, in a box of its own.
  'application/pdf': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
  // A letter with its styles, for a frame of our own page; nothing in it runs, its links open in a window of their own.
  'text/html': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; ${EMAIL_FRAME_POLICY}`,
};

/** A browser that opens a file by itself runs nothing that it holds. */
function setFilePolicy(response: Response, mediaType: string): void {
  const type = mediaType.split(';', 1)[0] ?? '';
  response.setHeader('Content-Security-Policy', POLICIES_BY_TYPE[type] ?? "default-src 'none'; sandbox");
  if (type === 'text/html') response.set('X-Frame-Options', 'SAMEORIGIN');
}

const contentTypes = new Map<string, string>();

/** The media type with its charset, which is looked up once for each. */
function setType(response: Response, mediaType: string): void {
  const known = contentTypes.get(mediaType);
  if (known === undefined) contentTypes.set(mediaType, response.type(mediaType).get('Content-Type') ?? mediaType);
  else response.setHeader('Content-Type', known);
}

/** Whether bytes could not be sent because nobody waits for them any more: a page was left while its pictures came. */
function isClientGone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}

/** Sends bytes, or only that they are still the same. */
export async function sendBytes(
  request: Request,
  response: Response,
  { mediaType, body, etag, cache = 'none', fileName }: FileResponse,
): Promise<void> {
  setType(response, mediaType);
  setFilePolicy(response, mediaType);
  response.setHeader('Cache-Control', CACHE_CONTROL[cache]);
  // What others may keep for everybody must not hold anybody's cookies.
  if (cache === 'public') response.removeHeader('Set-Cookie');
  if (cache === 'private') response.vary('Cookie, Authorization');
  if (fileName !== undefined) response.set('Content-Disposition', toContentDisposition(fileName));
  if (etag !== undefined) response.set('ETag', /^(?:W\/)?"/.test(etag) ? etag : `"${etag}"`);
  if (body instanceof Uint8Array) {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (cache === 'none' && etag === undefined) return sendOnce(request, response, bytes);
    compressResponse(request, response, bytes.length);
    response.send(bytes);
    return;
  }
  if (request.fresh || request.method === 'HEAD') {
    if ('destroy' in body && typeof body.destroy === 'function') body.destroy();
    response.status(request.fresh ? 304 : 200).end();
    return;
  }
  compressResponse(request, response, null);
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

// Sends responses: data in snake_case with only the fields that the endpoint declares, or the bytes of a file.

import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { compressResponse } from './compress.ts';
import type { FileResponse } from './routes.ts';

/** Responses depend on the caller and the language, so shared caches may not mix them up. */
const VARY_HEADER = 'Cookie, Authorization, Accept-Language';

/** Sends bytes without an ETag, since they may not be cached. */
function sendOnce(request: Request, response: Response, bytes: Buffer): void {
  compressResponse(request, response, bytes.length);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** Sends data. A browser may cache public data, but revalidates it each time (ETag); data for signed-in callers isn't cached. */
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
  brief: 'public, max-age=60',
  private: 'private, max-age=3600',
  revalidate: 'private, no-cache',
  none: 'no-store',
} as const;

/** Returns the header with the file name twice: in ASCII, and in full. */
function toContentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const EMAIL_FRAME_POLICY = 'sandbox allow-popups allow-popups-to-escape-sandbox';

const POLICIES_BY_TYPE: Readonly<Record<string, string>> = {
  // Lets the browser's PDF viewer run, isolated.
  'application/pdf': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
  // An email with its styles, in a frame of our own page: no scripts; links open in a new window.
  'text/html': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; ${EMAIL_FRAME_POLICY}`,
};

/** Keeps a browser that opens the file directly from running its content. */
function setFilePolicy(response: Response, mediaType: string): void {
  const type = mediaType.split(';', 1)[0] ?? '';
  response.setHeader('Content-Security-Policy', POLICIES_BY_TYPE[type] ?? "default-src 'none'; sandbox");
  if (type === 'text/html') response.set('X-Frame-Options', 'SAMEORIGIN');
}

const contentTypes = new Map<string, string>();

/** Sets the media type with its charset, looked up once for each type. */
function setType(response: Response, mediaType: string): void {
  const known = contentTypes.get(mediaType);
  if (known === undefined) contentTypes.set(mediaType, response.type(mediaType).get('Content-Type') ?? mediaType);
  else response.setHeader('Content-Type', known);
}

/** Returns whether sending failed because the client disconnected, such as on leaving a page while its images load. */
function isClientGone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}

/** Sends bytes, or 304 if they haven't changed. */
export async function sendBytes(
  request: Request,
  response: Response,
  { mediaType, body, etag, cache = 'none', vary, isLive = false, fileName }: FileResponse,
): Promise<void> {
  setType(response, mediaType);
  setFilePolicy(response, mediaType);
  response.setHeader('Cache-Control', CACHE_CONTROL[cache]);
  // Shared caches must not store anybody's cookies.
  if (cache === 'public' || cache === 'brief') response.removeHeader('Set-Cookie');
  if (isLive) response.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  if (vary !== undefined) response.vary(vary);
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

// Detects whether a request comes from our own pages, as far as the browser reports it.

import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { HttpError } from '#server/platform/errors.ts';

function toHost(address: string): string | null {
  return URL.parse(address)?.host ?? null;
}

/**
 * Returns false for requests that a browser sends for another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`; other clients send
 * neither, but no page can make them send requests.
 */
export function isOfOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return [host, toHost(publicUrl)].includes(toHost(origin) ?? undefined);
}

/** Returns whether a request has the header that scripts of other origins can't set without a CORS preflight. */
function hasOwnHeader(request: Request): boolean {
  return request.get('x-requested-with') !== undefined;
}

/** Returns whether a request certainly comes from our own pages; only then may one that reads also store something. */
export function isOwnScript(request: Request, publicUrl: string): boolean {
  return hasOwnHeader(request) && isOfOwnOrigin(request, publicUrl);
}

/** Rejects requests that a browser sends for another site. */
export function assertOwnOrigin(request: Request, publicUrl: string): void {
  if (!isOfOwnOrigin(request, publicUrl)) throw new HttpError('notOurPage');
}

/** Rejects requests without our own header; for a GET that changes something. */
export function assertOwnScript(request: Request): void {
  if (!hasOwnHeader(request)) throw new HttpError('notOurPage');
}

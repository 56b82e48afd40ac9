// Whether a request comes from our own pages, as far as the browser tells.

import type { Request } from 'express';
import { HttpError } from '#server/platform/errors.ts';

function toHost(address: string): string | null {
  return URL.parse(address)?.host ?? null;
}

/**
 * Whether a request is not one that a browser sends on behalf of another site. Browsers say so in `Sec-Fetch-Site`, older ones in
 * `Origin`; what is no browser says neither, and no page can make it send anything.
 */
function isOfOwnOrigin(request: Request, publicUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return [request.get('host'), toHost(publicUrl)].includes(toHost(origin) ?? undefined);
}

/** Whether a request has the header that only a script of our own can set without asking us first. */
function hasOwnHeader(request: Request): boolean {
  return request.get('x-requested-with') !== undefined;
}

/** Whether a request is surely the doing of our own pages: only then may one that reads keep anything. */
export function isOwnScript(request: Request, publicUrl: string): boolean {
  return hasOwnHeader(request) && isOfOwnOrigin(request, publicUrl);
}

/** Refuses what a browser sends on behalf of another site. */
export function assertOwnOrigin(request: Request, publicUrl: string): void {
  if (!isOfOwnOrigin(request, publicUrl)) throw new HttpError('notOurPage');
}

/** For a GET that changes something. */
export function assertOwnScript(request: Request): void {
  if (!hasOwnHeader(request)) throw new HttpError('notOurPage');
}

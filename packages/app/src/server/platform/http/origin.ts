// Whether a request comes from our own pages, as far as the browser tells.

import type { Request } from 'express';
import { HttpRefusal } from '#server/platform/refusal.ts';

function hostOf(address: string): string | null {
  return URL.parse(address)?.host ?? null;
}

/**
 * Refuses what a browser sends on behalf of another site. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; what is no browser
 * says neither, and no page can make it send anything.
 */
export function demandOwnOrigin(request: Request, publicUrl: string): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const ownHosts = [request.get('host'), hostOf(publicUrl)];
  const isOurs =
    site !== undefined ? site === 'same-origin' || site === 'none' : origin === undefined || ownHosts.includes(hostOf(origin) ?? undefined);
  if (!isOurs) throw new HttpRefusal('notOurPage');
}

/** For a GET that changes something: only a script of our own can set this header without asking us first. */
export function demandOwnScript(request: Request): void {
  if (request.get('x-requested-with') === undefined) throw new HttpRefusal('notOurPage');
}

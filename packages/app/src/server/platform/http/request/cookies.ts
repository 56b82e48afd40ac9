// Reads cookies of a request, and sets them on a response; the last value set for a name wins.

import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { StoredName } from '#contract/platform/stored-in-browsers.ts';

/** The name of a cookie. The prefix keeps other hosts of the domain from setting it, but requires https. */
export type CookieName = StoredName<'cookie'> | `__Host-${StoredName<'cookie'>}`;

export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly secure: boolean;
  /** In seconds; without it the cookie ends with the browser session. */
  readonly maxAge?: number;
}

/** Returns the value of a cookie; the first of several with the same name, which is the most specific one. */
export function getCookie(request: Pick<IncomingMessage, 'headers'>, name: CookieName): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Sets a cookie. The value isn't encoded, so it can't contain spaces, commas, semicolons or quotes. */
export function setCookie(response: Response, name: CookieName, { value, ...options }: CookieOptions & { value: string }): void {
  const line = [
    `${name}=${value}`,
    'Path=/',
    ...(options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`]),
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
  const others = [response.getHeader('Set-Cookie') ?? []].flat().filter((other) => !String(other).startsWith(`${name}=`));
  response.setHeader('Set-Cookie', [...others.map(String), line]);
}

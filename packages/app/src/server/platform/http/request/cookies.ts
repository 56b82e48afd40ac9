// Cookies: read from a request, and written so that the last word on a name is the only one in an answer.

import type { Request, Response } from 'express';

export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly secure: boolean;
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** The value of a cookie; of two with one name, the first, which is the more specific. */
export function getCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Values are written as they are: only those without spaces, commas, semicolons and quotes can be. */
export function setCookie(response: Response, name: string, { value, ...options }: CookieOptions & { value: string }): void {
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

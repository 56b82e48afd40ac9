// Known devices, which signed in to an account before: each stores that itself, in a signed cookie.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Clock } from '#server/platform/clock.ts';
import { getCookie, setCookie } from '#server/platform/http/request/cookies.ts';

/** How long a device stays known after its last sign-in, in seconds. */
const LIFETIME_SECONDS = 180 * 24 * 3600;
/** The maximum of accounts per device, enough for a family. */
const MAX_MARKS = 5;

export interface KnownDevices {
  /** Marks the client's device as known to the account of an email address; keeps the ID of a known one. */
  remember(request: Request, response: Response, email: string): void;
  /** Returns the device's ID if it is known to the account of an email address; the ID differs for each account. */
  findDeviceId(request: Request, email: string): string | null;
}

interface DeviceMark {
  readonly text: string;
  readonly name: string;
}

/**
 * A mark is a random ID and an expiry time, signed together with the email address, which it doesn't contain. It can only be obtained by
 * signing in to the account.
 */
export function createKnownDevices({
  secret,
  secure,
  clock,
}: {
  secret: string;
  secure: boolean;
  clock: Pick<Clock, 'now'>;
}): KnownDevices {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const cookie = secure ? '__Host-devices' : 'devices';
  const now = () => Math.floor(clock.now().getTime() / 1000);

  function signMark({ name, until }: { name: string; until: string }, email: string): string {
    const signature = createHmac('sha256', key).update(`${name}.${until}.${email.toLowerCase()}`).digest('base64url');
    return `${name}.${until}.${signature}`;
  }

  function isMarkOf(text: string, email: string): boolean {
    const [name = '', until = ''] = text.split('.');
    const [given, right] = [Buffer.from(text), Buffer.from(signMark({ name, until }, email))];
    return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(until, 36) > now();
  }

  const readMarks = (request: Request) => (getCookie(request, cookie) ?? '').split('~', MAX_MARKS).filter((text) => text !== '');

  function findMark(request: Request, email: string): DeviceMark | null {
    const text = readMarks(request).find((one) => isMarkOf(one, email));
    return text === undefined ? null : { text, name: text.split('.', 1)[0] ?? '' };
  }

  return {
    remember(request, response, email) {
      const before = findMark(request, email);
      const name = before?.name ?? randomBytes(16).toString('base64url');
      const mark = signMark({ name, until: (now() + LIFETIME_SECONDS).toString(36) }, email);
      const others = readMarks(request).filter((text) => text !== before?.text);
      const value = [mark, ...others].slice(0, MAX_MARKS).join('~');
      setCookie(response, cookie, { value, httpOnly: true, secure, maxAge: LIFETIME_SECONDS });
    },
    findDeviceId: (request, email) => findMark(request, email)?.name ?? null,
  };
}

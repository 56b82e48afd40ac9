// How demo accounts are recognised, and from where they can be used.

import type { Config } from './config.ts';
import { isLocalRequest, type RequestOrigin } from './exposure.ts';

/** The domain of all demo addresses; reserved, so that nobody can ever own it. */
export const DEMO_DOMAIN = 'demo.test';

/** The password of all demo accounts on the machine of somebody who tries the product; publicly known. */
export const DEMO_PASSWORD = 'look-around';

/** Returns whether an account is a demo account, by its address. */
export function isDemoAccount({ email }: { readonly email: string }): boolean {
  return email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`);
}

/** Returns whether a password is the published demo password. */
export function isPublishedPassword(password: string): boolean {
  return password.normalize('NFC') === DEMO_PASSWORD;
}

/** What a request may do with demo accounts, regardless of the database. */
export interface DemoAccess {
  /** Whether demo accounts can be used: on this machine, or anywhere with `DEMO=always`. */
  readonly byAccount: boolean;
  /** Whether the published password works: only on this machine. */
  readonly byPublishedPassword: boolean;
}

export function getDemoAccess(request: RequestOrigin, config: Config): DemoAccess {
  const isLocal = isLocalRequest(request, config);
  return { byAccount: isLocal || config.DEMO === 'always', byPublishedPassword: isLocal };
}

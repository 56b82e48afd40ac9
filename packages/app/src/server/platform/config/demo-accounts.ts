// What the accounts of the demo world are known by, and from where they can be used.

import type { Config } from './config.ts';
import { isLocalRequest, type RequestOrigin } from './exposure.ts';

/** Every address of the demo world ends so; the name belongs to nobody, and never will. */
export const DEMO_DOMAIN = 'demo.test';

/** The one password of its accounts on the machine of who tries the product. Whoever reads this knows it. */
export const DEMO_PASSWORD = 'look-around';

/** Whether an account is one of the demo world, by its address. */
export function isDemoAccount({ email }: { readonly email: string }): boolean {
  return email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`);
}

/** Whether a password is the one that everybody knows. */
export function isPublishedPassword(password: string): boolean {
  return password.normalize('NFC') === DEMO_PASSWORD;
}

/** What a request may do with the accounts of the demo world, whatever the database holds of them. */
export interface DemoAccess {
  /** Whether they count at all: on this machine, or where the operator wants them by `DEMO=always`. */
  readonly byAccount: boolean;
  /** Whether the password that everybody knows opens them: on this machine alone. */
  readonly byPublishedPassword: boolean;
}

export function getDemoAccess(request: RequestOrigin, config: Config): DemoAccess {
  const isLocal = isLocalRequest(request, config);
  return { byAccount: isLocal || config.DEMO === 'always', byPublishedPassword: isLocal };
}

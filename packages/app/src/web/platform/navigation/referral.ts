// The referral code of a link: kept for whoever is not signed in, until it is used or another link brings another one.

import { persist } from '#web/platform/session/app-persist.ts';
import { session } from '#web/platform/session/session.ts';

/** Looks at the address of the page; signed-in users bring no referral. */
export function keepReferral(): void {
  const code = new URLSearchParams(window.location.search).get('rc')?.trim() ?? '';
  if (code !== '' && code.length <= 100 && session.get().state === 'visitor') persist.update({ referral: code });
}

/** The code to send with a registration or request. */
export function getReferral(): string | undefined {
  return persist.get().referral;
}

/** Forgets the code, once it has been used. */
export function forgetReferral(): void {
  persist.update({ referral: undefined });
}

// The referral code of a link: kept for visitors until it is used or replaced by that of another link.

import { persist } from '#web/platform/session/app-persist.ts';
import { session } from '#web/platform/session/session.ts';

/** Keeps the code in the address of the page, unless the user is signed in. */
export function keepReferral(): void {
  const code = new URLSearchParams(window.location.search).get('rc')?.trim() ?? '';
  if (code !== '' && code.length <= 100 && session.get().state === 'visitor') persist.update({ referral: code });
}

/** Returns the code to send with a registration or request. */
export function getReferral(): string | undefined {
  return persist.get().referral;
}

/** Removes the code after its use. */
export function forgetReferral(): void {
  persist.update({ referral: undefined });
}

// Whether visits by this browser may be counted: what its user has chosen, and what the browser says itself.

import { createPersisted, readFlag, readNumber } from '#web/platform/session/persisted.ts';
import { useStore } from '#web/platform/store.ts';

/** For how long a choice counts, in milliseconds; after that, visitors are asked again. */
const CHOICE_MS = 183 * 24 * 3600 * 1000;

const chosen = createPersisted<{ readonly accepts?: boolean; readonly until?: number }>({
  storage: () => localStorage,
  key: 'app.consent',
  readers: { accepts: readFlag, until: readNumber },
});

/** `objected`: the browser asks websites not to track its user, who is therefore not asked. */
export type Consent = 'open' | 'accepted' | 'refused' | 'objected';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Global Privacy Control, or Do Not Track. */
function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

function toConsent({ accepts, until = 0 }: ReturnType<typeof chosen.get>): Consent {
  if (isTrackingRefused()) return 'objected';
  if (accepts === undefined || until <= Date.now()) return 'open';
  return accepts ? 'accepted' : 'refused';
}

/** Returns whether visits may be counted now. */
export const getConsent = (): Consent => toConsent(chosen.get());

export const useConsent = (): Consent => toConsent(useStore(chosen));

/** Keeps a choice for half a year. */
export function chooseConsent(accepts: boolean): void {
  chosen.update({ accepts, until: Date.now() + CHOICE_MS });
}

/** Calls back when a choice changes, also in another tab. */
export function watchConsent(changed: () => void): void {
  chosen.subscribe(changed);
  window.addEventListener('storage', ({ key }) => {
    if (key === 'app.consent' || key === null) chosen.reread();
  });
}

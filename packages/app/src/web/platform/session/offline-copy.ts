// What of an account is readable in this browser without a connection. public/offline.js shows it.

import type { StoredName } from '#contract/platform/stored-in-browsers.ts';

/** Texts in the language of the page, ready to be shown. */
export interface OfflineCopy {
  /** The account that it belongs to; shown to nobody else. */
  readonly userId: number;
  readonly locale: string;
  readonly title: string;
  /** When it was right. */
  readonly asOf: string;
  readonly cards: readonly OfflineCard[];
}

export interface OfflineCard {
  readonly title: string;
  /** Labels with their values. */
  readonly lines: readonly (readonly [string, string])[];
}

/** Part of every page, unlike what keeps a copy. */
export function forgetOfflineCopy(): void {
  try {
    localStorage.removeItem('app.offline' satisfies StoredName<'localStorage'>);
  } catch {
    // A blocked storage has nothing.
  }
}

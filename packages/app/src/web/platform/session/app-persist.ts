// What this browser remembers from visit to visit, and what this tab remembers until it is closed.

import { isOwnTarget } from '#web/platform/navigation/own-target.ts';
import { createPersisted, readFlag, readNumber, readNumbers, readRecord, readText } from './persisted.ts';

/** Kept in the local storage. */
export interface Persist {
  /** Whether somebody was signed in when last seen: a hint for the first paint, never a proof. */
  readonly signedIn?: boolean;
  /** Whose session it was; another tab's sign-in as somebody else is seen by it. */
  readonly userId?: number;
  /** The referral code of the last link that carried one. */
  readonly referral?: string;
  /** Held by app wrappers that sign in by token instead of cookie. */
  readonly token?: string;
  /** The time zone somebody chose for this browser; without a choice that of the device. */
  readonly timezone?: string;
  /** The colours somebody chose; without a choice those of the system. Also read by public/color-scheme.js, before the first paint. */
  readonly colorScheme?: 'light' | 'dark';
  /** Whether single keys do nothing. */
  readonly shortcutsOff?: boolean;
  /** Whether the rows of lists are high. */
  readonly roomyLists?: boolean;
  /** Whether the hub's navigation is folded to its icons. */
  readonly navigationFolded?: boolean;
  /** What a family has filled in of its registration, without the password. */
  readonly hostDraft?: Readonly<Record<string, unknown>>;
  /** What somebody has filled in of the experience wizard. */
  readonly experience?: Readonly<Record<string, unknown>>;
}

/** Kept in the session storage. */
export interface TabSession {
  /** Where to go on after signing in. */
  readonly next?: string;
  /** The build for which the page has reloaded itself because code of a page was missing. */
  readonly reloadedFor?: string;
  /** When the page last reloaded itself because the server was down, in milliseconds. */
  readonly reloadedAt?: number;
  /** The number of the newest entry of the history. */
  readonly lastEntry?: number;
  /** How far down pages were scrolled, by the key of their entry in the history. */
  readonly scrolls?: Readonly<Record<string, number>>;
  /** The booking in progress, with what is not saved of it. */
  readonly booking?: Readonly<Record<string, unknown>>;
}

export const PERSIST_KEY = 'app.persist';
export const SESSION_KEY = 'app.session';

export const persist = createPersisted<Persist>({
  storage: () => localStorage,
  key: PERSIST_KEY,
  readers: {
    signedIn: readFlag,
    userId: readNumber,
    referral: readText,
    token: readText,
    timezone: readText,
    colorScheme: (found) => (found === 'light' || found === 'dark' ? found : undefined),
    shortcutsOff: readFlag,
    roomyLists: readFlag,
    navigationFolded: readFlag,
    hostDraft: readRecord,
    experience: readRecord,
  },
});

export const tabSession = createPersisted<TabSession>({
  storage: () => sessionStorage,
  key: SESSION_KEY,
  readers: {
    next: (found) => (isOwnTarget(found) ? found : undefined),
    reloadedFor: readText,
    reloadedAt: readNumber,
    lastEntry: readNumber,
    scrolls: readNumbers,
    booking: readRecord,
  },
});

/** The time zone that the device is set to. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

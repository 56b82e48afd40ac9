// What this browser stores between visits, and what this tab stores until it is closed.

import type { StoredName } from '#contract/platform/stored-in-browsers.ts';
import { isOwnTarget } from '#web/platform/navigation/own-target.ts';
import { createPersisted, readFlag, readNumber, readNumbers, readRecord, readText } from './persisted.ts';

/** In the local storage. */
export interface Persist {
  /** Whether a user was signed in last: a hint for the first paint, not a proof. */
  readonly signedIn?: boolean;
  /** The user of the session; shows that another tab signed in as someone else. */
  readonly userId?: number;
  /** The referral code of the last link that had one. */
  readonly referral?: string;
  /** For app wrappers that sign in by token instead of cookie. */
  readonly token?: string;
  /** The time zone chosen for this browser; without a choice, that of the device. */
  readonly timezone?: string;
  /** The chosen colour scheme; without a choice, that of the system. Also read by public/color-scheme.js, before the first paint. */
  readonly colorScheme?: 'light' | 'dark';
  /** Whether keyboard shortcuts are off. */
  readonly shortcutsOff?: boolean;
  /** Whether the rows of lists are high. */
  readonly roomyLists?: boolean;
  /** Whether the hub's navigation is collapsed to icons. */
  readonly navigationFolded?: boolean;
  /** The draft of a host family's registration, without the password. */
  readonly hostDraft?: Readonly<Record<string, unknown>>;
  /** The user who gets push messages on this device, also after they have signed out and in again. */
  readonly pushUserId?: number;
  /** The draft of the experience wizard. */
  readonly experience?: Readonly<Record<string, unknown>>;
  /** Whether messages of the outbox wait to be sent. */
  readonly unsentMessages?: boolean;
  /** Drafts of messages, by account and conversation. */
  readonly messageDrafts?: Readonly<Record<string, unknown>>;
  /** Texts of pages and articles that aren't saved yet, by account, article and language. */
  readonly articleDrafts?: Readonly<Record<string, unknown>>;
  /** The records that a user opened last, by account. */
  readonly recentRecords?: Readonly<Record<string, unknown>>;
}

/** In the session storage. */
export interface TabSession {
  /** Where to go after sign-in. */
  readonly next?: string;
  /** The build for which the page has reloaded itself because code of a page was missing. */
  readonly reloadedFor?: string;
  /** When the page last reloaded itself because the server was down, in milliseconds. */
  readonly reloadedAt?: number;
  /** The number of the newest history entry. */
  readonly lastEntry?: number;
  /** Scroll positions of pages, by the key of their history entry. */
  readonly scrolls?: Readonly<Record<string, number>>;
  /** The current booking, with its unsaved part. */
  readonly booking?: Readonly<Record<string, unknown>>;
}

export const PERSIST_KEY: StoredName<'localStorage'> = 'app.persist';
export const SESSION_KEY: StoredName<'sessionStorage'> = 'app.session';

export const persist = createPersisted<Persist>({
  storage: () => window.localStorage,
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
    pushUserId: readNumber,
    experience: readRecord,
    unsentMessages: readFlag,
    messageDrafts: readRecord,
    articleDrafts: readRecord,
    recentRecords: readRecord,
  },
});

export const tabSession = createPersisted<TabSession>({
  storage: () => window.sessionStorage,
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

/** What newer browsers have beside `Intl`, which takes long to say the time zone when it is first asked anything. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

/** Returns the time zone of the device. */
export function getDeviceTimeZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

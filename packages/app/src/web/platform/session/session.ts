// Who is signed in, as far as this page knows. The server decides; the flag in the local storage is only a hint for the first paint.

import { readUser, signOut as signOutEndpoint } from '#contract/identity/account.endpoints.ts';
import type { User } from '#contract/identity/user.ts';
import { call } from '#web/platform/api/api.ts';
import { keepCookie, removeCookie } from '#web/platform/api/cookie.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { onSessionEnd, reactToFailure } from '#web/platform/api/failure-reaction.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { getDeviceTimeZone, persist, tabSession } from './app-persist.ts';
import { forgetOfflineCopy } from './offline-copy.ts';
import { runEndSteps, runStartSteps } from './session-steps.ts';

export type Session =
  /** The stored flag says that a user is signed in; the server has not responded yet. */
  { readonly state: 'loading' } | { readonly state: 'visitor' } | { readonly state: 'signedIn'; readonly user: User };

export const session = createStore<Session>(persist.get().signedIn === true ? { state: 'loading' } : { state: 'visitor' });

export function useSession(): Session {
  return useStore(session);
}

/** Returns the user; null if none is known to be signed in. */
export function useUser(): User | null {
  const current = useSession();
  return current.state === 'signedIn' ? current.user : null;
}

/**
 * Returns the user of a screen that only opens for signed-in users.
 * @throws TypeError outside such a screen
 */
export function useSignedInUser(): User {
  const user = useUser();
  if (user === null) throw new TypeError('This screen is shown to somebody signed in.');
  return user;
}

/** The time zone for times on this device; sent to the account with each load. */
function timezone(): string {
  return persist.get().timezone ?? getDeviceTimeZone();
}

/** Tells the server of a sign-out that could not reach it: it must not show the account's pages, although its session goes on. */
const SIGNED_OUT = 'signed-out';

function enter(user: User): void {
  removeCookie(SIGNED_OUT);
  persist.update({ signedIn: true, userId: user.id });
  session.set({ state: 'signedIn', user });
}

/**
 * Returns whether this browser knows what the server did not when it rendered a page: a booking that has been begun here, messages to be sent,
 * or a time zone.
 */
export function isAheadOfServer(sent: User): boolean {
  return tabSession.get().booking !== undefined || persist.get().unsentMessages === true || sent.timezone !== timezone();
}

/** Ends the session in the browser only. */
export function leave(): void {
  const wasIn = session.get().state !== 'visitor';
  persist.update({ signedIn: false, userId: undefined, token: undefined, timezone: undefined });
  forgetOfflineCopy();
  session.set({ state: 'visitor' });
  if (wasIn) runEndSteps();
}

/** Starts the session of a user who has just signed in, or updates the user. */
export function startSession(user: User): void {
  const before = session.get();
  // The first page uses this device's time zone, which the next load sends to the account; an account viewed by staff keeps its own.
  enter(user.viewedBy === null ? { ...user, timezone: timezone() } : user);
  if (before.state !== 'signedIn' || before.user.id !== user.id) runStartSteps(user);
}

/** Shows a changed account everywhere. */
export function updateUser(user: User): void {
  enter(user);
}

/**
 * Asks the server who is signed in. A failure ends the session, also on the server unless there was no response.
 * @returns the user; null when there is none
 */
export async function loadUser(): Promise<User | null> {
  try {
    const user = await call(readUser, { query: { timezone: timezone() } }, { quiet: true });
    startSession(user);
    return user;
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 0) {
      reactToFailure(error);
      leave();
    } else {
      await signOut({ reload: false });
    }
    return null;
  }
}

/** Checks silently whether the session is still valid: it may have ended while the tab slept. */
export async function checkSession(): Promise<void> {
  if (session.get().state !== 'signedIn') return;
  try {
    const user = await call(readUser, { query: { timezone: timezone() } }, { quiet: true, background: true });
    if (session.get().state === 'signedIn') startSession(user);
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 401) leave();
  }
}

/** Signs out on the server, here, in other tabs and in an app wrapper; then reloads the page at the sign-in. */
export async function signOut({ reload = true }: { reload?: boolean } = {}): Promise<void> {
  try {
    await call(signOutEndpoint, {}, { quiet: true });
  } catch (error) {
    // Expired or unreachable: the session ends in the browser anyway.
    if (!(error instanceof ApiFailure) || error.statusCode !== 401) keepCookie(SIGNED_OUT, 'yes');
  }
  leave();
  if (!reload) return;
  // Drafts and recent records have personal data, such as names and dates of birth, that the next user must not see.
  tabSession.update({ next: undefined, booking: undefined });
  persist.update({ experience: undefined, messageDrafts: undefined, articleDrafts: undefined, recentRecords: undefined });
  window.history.replaceState(null, '', `${getLocalePrefix()}/login`);
  window.location.reload();
}

onSessionEnd(leave);

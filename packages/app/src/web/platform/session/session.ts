// Who is signed in, as this page knows it. The server decides; the flag in the local storage is only a hint for the first paint.

import { readUser, signOut as signOutEndpoint } from '#contract/identity/account.endpoints.ts';
import type { User } from '#contract/identity/user.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { onSessionEnd, reactToFailure } from '#web/platform/api/failure-reaction.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { getDeviceTimeZone, persist, tabSession } from './app-persist.ts';
import { runEndSteps, runStartSteps } from './session-steps.ts';

export type Session =
  /** The stored flag says that somebody is signed in; the server has not answered yet. */
  { readonly state: 'loading' } | { readonly state: 'visitor' } | { readonly state: 'signedIn'; readonly user: User };

export const session = createStore<Session>(persist.get().signedIn === true ? { state: 'loading' } : { state: 'visitor' });

export function useSession(): Session {
  return useStore(session);
}

/** The user, or null while nobody is known to be signed in. */
export function useUser(): User | null {
  const current = useSession();
  return current.state === 'signedIn' ? current.user : null;
}

/**
 * The user of a screen that only opens for somebody signed in.
 * @throws TypeError outside such a screen
 */
export function useSignedInUser(): User {
  const user = useUser();
  if (user === null) throw new TypeError('This screen is shown to somebody signed in.');
  return user;
}

/** The zone in which times are shown here: the account is told it whenever it is loaded. */
function timezone(): string {
  return persist.get().timezone ?? getDeviceTimeZone();
}

function enter(user: User): void {
  persist.update({ signedIn: true, userId: user.id });
  session.set({ state: 'signedIn', user });
}

/** Forgets the session on this side alone. */
export function leave(): void {
  const wasIn = session.get().state !== 'visitor';
  persist.update({ signedIn: false, userId: undefined, token: undefined, timezone: undefined });
  session.set({ state: 'visitor' });
  if (wasIn) runEndSteps();
}

/** Takes over an account that has just signed in, or was changed. */
export function startSession(user: User): void {
  const before = session.get();
  // From the first page on in the zone of this device, which the account is told with the next load; whose account is viewed keeps its own.
  enter(user.viewedBy === null ? { ...user, timezone: timezone() } : user);
  if (before.state !== 'signedIn' || before.user.id !== user.id) runStartSteps(user);
}

/** Shows a changed account everywhere. */
export function updateUser(user: User): void {
  enter(user);
}

/**
 * Asks the server who is signed in. A failure ends the session: with a sign-out there, unless no answer came at all.
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

/** Looks, without showing anything, whether the session still lives: it may have ended while the tab slept. */
export async function checkSession(): Promise<void> {
  if (session.get().state !== 'signedIn') return;
  try {
    const user = await call(readUser, { query: { timezone: timezone() } }, { quiet: true, background: true });
    if (session.get().state === 'signedIn') startSession(user);
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 401) leave();
  }
}

/** Signs out: there, here, in the other tabs and in an app wrapper; then the page loads anew, on the sign-in. */
export async function signOut({ reload = true }: { reload?: boolean } = {}): Promise<void> {
  try {
    await call(signOutEndpoint, {}, { quiet: true });
  } catch {
    // Gone or unreachable: on this side the session ends all the same.
  }
  leave();
  if (!reload) return;
  // Wishes and dates of birth are nobody else's business.
  tabSession.update({ next: undefined, booking: undefined });
  persist.update({ experience: undefined });
  window.history.replaceState(null, '', `${getLocalePrefix()}/login`);
  window.location.reload();
}

onSessionEnd(leave);

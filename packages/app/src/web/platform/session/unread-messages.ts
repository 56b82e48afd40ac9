// The number of conversations with unread messages, for menus, the title of the page and the app's badge. The server tells it with the
// user; messaging keeps it up to date.

import type { User } from '#contract/identity/user.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { useUser } from './session.ts';
import { addSessionStep, isUnreadCounted } from './session-steps.ts';

/** Null until it is known better than by the user as loaded. */
const counted = createStore<number | null>(null);

addSessionStep({ end: () => counted.set(null) });

/** Sets the number. */
export function setUnreadMessages(count: number): void {
  counted.set(count);
}

function toCount(user: User | null, known: number | null): number {
  return user !== null && isUnreadCounted(user) ? (known ?? user.unreadMessageCount) : 0;
}

/** The number for the signed-in user; 0 for visitors, and for roles whose unread messages are not counted. */
export function useUnreadMessages(): number {
  return toCount(useUser(), useStore(counted));
}

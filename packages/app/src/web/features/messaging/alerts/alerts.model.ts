// Whether a new message is told by a toast and a sound. Pure.

import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';

/** Of a message that is not for the reader, `message` is null. */
type Told = Pick<MessageAdded, 'isOwn' | 'message' | 'conversationId'>;

const MESSAGE_PAGES: readonly string[] = [
  PAGE_PATHS.hubMessages,
  PAGE_PATHS.hostMessages,
  PAGE_PATHS.travelMessages,
  PAGE_PATHS.travelMessagesRedirect,
];

/** Where the reader is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly isVisible: boolean;
}

function isMessagesPage(pathname: string): boolean {
  return MESSAGE_PAGES.includes(pathname);
}

/** Whether the reader sees the conversation now; accounts without a role see theirs on the page that tells them so. */
function isOpen({ pathname, search, isVisible }: Place, conversationId: number): boolean {
  const canBeOpen = isMessagesPage(pathname) || pathname === PAGE_PATHS.noAccess;
  return isVisible && canBeOpen && new URLSearchParams(search).get('conversation') === String(conversationId);
}

/** Whether a message invites to a video call that is on. */
export function isCallStart({ message }: Pick<Told, 'message'>): boolean {
  return message?.action?.name === 'joinCall' && message.action.state === 'open';
}

/** A toast is shown for messages of others, except on pages of messages, and where their conversation is open. */
export function isToastNeeded({ isOwn, message, conversationId }: Told, place: Place): boolean {
  return !isOwn && message !== null && !isMessagesPage(place.pathname) && !isOpen(place, conversationId);
}

/**
 * A sound is played for messages of others unless their conversation is open; only if the reader wants it, and only once they have clicked
 * the page, since browsers allow none before.
 */
export function isSoundNeeded(
  { isOwn, message, conversationId }: Told,
  { place, isClicked, isWanted }: { readonly place: Place; readonly isClicked: boolean; readonly isWanted: boolean },
): boolean {
  return !isOwn && message !== null && isClicked && isWanted && !isOpen(place, conversationId);
}

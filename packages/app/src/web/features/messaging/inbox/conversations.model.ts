// Pages of conversations in the cache: put together, and changed by what happens meanwhile. Pure.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';

interface ConversationPage {
  readonly data: readonly ConversationRecord[];
}

/** Puts pages together. A conversation that moved between two requests keeps its first place. */
export function flattenPages(pages: readonly ConversationPage[]): ConversationRecord[] {
  const known = new Set<number>();
  return pages.flatMap(({ data }) => data).filter(({ id }) => !known.has(id) && known.add(id));
}

/** Returns the pages with one conversation replaced wherever it is. */
export function replaceConversation<Page extends ConversationPage>(pages: readonly Page[], changed: ConversationRecord): Page[] {
  return pages.map((page) => ({ ...page, data: page.data.map((one) => (one.id === changed.id ? changed : one)) }));
}

/** Returns the pages without a conversation. */
export function removeConversation<Page extends ConversationPage>(pages: readonly Page[], id: number): Page[] {
  return pages.map((page) => ({ ...page, data: page.data.filter((one) => one.id !== id) }));
}

/** Returns a conversation with a new message; an older one, or one that it has already, changes nothing. */
export function applyMessage(
  conversation: ConversationRecord,
  { message, sequence, preview, title, isOwn }: MessageAdded,
): ConversationRecord {
  // Of a message that is not for the reader, only the number is known.
  if (message === null || sequence <= conversation.lastSequence) return conversation;
  const { id, senderId, contentType, createdAt } = message;
  return {
    ...conversation,
    title,
    lastSequence: sequence,
    mostRecentConversationMessage: { id, sequence, senderId, contentType, createdAt, preview },
    isUnread: isOwn ? false : conversation.isParticipant,
  };
}

/** Returns the pages with a conversation that has a new message at the top; null if it is on none of them. */
export function moveToTop<Page extends ConversationPage>(pages: readonly Page[], added: MessageAdded): Page[] | null {
  const known = flattenPages(pages).find(({ id }) => id === added.conversationId);
  if (known === undefined) return null;
  const changed = applyMessage(known, added);
  if (changed === known) return [...pages];
  return removeConversation(pages, known.id).map((page, index) => (index === 0 ? { ...page, data: [changed, ...page.data] } : page));
}

const newestAt = ({ mostRecentConversationMessage: newest, createdAt }: ConversationRecord): string => newest?.createdAt ?? createdAt;

/**
 * Puts the newest page over those that are loaded: what is new comes to the top, what has left the list goes, and nothing below is loaded
 * again.
 */
export function mergeNewest<Page extends ConversationPage & { readonly lastPage: number }>(pages: readonly Page[], newest: Page): Page[] {
  const [first, ...rest] = pages;
  const last = newest.data.at(-1);
  if (first === undefined || last === undefined || newest.lastPage === 1) return [newest];
  const fresh = new Set(newest.data.map(({ id }) => id));
  // Newer than the last of the page, and not on it: no longer in the list.
  const isKept = (one: ConversationRecord) => !fresh.has(one.id) && newestAt(one) <= newestAt(last);
  const [below, ...others] = [first, ...rest].map((page) => ({ ...page, data: page.data.filter(isKept) }));
  return [{ ...newest, data: [...newest.data, ...(below?.data ?? [])] }, ...others];
}

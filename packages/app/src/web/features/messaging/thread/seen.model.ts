// What the people of a conversation have seen. Pure.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';

type Seen = ConversationRecord['lastSeenMessages'];

/**
 * Returns what was seen as an answer has it; what others have seen never goes back, since the live channel may have told of more while the
 * answer was on its way. One's own does: marking as unread moves it back.
 */
export function mergeSeen(known: Seen, answered: Seen, ownId: number): Seen {
  const seen = new Map(answered.map(({ seenBy, messageId }) => [seenBy, messageId]));
  for (const { seenBy, messageId } of known) {
    if (seenBy !== ownId) seen.set(seenBy, Math.max(messageId, seen.get(seenBy) ?? 0));
  }
  return [...seen].map(([seenBy, messageId]) => ({ seenBy, messageId }));
}

// Records what the user has seen: while the thread is shown at its newest message, in a window that has the focus.

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { markMessageSeen } from './messages.api.ts';

function subscribeToAttention(heard: () => void): () => void {
  window.addEventListener('focus', heard);
  window.addEventListener('blur', heard);
  document.addEventListener('visibilitychange', heard);
  return () => {
    window.removeEventListener('focus', heard);
    window.removeEventListener('blur', heard);
    document.removeEventListener('visibilitychange', heard);
  };
}

const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus();

interface Seen {
  /** Undefined until it is loaded. */
  readonly conversation: ConversationRecord | undefined;
  readonly ownId: number;
  /** The newest message of the thread; undefined without one. */
  readonly newestId: number | undefined;
  /** Whether the newest message is in view, and the user may record it. */
  readonly isShown: boolean;
}

export function useSeen({ conversation, ownId, newestId, isShown }: Seen): void {
  const isAttentive = useSyncExternalStore(subscribeToAttention, hasAttention);
  /**
   * The newest message of this visit, seen or recorded: only a newer one is recorded, since an older one may have been marked as unread on
   * another device. A visit ends when the window loses the focus.
   */
  const handled = useRef(0);
  const conversationId = conversation?.id;
  const isParticipant = conversation?.isParticipant === true;
  const isUnread = conversation?.isUnread === true;
  const seenId = conversation?.lastSeenMessages.find(({ seenBy }) => seenBy === ownId)?.messageId ?? 0;

  useEffect(() => {
    if (!isAttentive) handled.current = 0;
    if (!isAttentive || !isShown || !isParticipant || conversationId === undefined || newestId === undefined) return;
    if (newestId <= handled.current) return;
    handled.current = newestId;
    if (newestId <= seenId && !isUnread) return;
    markMessageSeen({ userId: ownId, conversationId, messageId: newestId }).catch(() => {
      // Recorded with the next message, or the next time the window gets the focus.
      handled.current = 0;
    });
  }, [isAttentive, isShown, isParticipant, isUnread, conversationId, newestId, seenId, ownId]);
}

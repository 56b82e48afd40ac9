// Keeps an open thread up to date: by live events, and by asking where the live channel is not there.

import { useEffect, useEffectEvent } from 'react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type {} from '#contract/messaging/realtime.events.ts';
import { reloadConversation } from '#web/features/messaging/conversations.api.ts';
import type { Outbox } from '#web/features/messaging/outbox/outbox.ts';
import { sendEvent, useRealtimeEvent, useRealtimeState, useReconnect } from '#web/platform/realtime/realtime.ts';
import { changeConversation, isConversationLoading } from './messages.api.ts';
import type { ThreadStore } from './thread-store.ts';

/** Milliseconds between requests for new messages while there is no live channel. */
const POLL_MS = 15_000;

interface LiveThread {
  readonly conversationId: number;
  readonly store: ThreadStore;
  readonly outbox: Outbox | null;
  /** Whether the reader sees no more of the conversation: then nothing is listened to. */
  readonly isGone: boolean;
  /** Called with each message of somebody that has just come. */
  readonly onMessage: (message: MessageRecord) => void;
}

/** Sets what somebody has seen; never back to an older message, since events may come in any order. */
function moveSeen(conversationId: number, { userId, messageId }: { readonly userId: number; readonly messageId: number }): void {
  changeConversation(conversationId, (conversation) => {
    const known = conversation.lastSeenMessages.find(({ seenBy }) => seenBy === userId);
    if (known !== undefined && known.messageId >= messageId) return conversation;
    const others = conversation.lastSeenMessages.filter(({ seenBy }) => seenBy !== userId);
    return { ...conversation, lastSeenMessages: [...others, { seenBy: userId, messageId }] };
  });
}

export function useLiveThread({ conversationId, store, outbox, isGone, onMessage }: LiveThread): void {
  const isOnline = useRealtimeState() === 'online';
  const onNew = useEffectEvent(onMessage);

  /** Enters the conversation on the channel; the answer says how far it is. */
  const enter = useEffectEvent(async () => {
    const answer = await sendEvent('conversation.open', { conversationId });
    if (answer.ok) await store.catchUp(answer.lastSequence);
  });
  const reload = useEffectEvent(() => reloadConversation(conversationId));

  useEffect(() => {
    if (!isOnline || isGone) return;
    void enter();
    return () => void sendEvent('conversation.close', { conversationId });
  }, [isOnline, isGone, conversationId]);

  useReconnect(() => {
    if (isGone) return;
    void enter();
    void store.refresh();
    reload();
  });

  useEffect(() => {
    if (isOnline || isGone) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOnline, isGone, store]);

  useEffect(
    () =>
      outbox?.onSent((message) => {
        if (message.conversationId === conversationId) store.add(message);
      }),
    [outbox, store, conversationId],
  );

  useRealtimeEvent('message.added', ({ conversationId: id, sequence, message, isOwn }) => {
    if (id !== conversationId || isGone) return;
    if (message === null) void store.catchUp(sequence);
    else {
      store.add(message);
      if (!isOwn) onNew(message);
    }
  });
  useRealtimeEvent('message.changed', ({ conversationId: id, messageId, message }) => {
    if (id !== conversationId) return;
    if (message === null) void store.reread(messageId).catch(() => undefined);
    else store.change(message);
  });
  useRealtimeEvent('seen', ({ conversationId: id, userId, messageId }) => {
    if (id !== conversationId) return;
    moveSeen(id, { userId, messageId });
    if (isConversationLoading(id)) reload();
  });
  useRealtimeEvent('conversation.changed', ({ conversationId: id }) => {
    if (id === conversationId) reload();
  });
  useRealtimeEvent('conversation.participants', ({ conversationId: id }) => {
    if (id === conversationId) reload();
  });
}

// Keeps a list of conversations up to date with what the live channel tells.

import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#web/platform/notices/announcer.tsx';
import { getRealtimeState, useRealtimeEvent, useReconnect } from '#web/platform/realtime/realtime.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import {
  type ConversationsRequest,
  refreshLists,
  reloadConversation,
  reloadConversations,
  showAddedMessage,
} from '../conversations.api.ts';
import { reloadUnreadCounts } from '../unread-counts.ts';

interface LiveInbox {
  readonly request: ConversationsRequest;
  /** Staff also see conversations that they haven't joined. */
  readonly isStaff: boolean;
  readonly isHost: boolean;
  /** The open conversation. */
  readonly openId: number | null;
}

/** How often staff without a live channel load the newest page again, in milliseconds; hidden tabs wait. */
const LOOK_MS = 30_000;
/** How long changes of conversations that the reader has not joined are collected, in milliseconds. */
const COLLECT_MS = 1000;

export function useLiveInbox({ request, isStaff, isHost, openId }: LiveInbox): void {
  const words = useTranslations('messagingInbox');
  useRealtimeEvent('message.added', (added) => {
    reloadUnreadCounts();
    // The open thread tells of its messages itself.
    if (!added.isOwn && added.message !== null && added.conversationId !== openId)
      announce(words('list.moved', { title: added.title, preview: added.preview }));
    // An answer changes who handles a request, and since when its user waits.
    if (isStaff && added.conversationId === openId) reloadConversation(added.conversationId);
    const isShown = request.search === '' && showAddedMessage(request, added);
    // The list of a host depends on whether they have answered.
    if (!isShown || (isHost && added.isOwn)) refreshLists();
  });
  const reload = ({ conversationId }: { readonly conversationId: number }) => {
    reloadConversation(conversationId);
    reloadUnreadCounts();
    refreshLists();
  };
  useRealtimeEvent('conversation.own', reload);
  useRealtimeEvent('conversation.changed', reload);
  useRealtimeEvent('conversation.participants', reload);
  useReconnect(() => void reloadConversations());

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refreshLists();
  });
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  useRealtimeEvent('conversation.updated', () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      look();
    }, COLLECT_MS);
  });
  useEffect(() => () => clearTimeout(waiting.current ?? undefined), []);
  useEffect(() => {
    if (!isStaff) return;
    const timer = setInterval(() => getRealtimeState() !== 'online' && look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isStaff]);
}

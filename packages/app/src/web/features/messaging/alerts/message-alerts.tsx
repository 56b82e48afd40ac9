// Tells of new messages on every page: the unread count, a toast, a sound, and the badge of the app; and of video calls. Renders nothing.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { readUnreadCounts } from '#contract/messaging/conversations.endpoints.ts';
import { readMessagingPreferences } from '#contract/messaging/preferences.endpoints.ts';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import { TOAST_MS } from '#contract/platform/constants.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { getMessagesPath } from '#web/platform/navigation/messages-path.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useRealtimeEvent, useRealtimeState, useReconnect } from '#web/platform/realtime/realtime.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { addSessionStep, isUnreadCounted } from '#web/platform/session/session-steps.ts';
import { setUnreadMessages, useUnreadMessages } from '#web/platform/session/unread-messages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CallToast } from '../calls/call-toast.tsx';
import { startOutbox } from '../outbox/outbox.api.ts';
import { resumePush, suspendPush } from '../preferences/push.ts';
import { reloadUnreadCounts } from '../unread-counts.ts';
import { isCallStart, isSoundNeeded, isToastNeeded, type Place } from './alerts.model.ts';
import { playMessageSound, runInOneTab } from './message-sound.ts';
import { isPageClicked, watchClicks } from './page-clicks.ts';

/** How often the counts are loaded again without the live channel, in milliseconds; hidden tabs wait. */
const LOOK_MS = 60_000;

const COUNTS = { query: { type: 'all' } } as const;

/** Keeps the number of unread messages, for those whose are counted. */
function useCountedMessages(): void {
  const user = useSignedInUser();
  const isOffline = useRealtimeState() !== 'online';
  const { data } = useQuery(
    {
      queryKey: toQueryKey(readUnreadCounts, COUNTS),
      queryFn: ({ signal }) => call(readUnreadCounts, COUNTS, { signal, background: true }),
      enabled: isUnreadCounted(user),
      refetchInterval: isOffline ? LOOK_MS : false,
    },
    queryClient,
  );
  const total = data?.unreadTotal;
  useEffect(() => {
    if (total !== undefined) setUnreadMessages(total);
  }, [total]);
  useRealtimeEvent('message.added', reloadUnreadCounts);
  useRealtimeEvent('conversation.own', reloadUnreadCounts);
  useRealtimeEvent('conversation.changed', reloadUnreadCounts);
  useRealtimeEvent('conversation.participants', reloadUnreadCounts);
  useReconnect(reloadUnreadCounts);
}

/** Shows the number at the icon of the app, where the browser can. */
function useAppBadge(): void {
  const unread = useUnreadMessages();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the app is not installed.
    (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  }, [unread]);
}

/** How the user wants to hear of messages: asked when it is first needed, and kept like any other answer. */
function loadPreferences() {
  return queryClient.fetchQuery({
    queryKey: toQueryKey(readMessagingPreferences, {}),
    queryFn: () => call(readMessagingPreferences, {}, { background: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const isSoundWanted = async () => (await loadPreferences()).sound;

/** Push messages stop with the session, and come again with it. */
function usePush({ id, viewedBy }: { readonly id: number; readonly viewedBy: object | null }): void {
  const isViewed = viewedBy !== null;
  useEffect(() => {
    // The device is the administrator's.
    if (isViewed) return;
    // Tried again with the next visit.
    resumePush(id, async () => (await loadPreferences()).pushKey).catch(() => undefined);
  }, [id, isViewed]);
}

addSessionStep({ end: () => void suspendPush().catch(() => undefined) });

async function soundFor(added: MessageAdded, place: Place): Promise<void> {
  const isPossible = isSoundNeeded(added, { place, isClicked: isPageClicked(), isWanted: true });
  if (!isPossible || !(await isSoundWanted().catch(() => false))) return;
  runInOneTab(`message-sound-${added.conversationId}-${added.sequence}`, playMessageSound);
}

export function MessageAlerts({ history }: { readonly history: AppHistory }): ReactNode {
  const words = useTranslations('messagingAlerts');
  const user = useSignedInUser();
  useCountedMessages();
  useAppBadge();
  usePush(user);
  useEffect(() => watchClicks(), []);
  // Sends what an earlier visit has left, on whichever page this one begins.
  useEffect(() => void startOutbox(user.id), [user.id]);
  useRealtimeEvent('message.added', (added) => {
    // Ringing tells of it.
    if (isCallStart(added)) return;
    const { pathname, search } = history.now();
    const place = { pathname, search, isVisible: document.visibilityState === 'visible' };
    void soundFor(added, place);
    if (!isToastNeeded(added, place)) return;
    const { conversationId, message, title, preview } = added;
    const sender = message?.sender || title;
    const open = () => history.navigate(getMessagesPath({ user, search: `?conversation=${conversationId}` }));
    const action = { label: words('open'), run: open };
    // An enquiry comes with two messages at once, and people write in several lines.
    const subject = `conversation ${conversationId}`;
    showToast(words('message', { sender, preview }), { kind: 'info', ms: TOAST_MS, action, subject });
  });
  return <CallToast history={history} isSoundWanted={isSoundWanted} />;
}

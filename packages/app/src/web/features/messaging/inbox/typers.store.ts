// Who is typing, by conversation: as the live channel says, until they stop or nothing more is heard of them.

import { useEffect, useMemo } from 'react';
import { subscribeToEvent } from '#web/platform/realtime/realtime.ts';
import { session } from '#web/platform/session/session.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** Typing is announced every few seconds; without news it is over. */
const OVER_MS = 6000;

const typers = createStore<ReadonlyMap<number, ReadonlySet<number>>>(new Map());
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let listeners = 0;
let stop: (() => void)[] = [];

function setTyping(conversationId: number, userId: number, isTyping: boolean): void {
  const key = `${conversationId} ${userId}`;
  clearTimeout(timers.get(key));
  timers.delete(key);
  const next = new Set(typers.get().get(conversationId));
  if (isTyping) {
    next.add(userId);
    timers.set(
      key,
      setTimeout(() => setTyping(conversationId, userId, false), OVER_MS),
    );
  } else next.delete(userId);
  const all = new Map(typers.get());
  if (next.size === 0) all.delete(conversationId);
  else all.set(conversationId, next);
  typers.set(all);
}

function ownId(): number | null {
  const now = session.get();
  return now.state === 'signedIn' ? now.user.id : null;
}

/** Listens while at least one component is shown that asks. */
function listen(): () => void {
  listeners += 1;
  if (listeners === 1) {
    stop = [
      subscribeToEvent('typing', ({ conversationId, userId, isTyping }) => {
        if (userId !== ownId()) setTyping(conversationId, userId, isTyping);
      }),
      // Who has sent something has stopped.
      subscribeToEvent('message.added', ({ conversationId, message }) => {
        if (message !== null && message.senderId !== null) setTyping(conversationId, message.senderId, false);
      }),
    ];
  }
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    for (const end of stop) end();
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    typers.set(new Map());
  };
}

/** Returns the conversations in which somebody else is typing. */
export function useTypingConversations(): ReadonlySet<number> {
  useEffect(() => listen(), []);
  const all = useStore(typers);
  return useMemo(() => new Set(all.keys()), [all]);
}

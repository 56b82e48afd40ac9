// Who is typing, by conversation: as the live channel says, until they stop or nothing more is heard of them.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribeToEvent } from '#web/platform/realtime/realtime.ts';
import { session } from '#web/platform/session/session.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { applyTyping, dropSilent, type Typer, type TypingEvent } from './typers.model.ts';

const typers = createStore<ReadonlyMap<number, readonly Typer[]>>(new Map());
let timer: ReturnType<typeof setTimeout> | undefined;
let listeners = 0;
let stop: (() => void)[] = [];

/** Sets who types, and when to look again for those of whom nothing more was heard. */
function setTypers(next: ReadonlyMap<number, readonly Typer[]>): void {
  typers.set(new Map([...next].filter(([, typing]) => typing.length > 0)));
  clearTimeout(timer);
  const until = Math.min(...[...typers.get().values()].flat().map((typer) => typer.until));
  if (!Number.isFinite(until)) return;
  const look = () => setTypers(new Map([...typers.get()].map(([id, typing]) => [id, dropSilent(typing, Date.now())])));
  timer = setTimeout(look, Math.max(0, until - Date.now()) + 1);
}

function noteTyping(conversationId: number, event: TypingEvent): void {
  const typing = typers.get().get(conversationId) ?? [];
  setTypers(new Map(typers.get()).set(conversationId, applyTyping(typing, event, Date.now())));
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
      subscribeToEvent('typing', ({ conversationId, ...event }) => {
        if (event.userId !== ownId()) noteTyping(conversationId, event);
      }),
      // Who has sent something has stopped.
      subscribeToEvent('message.added', ({ conversationId, message }) => {
        if (message === null || message.senderId === null) return;
        noteTyping(conversationId, { userId: message.senderId, firstName: message.sender, isTyping: false });
      }),
    ];
  }
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    for (const end of stop) end();
    setTypers(new Map());
  };
}

/** Returns the conversations in which somebody else is typing. */
export function useTypingConversations(): ReadonlySet<number> {
  useEffect(() => listen(), []);
  const all = useStore(typers);
  return useMemo(() => new Set(all.keys()), [all]);
}

/** Returns the first names of the others who are typing in a conversation. */
export function useTypers(conversationId: number): readonly string[] {
  useEffect(() => listen(), []);
  // Of this conversation alone: a thread is not rendered again for who types elsewhere.
  const getTyping = () => typers.get().get(conversationId);
  const typing = useSyncExternalStore(typers.subscribe, getTyping, getTyping);
  return useMemo(() => typing?.map(({ firstName }) => firstName) ?? [], [typing]);
}

// Who is typing in the open conversation, by live events.

import { useEffect, useState } from 'react';
import { useRealtimeEvent } from '#web/platform/realtime/realtime.ts';
import { applyTyping, dropSilent, type Typer } from './typers.model.ts';

/** Returns the first names of the others who are typing. */
export function useTypers(conversationId: number, ownId: number): readonly string[] {
  const [typers, setTypers] = useState<readonly Typer[]>([]);
  useRealtimeEvent('typing', (event) => {
    if (event.conversationId === conversationId && event.userId !== ownId) setTypers((now) => applyTyping(now, event, Date.now()));
  });
  useRealtimeEvent('message.added', ({ conversationId: id, message }) => {
    if (id !== conversationId || message?.senderId == null) return;
    const { senderId: userId, sender: firstName } = message;
    setTypers((now) => applyTyping(now, { userId, firstName, isTyping: false }, Date.now()));
  });
  useEffect(() => {
    const next = Math.min(...typers.map(({ until }) => until));
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setTypers((now) => dropSilent(now, Date.now())), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [typers]);
  return typers.map(({ firstName }) => firstName);
}

// Tells the others that the user is typing: at most every three seconds, and once when they stop.

import { useEffect, useEffectEvent, useRef } from 'react';
import { sendEvent } from '#web/platform/realtime/realtime.ts';

/** Milliseconds between two notices, and without a key after which the user has stopped. */
const TYPING = { apart: 3000, idle: 5000 } as const;

export interface TypingNotice {
  /** Called with each change of the text. */
  noteKey(): void;
  /** Called when the message is sent, or the field is empty or left. */
  stop(): void;
}

export function useTypingNotice(conversationId: number): TypingNotice {
  const lastSent = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    if (lastSent.current === 0) return;
    lastSent.current = 0;
    void sendEvent('typing', { conversationId, isTyping: false });
  }

  function noteKey(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, TYPING.idle);
    if (Date.now() - lastSent.current < TYPING.apart) return;
    lastSent.current = Date.now();
    void sendEvent('typing', { conversationId, isTyping: true });
  }

  const onLeave = useEffectEvent(stop);
  useEffect(() => () => onLeave(), []);
  return { noteKey, stop };
}

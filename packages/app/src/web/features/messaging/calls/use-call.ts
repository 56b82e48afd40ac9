// The own devices and the session of a call, for as long as its page is open.

import { useEffect, useRef, useState } from 'react';
import { pageChannel } from './call-channel.ts';
import { type CallSession, createCallSession, isFinalPhase } from './call-session.ts';
import type { VideoToken } from './ice-servers.ts';
import { createLocalMedia, type LocalMedia, type MediaState } from './local-media.ts';
import type { RoomClients } from './rooms/room-clients.ts';
import { selectTransport } from './select-transport.ts';

/** Returns what the others see of the own devices. */
function toOwnState({ audio, video, isMuted }: MediaState): { muted: boolean; cameraOff: boolean } {
  return { muted: isMuted || audio.track === null, cameraOff: video.track === null };
}

export interface UsedCall {
  /** Null for a moment only. */
  readonly media: LocalMedia | null;
  /** Null until the user joins. */
  readonly session: CallSession | null;
  join(token: VideoToken): void;
  /** Leaves the call, and goes back to the devices. */
  reset(): void;
}

export function useCall(callId: number, clients: RoomClients): UsedCall {
  const [media, setMedia] = useState<LocalMedia | null>(null);
  const [session, setSession] = useState<CallSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<CallSession | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the devices are opened anew for each attempt
  useEffect(() => {
    const made = createLocalMedia((kind, track) => current.current?.setTrack(kind, track));
    setMedia(made);
    void made.open();
    const unsubscribe = made.state.subscribe(() => current.current?.changeOwnState(toOwnState(made.state.get())));
    const leave = () => current.current?.leave();
    // Before the channel closes its connection, which listens to the same event.
    window.addEventListener('pagehide', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      unsubscribe();
      leave();
      current.current = null;
      made.close();
    };
  }, [attempt]);

  return {
    media,
    session,
    join(token) {
      if (media === null) return;
      const { audio, video } = media.state.get();
      const tracks = { audio: audio.track, video: video.track };
      const ownState = toOwnState(media.state.get());
      const createTransport = selectTransport({ callId, token, tracks, isMuted: ownState.muted }, clients);
      const made = createCallSession({ callId, channel: pageChannel, ownState, createTransport });
      // The lights of camera and microphone go out with the call.
      made.state.subscribe(() => isFinalPhase(made.state.get().phase) && media.close());
      current.current = made;
      made.start();
      setSession(made);
    },
    reset() {
      current.current?.leave();
      current.current = null;
      setSession(null);
      setMedia(null);
      setAttempt((before) => before + 1);
    },
  };
}

// Plays a track: a picture without sound, or sound alone, which goes on while the tab is hidden.

import { useEffect, useRef } from 'react';

function usePlayed(track: MediaStreamTrack | null, onBlocked?: () => void) {
  const element = useRef<HTMLMediaElement>(null);
  const blocked = useRef(onBlocked);
  blocked.current = onBlocked;
  useEffect(() => {
    const player = element.current;
    if (player === null || track === null) return;
    player.srcObject = new MediaStream([track]);
    // Browsers refuse sound on a page that was never clicked.
    player.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current?.();
    });
    return () => {
      player.srcObject = null;
    };
  }, [track]);
  return element;
}

interface TrackVideoProps {
  readonly track: MediaStreamTrack;
  readonly className?: string | undefined;
  readonly isMirrored?: boolean;
}

export function TrackVideo({ track, className, isMirrored = false }: TrackVideoProps) {
  const element = usePlayed(track);
  return (
    <video
      ref={(player) => {
        element.current = player;
      }}
      className={className}
      data-mirrored={isMirrored || undefined}
      autoPlay
      playsInline
      muted
    />
  );
}

interface TrackAudioProps {
  readonly track: MediaStreamTrack;
  /** The browser wants a click before it plays sound. */
  readonly onBlocked: () => void;
}

export function TrackAudio({ track, onBlocked }: TrackAudioProps) {
  const element = usePlayed(track, onBlocked);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the sound of a live call has no captions
    <audio
      ref={(player) => {
        element.current = player;
      }}
      data-call-sound
      autoPlay
    />
  );
}

/** Plays all sound of the page’s call, after a click. */
export function resumeSound(): void {
  for (const player of document.querySelectorAll<HTMLAudioElement>('audio[data-call-sound]')) void player.play().catch(() => undefined);
}

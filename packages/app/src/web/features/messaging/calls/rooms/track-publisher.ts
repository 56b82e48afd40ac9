// Brings the own tracks into a room, one step after the other: providers’ clients don’t like to be asked twice at once.

import { type LocalTracks, MEDIA_KINDS, type MediaKind } from '../peer.model.ts';
import type { MediaRoom, PublishedTrack } from './media-room.ts';

interface Published {
  readonly track: MediaStreamTrack;
  readonly inRoom: PublishedTrack;
  readonly isMuted: boolean;
}

/** The time after a step that has failed, in milliseconds. */
const RETRY_MS = 5000;

export interface TrackPublisher {
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  setMuted(isMuted: boolean): void;
  /** Publishes everything in a room, or in none. */
  setRoom(room: MediaRoom | null): void;
  /** Tries again what has failed. */
  retry(): void;
}

export function createTrackPublisher({ tracks, isMuted }: { readonly tracks: LocalTracks; readonly isMuted: boolean }): TrackPublisher {
  const wanted: Record<MediaKind, MediaStreamTrack | null> = { ...tracks };
  const published = new Map<MediaKind, Published>();
  let room: MediaRoom | null = null;
  let wantsMuted = isMuted;
  let work: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function updateTrack(kind: MediaKind, at: MediaRoom): Promise<void> {
    const before = published.get(kind);
    const track = wanted[kind];
    if (before?.track === track) return;
    if (before !== undefined) {
      published.delete(kind);
      await before.inRoom.unpublish();
    }
    if (track === null || at !== room) return;
    const muted = kind === 'audio' && wantsMuted;
    const inRoom = await at.publish(kind, track, { isMuted: muted });
    if (at !== room) return;
    published.set(kind, { track, inRoom, isMuted: muted });
    if (kind === 'audio') await updateMuted();
  }

  async function updateMuted(): Promise<void> {
    const audio = published.get('audio');
    if (audio === undefined || audio.isMuted === wantsMuted) return;
    published.set('audio', { ...audio, isMuted: wantsMuted });
    await audio.inRoom.setMuted(wantsMuted);
  }

  /** Takes a step for the room, after those before it. */
  function update(step: (at: MediaRoom) => Promise<void>): void {
    const at = room;
    if (at === null) return;
    work = work.then(() => (at === room ? step(at) : undefined)).catch(() => retryLater());
  }

  function retryLater(): void {
    clearTimeout(timer);
    if (room !== null) timer = setTimeout(updateAll, RETRY_MS);
  }

  function updateAll(): void {
    for (const kind of MEDIA_KINDS) update((at) => updateTrack(kind, at));
  }

  return {
    setTrack(kind, track) {
      wanted[kind] = track;
      update((at) => updateTrack(kind, at));
    },
    setMuted(muted) {
      wantsMuted = muted;
      update(updateMuted);
    },
    setRoom(next) {
      clearTimeout(timer);
      room = next;
      published.clear();
      updateAll();
    },
    retry: updateAll,
  };
}

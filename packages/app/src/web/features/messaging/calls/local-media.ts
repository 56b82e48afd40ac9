// The own camera and microphone while the page of a call is open.

import { createStore, type Store } from '#web/platform/store.ts';
import {
  type Device,
  type DeviceChoice,
  hasMediaDevices,
  listDevices,
  type MediaFailure,
  openBoth,
  openTrack,
  toMediaFailure,
} from './media.ts';
import { MEDIA_KINDS, type MediaKind } from './peer.model.ts';

interface OwnDevice {
  readonly track: MediaStreamTrack | null;
  readonly failure: MediaFailure | null;
  readonly devices: readonly Device[];
}

export interface MediaState {
  readonly audio: OwnDevice;
  readonly video: OwnDevice;
  /** Before the browser has answered. */
  readonly isAsking: boolean;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
}

export interface LocalMedia {
  readonly state: Store<MediaState>;
  /** Asks for both devices; again after they were refused. */
  open(): Promise<void>;
  setMuted(isMuted: boolean): void;
  /** Off means that the camera is closed, so that its light goes out. */
  setCameraOff(isOff: boolean): Promise<void>;
  choose(kind: MediaKind, deviceId: string): Promise<void>;
  /** Changes between the cameras of a phone. */
  switchCamera(): Promise<void>;
  close(): void;
}

const NONE: OwnDevice = { track: null, failure: null, devices: [] };

/** Opens the devices, with `onTrack` called whenever another track is sent. */
export function createLocalMedia(onTrack: (kind: MediaKind, track: MediaStreamTrack | null) => void): LocalMedia {
  const state = createStore<MediaState>({ audio: NONE, video: NONE, isAsking: true, isMuted: false, isCameraOff: false });
  const choices: Record<MediaKind, DeviceChoice> = { audio: {}, video: { facingMode: 'user' } };
  const ended = new AbortController();

  function change(kind: MediaKind, next: Partial<OwnDevice>): void {
    state.set({ ...state.get(), [kind]: { ...state.get()[kind], ...next } });
  }

  function setTrack(kind: MediaKind, track: MediaStreamTrack | null): void {
    const {
      [kind]: { track: before },
      isCameraOff,
    } = state.get();
    // Turned off while the browser was still opening it.
    if (ended.signal.aborted || (kind === 'video' && track !== null && isCameraOff)) {
      track?.stop();
      return;
    }
    if (track !== null) {
      if (kind === 'audio') track.enabled = !state.get().isMuted;
      // It was unplugged, or taken away: `stop` sends no event.
      track.addEventListener('ended', () => void recover(kind), { once: true });
    }
    change(kind, { track, ...(track === null ? {} : { failure: null }) });
    onTrack(kind, track);
    if (before !== track) before?.stop();
  }

  /** Opens no camera that the user has turned off. */
  async function openOne(kind: MediaKind): Promise<void> {
    if (kind === 'video' && state.get().isCameraOff) return;
    try {
      setTrack(kind, await openTrack(kind, choices[kind]));
    } catch (error) {
      setTrack(kind, null);
      change(kind, { failure: toMediaFailure(error) });
    }
  }

  /** Takes another device in the place of one that is gone. */
  async function recover(kind: MediaKind): Promise<void> {
    choices[kind] = {};
    await openOne(kind);
    await refreshDevices();
  }

  async function refreshDevices(): Promise<void> {
    for (const kind of MEDIA_KINDS) change(kind, { devices: await listDevices(kind).catch(() => []) });
  }

  async function open(): Promise<void> {
    state.set({ ...state.get(), isAsking: true });
    if (!hasMediaDevices()) {
      for (const kind of MEDIA_KINDS) change(kind, { failure: 'insecure' });
      state.set({ ...state.get(), isAsking: false });
      return;
    }
    try {
      const tracks = state.get().isCameraOff ? [await openTrack('audio', choices.audio)] : await openBoth(choices);
      for (const track of tracks) setTrack(track.kind as MediaKind, track);
    } catch {
      // One of them may work without the other.
      for (const kind of MEDIA_KINDS) await openOne(kind);
    }
    state.set({ ...state.get(), isAsking: false });
    await refreshDevices();
  }

  if (hasMediaDevices()) navigator.mediaDevices.addEventListener('devicechange', () => void refreshDevices(), { signal: ended.signal });

  return {
    state,
    open,
    setMuted(isMuted) {
      const { track } = state.get().audio;
      if (track !== null) track.enabled = !isMuted;
      state.set({ ...state.get(), isMuted });
    },
    async setCameraOff(isCameraOff) {
      state.set({ ...state.get(), isCameraOff });
      if (isCameraOff) setTrack('video', null);
      else await openOne('video');
    },
    async choose(kind, deviceId) {
      choices[kind] = { deviceId };
      await openOne(kind);
    },
    async switchCamera() {
      const { track, devices } = state.get().video;
      const { facingMode, deviceId } = track?.getSettings() ?? {};
      const at = devices.findIndex(({ id }) => id === deviceId);
      const next = devices[(at + 1) % devices.length];
      if (facingMode !== undefined) choices.video = { facingMode: facingMode === 'environment' ? 'user' : 'environment' };
      else if (next !== undefined) choices.video = { deviceId: next.id };
      // Phones open one camera at a time.
      track?.stop();
      await openOne('video');
    },
    close() {
      ended.abort();
      for (const kind of MEDIA_KINDS) {
        state.get()[kind].track?.stop();
        change(kind, { track: null });
      }
    },
  };
}

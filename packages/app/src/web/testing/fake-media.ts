// Plays camera and microphone in tests: a picture that is drawn, and a tone that nobody hears.

import { vi } from 'vitest';

type Kind = 'audio' | 'video';

/** What the browser says about each device: a name of an error, or null if it works. */
export interface FakeDevices {
  audio: string | null;
  video: string | null;
}

function createVideoTrack(): MediaStreamTrack {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return canvas.captureStream(5).getVideoTracks()[0] as MediaStreamTrack;
}

function createAudioTrack(): MediaStreamTrack {
  return new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0] as MediaStreamTrack;
}

/** Replaces the devices of the browser; undone by `vi.restoreAllMocks`. */
export function playDevices(devices: FakeDevices): void {
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([]);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints = {}) => {
    const kinds = (['audio', 'video'] as const satisfies readonly Kind[]).filter((kind) => constraints[kind] !== undefined);
    for (const kind of kinds) {
      const error = devices[kind];
      if (error !== null) throw new DOMException('not here', error);
    }
    return new MediaStream(kinds.map((kind) => (kind === 'audio' ? createAudioTrack() : createVideoTrack())));
  });
}

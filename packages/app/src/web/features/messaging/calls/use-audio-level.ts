// How loud a microphone is now.

import { useEffect, useState } from 'react';

/** The time between two measurements, in milliseconds. */
const EVERY_MS = 100;
/** Speech has about this part of the range. */
const SPEECH = 0.25;

/** Returns the loudness of samples around 128, from 0 to 1. */
export function toLevel(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(sum / Math.max(1, samples.length)) / SPEECH);
}

/** Returns the level of a track, from 0 to 1; 0 without one. */
export function useAudioLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === null || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      // In steps, so that silence renders nothing.
      setLevel(Math.round(toLevel(samples) * 20) / 20);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setLevel(0);
      void context.close();
    };
  }, [track]);
  return level;
}

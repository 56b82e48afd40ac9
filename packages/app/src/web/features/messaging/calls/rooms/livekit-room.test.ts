// What is asked of LiveKit's client, which a stand-in plays.

import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeTrack } from '#web/testing/fake-peer-connection.ts';
import { createLivekitEntrance, type LivekitClient } from './livekit-room.ts';
import type { MediaRoom } from './media-room.ts';

type Listener = (...given: unknown[]) => void;

let done: unknown[][];
let listeners: Map<string, Listener>;
let isReachable: boolean;

class FakeRoom {
  readonly remoteParticipants = new Map([['9_anna', { identity: '9_anna' }]]);
  readonly localParticipant = {
    publishTrack: async (local: FakeLocal, options: object) => void done.push(['publish', local.track.id, local.isMuted, options]),
    unpublishTrack: async (local: FakeLocal, stops: boolean) => void done.push(['unpublish', local.track.id, stops]),
  };

  constructor(options: object) {
    done.push(['room', options]);
  }

  on(event: string, listener: Listener): this {
    listeners.set(event, listener);
    return this;
  }

  async connect(url: string, token: string): Promise<void> {
    done.push(['connect', url, token]);
    if (!isReachable) throw new Error('no');
  }

  async disconnect(stops: boolean): Promise<void> {
    done.push(['disconnect', stops]);
  }
}

class FakeLocal {
  readonly track: MediaStreamTrack;
  isMuted = false;

  constructor(track: MediaStreamTrack) {
    this.track = track;
  }

  async mute(): Promise<void> {
    this.isMuted = true;
    done.push(['mute']);
  }

  async unmute(): Promise<void> {
    this.isMuted = false;
    done.push(['unmute']);
  }
}

const client = {
  Room: FakeRoom,
  LocalAudioTrack: FakeLocal,
  LocalVideoTrack: FakeLocal,
  Track: { Source: { Microphone: 'microphone', Camera: 'camera' } },
} as unknown as LivekitClient;

let told: unknown[][];
const enter = (): Promise<MediaRoom> =>
  createLivekitEntrance(client)(
    { url: 'wss://live.example', token: 'a token', name: 'call-3' },
    {
      onParticipant: (...given) => told.push(given),
      onTrack: (...given) => told.push(['track', ...given]),
      onTrackGone: (...given) => told.push(['track gone', ...given]),
      onConnection: (...given) => told.push(given),
    },
  );

beforeEach(() => {
  [done, told, listeners, isReachable] = [[], [], new Map(), true];
});

test('a room is entered with the token, and says who is there already', async () => {
  await enter();
  expect(done).toEqual([
    ['room', { stopLocalTrackOnUnpublish: false, disconnectOnPageLeave: false, dynacast: true }],
    ['connect', 'wss://live.example', 'a token'],
  ]);
  expect(told).toEqual([['9_anna', 'connected']]);
});

test('a room that can’t be entered says nothing of a loss', async () => {
  isReachable = false;
  await expect(enter()).rejects.toThrow('no');
  expect(listeners.has('disconnected')).toBe(false);
});

test('participants and tracks are told as they come and go', async () => {
  await enter();
  told.length = 0;
  const [ben, mediaStreamTrack] = [{ identity: '8_ben' }, createFakeTrack('audio')];
  listeners.get('participantConnected')?.(ben);
  listeners.get('trackSubscribed')?.({ mediaStreamTrack }, {}, ben);
  listeners.get('trackUnsubscribed')?.({ mediaStreamTrack }, {}, ben);
  listeners.get('participantDisconnected')?.(ben);
  expect(told).toEqual([
    ['8_ben', 'connected'],
    ['track', '8_ben', mediaStreamTrack],
    ['track gone', '8_ben', mediaStreamTrack],
    ['8_ben', 'gone'],
  ]);
});

test.each([
  ['signalReconnecting', [['interrupted']]],
  ['reconnecting', [['interrupted']]],
  ['reconnected', [['9_anna', 'connected'], ['connected']]],
  ['disconnected', [['lost']]],
])('%s of the own connection is told', async (event, expected) => {
  await enter();
  told.length = 0;
  listeners.get(event)?.();
  expect(told).toEqual(expected);
});

describe('own tracks', () => {
  test('are published by what they are, muted ones never loud, and stay open afterwards', async () => {
    const room = await enter();
    done.length = 0;
    const audio = await room.publish('audio', createFakeTrack('audio', 'a1'), { isMuted: true });
    await room.publish('video', createFakeTrack('video', 'v1'), { isMuted: false });
    await audio.setMuted(false);
    await audio.setMuted(true);
    await audio.unpublish();
    room.leave();
    expect(done).toEqual([
      ['mute'],
      ['publish', 'a1', true, { source: 'microphone' }],
      ['publish', 'v1', false, { source: 'camera' }],
      ['unmute'],
      ['mute'],
      ['unpublish', 'a1', false],
      ['disconnect', false],
    ]);
  });
});

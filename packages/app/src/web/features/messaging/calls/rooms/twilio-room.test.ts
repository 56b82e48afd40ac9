// What is asked of Twilio's client, which a stand-in plays; and that the real one can be loaded on our pages.

import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { createFakeTrack } from '#web/testing/fake-peer-connection.ts';
import type { MediaRoom } from './media-room.ts';
import { createTwilioEntrance, type TwilioClient } from './twilio-room.ts';

type Listener = (...given: unknown[]) => void;

let done: unknown[][];
let told: unknown[][];
let listeners: Map<string, Listener>;

const theirs = createFakeTrack('video', 'theirs');
const asRemote = (mediaStreamTrack: MediaStreamTrack) => ({ kind: mediaStreamTrack.kind, mediaStreamTrack });
const anna = {
  identity: '9_anna',
  tracks: new Map([
    ['1', { track: asRemote(theirs) }],
    ['2', { track: null }],
    ['3', { track: { kind: 'data' } }],
  ] as const),
};

class FakeLocal {
  readonly track: MediaStreamTrack;

  constructor(track: MediaStreamTrack, options: object) {
    this.track = track;
    done.push(['local', track.id, options]);
  }

  /** Like the real one, it tells the room of changes alone. */
  enable(isEnabled: boolean): void {
    if (this.track.enabled === isEnabled) return;
    this.track.enabled = isEnabled;
    done.push([isEnabled ? 'enable' : 'disable', this.track.id]);
  }
}

const room = {
  participants: new Map([['PA1', anna]]),
  localParticipant: {
    publishTrack: async (local: FakeLocal) => void done.push(['publish', local.track.id]),
    unpublishTrack: (local: FakeLocal) => void done.push(['unpublish', local.track.id]),
  },
  on(event: string, listener: Listener) {
    listeners.set(event, listener);
    return room;
  },
  disconnect: () => void done.push(['disconnect']),
};

const client = {
  connect: async (token: string, options: object) => {
    done.push(['connect', token, options]);
    return room;
  },
  LocalAudioTrack: FakeLocal,
  LocalVideoTrack: FakeLocal,
} as unknown as TwilioClient;

const enter = (): Promise<MediaRoom> =>
  createTwilioEntrance(client)(
    { url: '', token: 'a token', name: 'call-3' },
    {
      onParticipant: (...given) => told.push(given),
      onTrack: (...given) => told.push(['track', ...given]),
      onTrackGone: (...given) => told.push(['track gone', ...given]),
      onConnection: (...given) => told.push(given),
    },
  );

beforeEach(() => {
  [done, told, listeners] = [[], [], new Map()];
});

test('a room is entered with the token, without devices of its own, and says who is there already', async () => {
  await enter();
  expect(done).toEqual([['connect', 'a token', { name: 'call-3', tracks: [], insights: false }]]);
  expect(told).toEqual([
    ['9_anna', 'connected'],
    ['track', '9_anna', theirs],
  ]);
});

test('participants and tracks are told as they come and go', async () => {
  await enter();
  told.length = 0;
  listeners.get('participantReconnecting')?.(anna);
  listeners.get('participantReconnected')?.(anna);
  listeners.get('trackSubscribed')?.(asRemote(theirs), {}, anna);
  listeners.get('trackSubscribed')?.({ kind: 'data' }, {}, anna);
  listeners.get('trackUnsubscribed')?.(asRemote(theirs), {}, anna);
  listeners.get('participantDisconnected')?.(anna);
  expect(told).toEqual([
    ['9_anna', 'interrupted'],
    ['9_anna', 'connected'],
    ['track', '9_anna', theirs],
    ['track gone', '9_anna', theirs],
    ['9_anna', 'gone'],
  ]);
});

test.each([
  ['reconnecting', 'interrupted'],
  ['reconnected', 'connected'],
  ['disconnected', 'lost'],
])('%s of the own connection is told', async (event, state) => {
  await enter();
  told.length = 0;
  listeners.get(event)?.();
  expect(told).toEqual([[state]]);
});

test('own tracks are published, muted though the page did so first, and stay open afterwards', async () => {
  const entered = await enter();
  done.length = 0;
  const track = Object.assign(createFakeTrack('audio', 'a1'), { enabled: true });
  const published = await entered.publish('audio', track, { isMuted: false });
  track.enabled = false;
  await published.setMuted(true);
  expect(track.enabled).toBe(false);
  track.enabled = true;
  await published.setMuted(false);
  expect(track.enabled).toBe(true);
  await published.unpublish();
  entered.leave();
  expect(done).toEqual([
    ['local', 'a1', { workaroundWebKitBug1208516: false }],
    ['publish', 'a1'],
    ['disable', 'a1'],
    ['enable', 'a1'],
    ['unpublish', 'a1'],
    ['disconnect'],
  ]);
});

test('the client can be loaded where no code may be made of strings, as on our pages', () => {
  const load = `
    globalThis.location = new URL('https://stays.example/');
    require('twilio-video/dist/twilio-video.min.js');
    console.log(typeof Twilio.Video.connect);`;
  const printed = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '-e', load], { cwd: import.meta.dirname });
  expect(String(printed).trim()).toBe('function');
});

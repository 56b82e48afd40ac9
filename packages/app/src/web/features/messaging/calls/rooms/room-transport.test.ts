// A call through a room that the test plays: whose tracks arrive, what is published, and what becomes of a loss.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeTrack } from '#web/testing/fake-peer-connection.ts';
import { createFakeRooms, type FakeRooms } from '#web/testing/fake-room.ts';
import type { MediaTransport } from '../media-transport.ts';
import { createRoomTransport } from './room-transport.ts';

let fake: FakeRooms;
let transport: MediaTransport;
let told: (readonly unknown[])[];
let tokens: string[];

const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const linkOf = (peerId: string) => told.findLast(([what, who]) => what === 'link' && who === peerId)?.[2];
const trackOf = (peerId: string, kind: string) =>
  told.findLast(([what, who, of]) => what === kind && who === peerId && of !== undefined)?.[2];

function createTransport(isMuted = false): MediaTransport {
  return createRoomTransport(
    {
      callId: 3,
      tracks: { audio: createFakeTrack('audio', 'a1'), video: createFakeTrack('video', 'v1') },
      isMuted,
      loadClient: async () => fake.enterRoom,
      async loadToken(ownId) {
        tokens.push(ownId);
        return { url: 'wss://live.example', token: `token ${tokens.length}` };
      },
    },
    {
      onLink: (peerId, link) => told.push(['link', peerId, link]),
      onTrack: (peerId, kind, track) => told.push([kind, peerId, track]),
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  fake = createFakeRooms();
  [told, tokens] = [[], []];
  transport = createTransport();
});
afterEach(() => {
  transport.close();
  vi.useRealTimers();
});

describe('the room of a call', () => {
  test('is entered with a token of this device, and gets its tracks', async () => {
    transport.enter('me');
    await settle();
    expect(tokens).toEqual(['me']);
    expect(fake.entered).toEqual([{ url: 'wss://live.example', token: 'token 1', name: 'call-3' }]);
    expect(fake.done).toEqual(['publish audio a1', 'publish video v1']);
  });

  test('gets a microphone that was muted before as a muted one', async () => {
    transport = createTransport(true);
    transport.enter('me');
    await settle();
    expect(fake.done).toEqual(['publish audio a1 muted', 'publish video v1']);
  });

  test('hears of the microphone and the camera', async () => {
    transport.enter('me');
    await settle();
    fake.done.length = 0;
    transport.setMuted(true);
    transport.setMuted(true);
    await settle();
    transport.setMuted(false);
    transport.setTrack('video', null);
    await settle();
    transport.setTrack('video', createFakeTrack('video', 'v2'));
    transport.setTrack('audio', createFakeTrack('audio', 'a2'));
    await settle();
    expect(fake.done).toEqual(['mute', 'unmute', 'unpublish video v1', 'publish video v2', 'unpublish audio a1', 'publish audio a2']);
  });

  test('gets what changed before it was entered', async () => {
    transport.setTrack('video', null);
    transport.setMuted(true);
    transport.enter('me');
    await settle();
    expect(fake.done).toEqual(['publish audio a1 muted']);
  });

  test('gets a track later that could not be published', async () => {
    fake.unpublishable = 1;
    transport.enter('me');
    await settle();
    expect(fake.done).toEqual(['publish video v1']);
    await settle(6000);
    expect(fake.done).toEqual(['publish video v1', 'publish audio a1']);
  });

  test('is left when the call is over, also one that was about to be entered', async () => {
    transport.enter('me');
    transport.close();
    await settle();
    expect(fake.entered).toEqual([]);
    transport.enter('again');
    await settle();
    transport.close();
    expect(fake.done.at(-1)).toBe('leave');
    fake.events.onConnection('lost');
    await settle(60_000);
    expect(fake.entered).toHaveLength(1);
  });
});

describe('another device', () => {
  const track = createFakeTrack('video', 'theirs');

  beforeEach(async () => {
    transport.enter('me');
    await settle();
  });

  test('is connecting until it is in the room, and its tracks come and go', () => {
    transport.addPeer('anna', { isOfferer: true });
    expect(linkOf('anna')).toBe('connecting');
    fake.events.onParticipant('9_anna', 'connected');
    fake.events.onTrack('9_anna', track);
    expect([linkOf('anna'), trackOf('anna', 'video')]).toEqual(['connected', track]);
    fake.events.onTrackGone('9_anna', createFakeTrack('video', 'an older one'));
    expect(trackOf('anna', 'video')).toBe(track);
    fake.events.onTrackGone('9_anna', track);
    expect(trackOf('anna', 'video')).toBeNull();
  });

  test('may be in the room before the call knows it', () => {
    fake.events.onParticipant('9_anna', 'connected');
    fake.events.onTrack('9_anna', track);
    expect(told).toEqual([]);
    transport.addPeer('anna', { isOfferer: false });
    expect([linkOf('anna'), trackOf('anna', 'video')]).toEqual(['connected', track]);
  });

  test('is never shown unless the call knows it', () => {
    fake.events.onParticipant('9_nobody', 'connected');
    fake.events.onTrack('9_nobody', track);
    fake.events.onTrack('EG_recorder', track);
    expect(told).toEqual([]);
  });

  test('is interrupted while it has trouble, and when it is gone from the room', () => {
    transport.addPeer('anna', { isOfferer: true });
    fake.events.onParticipant('9_anna', 'connected');
    fake.events.onTrack('9_anna', track);
    fake.events.onParticipant('9_anna', 'interrupted');
    expect(linkOf('anna')).toBe('interrupted');
    fake.events.onParticipant('9_anna', 'connected');
    fake.events.onParticipant('9_anna', 'gone');
    expect([linkOf('anna'), trackOf('anna', 'video')]).toEqual(['interrupted', null]);
  });

  test('is told nothing of any more once it has left the call', () => {
    transport.addPeer('anna', { isOfferer: true });
    transport.removePeer('anna');
    told.length = 0;
    fake.events.onParticipant('9_anna', 'gone');
    expect(told).toEqual([]);
  });
});

describe('a loss of the room', () => {
  beforeEach(async () => {
    transport.enter('me');
    await settle();
    transport.addPeer('anna', { isOfferer: true });
    fake.events.onParticipant('9_anna', 'connected');
  });

  test('interrupts everybody until the client has repaired it', () => {
    fake.events.onConnection('interrupted');
    expect(linkOf('anna')).toBe('interrupted');
    fake.events.onConnection('connected');
    expect(linkOf('anna')).toBe('connected');
    expect(fake.entered).toHaveLength(1);
  });

  test('ends with another entry, with a new token and all tracks', async () => {
    fake.done.length = 0;
    fake.events.onConnection('lost');
    expect(linkOf('anna')).toBe('interrupted');
    await settle(2500);
    expect(fake.entered.at(-1)).toMatchObject({ token: 'token 2' });
    expect(fake.done).toEqual(['leave', 'publish audio a1', 'publish video v1']);
    expect(linkOf('anna')).toBe('connecting');
    fake.events.onParticipant('9_anna', 'connected');
    expect(linkOf('anna')).toBe('connected');
  });

  test('is told to the user after several attempts, who can try again', async () => {
    fake.refusals = 5;
    fake.events.onConnection('lost');
    await settle(7000);
    expect([linkOf('anna'), fake.entered.length]).toEqual(['failed', 4]);
    fake.refusals = 0;
    transport.retry();
    await settle();
    expect([linkOf('anna'), fake.entered.length]).toEqual(['connecting', 5]);
    transport.retry();
    await settle();
    expect(fake.entered).toHaveLength(5);
  });

  test('is ignored when an older entry tells of it', async () => {
    const before = fake.events;
    transport.enter('me as a new device');
    await settle();
    before.onConnection('lost');
    before.onTrack('9_anna', createFakeTrack('video'));
    await settle(5000);
    expect(tokens).toEqual(['me', 'me as a new device']);
    expect(trackOf('anna', 'video')).toBeNull();
  });

  test('is none when the call only comes back as the same device', async () => {
    transport.enter('me');
    await settle();
    expect(fake.entered).toHaveLength(1);
  });
});

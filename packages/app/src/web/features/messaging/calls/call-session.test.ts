// A call over a channel that the test plays: who joins and leaves, what is lost, and how it ends.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallPeer } from '#contract/messaging/call.events.ts';
import { createFakeTrack, FakePeerConnection } from '#web/testing/fake-peer-connection.ts';
import type { CallChannel } from './call-channel.ts';
import { type CallSession, createCallSession } from './call-session.ts';
import { createPeerMesh } from './peer-mesh.ts';

const CALL = 3;
const OFFER = { description: { type: 'offer' as const, sdp: 'x' } };
const ANSWER = { description: { type: 'answer' as const, sdp: 'x' } };

const peerWith = (peerId: string, firstName = peerId): CallPeer => ({
  ...{ peerId, userId: 9, firstName, role: 'Parent', avatarRef: null },
  ...{ muted: false, cameraOff: false },
});

type Handler = (payload: unknown) => void;

function createFakeChannel() {
  const handlers = new Map<string, Handler>();
  let onChange = () => {};
  const fake = {
    isOnline: true,
    joined: [] as (string | undefined)[],
    signals: [] as { to: string; type: string | undefined }[],
    states: [] as object[],
    left: 0,
    answer: { ok: true, peerId: 'me', peers: [] } as Awaited<ReturnType<CallChannel['join']>>,
    receive: (name: string, payload: object) => handlers.get(name)?.({ callId: CALL, ...payload }),
    setOnline(isOnline: boolean) {
      fake.isOnline = isOnline;
      onChange();
    },
  };
  const channel: CallChannel = {
    isOnline: () => fake.isOnline,
    async join(_, peerId) {
      fake.joined.push(peerId);
      return fake.answer;
    },
    async signal(_, to, { description }) {
      fake.signals.push({ to, type: description?.type });
      return { ok: true };
    },
    async changeState(_, state) {
      fake.states.push(state);
      return { ok: true };
    },
    async leave() {
      fake.left += 1;
      return { ok: true };
    },
    onEvent(name, handle) {
      handlers.set(name, handle as Handler);
      return () => void handlers.delete(name);
    },
    onChange(handle) {
      onChange = handle;
      return () => {
        onChange = () => {};
      };
    },
  };
  return { fake, channel };
}

let fake: ReturnType<typeof createFakeChannel>['fake'];
let session: CallSession;
let connections: FakePeerConnection[];
let iceServers: RTCIceServer[];

const settle = () => vi.advanceTimersByTimeAsync(500);
const membersNow = () => session.state.get().members;
const phaseNow = () => session.state.get().phase;

beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  iceServers = [];
  const made = createFakeChannel();
  fake = made.fake;
  session = createCallSession({
    callId: CALL,
    channel: made.channel,
    ownState: { muted: false, cameraOff: false },
    createTransport: (events) =>
      createPeerMesh(
        {
          callId: CALL,
          channel: made.channel,
          tracks: { audio: createFakeTrack('audio'), video: createFakeTrack('video') },
          createConnection(servers) {
            const connection = new FakePeerConnection(`connection ${connections.length}`);
            connection.setConfiguration({ iceServers: servers });
            connections.push(connection);
            return connection.asReal();
          },
          loadIceServers: async () => iceServers,
        },
        events,
      ),
  });
});
afterEach(() => {
  session.leave();
  vi.useRealTimers();
});

describe('joining', () => {
  test('makes an offer to everybody who is there, and tells the own state', async () => {
    fake.answer = { ok: true, peerId: 'me', peers: [peerWith('anna'), peerWith('ben')] };
    session.start();
    await settle();
    expect(phaseNow()).toBe('joined');
    expect(fake.signals).toEqual([
      { to: 'anna', type: 'offer' },
      { to: 'ben', type: 'offer' },
    ]);
    expect(fake.states).toEqual([{ muted: false, cameraOff: false }]);
  });

  test('waits for the offer of whoever comes later', async () => {
    session.start();
    await settle();
    fake.receive('call.peerJoined', { peer: peerWith('anna') });
    await settle();
    expect(fake.signals).toEqual([]);
    fake.receive('call.signal', { from: { peerId: 'anna', userId: 9, firstName: 'Anna' }, signal: OFFER });
    await settle();
    expect(fake.signals).toEqual([{ to: 'anna', type: 'answer' }]);
  });

  test('answers a signal that comes before its sender is announced', async () => {
    session.start();
    await settle();
    fake.receive('call.signal', { from: { peerId: 'anna', userId: 9, firstName: 'Anna' }, signal: OFFER });
    fake.receive('call.peerJoined', { peer: peerWith('anna', 'Anna') });
    await settle();
    expect(fake.signals).toEqual([{ to: 'anna', type: 'answer' }]);
    expect(membersNow()).toMatchObject([{ firstName: 'Anna', role: 'Parent' }]);
    expect(connections).toHaveLength(1);
  });

  test('says why it was refused', async () => {
    fake.answer = { ok: false, code: 'callFull', message: 'This call is full.' };
    session.start();
    await settle();
    expect(session.state.get()).toMatchObject({ phase: 'refused', refusal: 'This call is full.' });
  });

  test('waits for the channel, and tries again without an answer', async () => {
    fake.isOnline = false;
    session.start();
    await settle();
    expect(fake.joined).toEqual([]);
    fake.answer = { ok: false, code: 'timeout', message: '' };
    fake.setOnline(true);
    await settle();
    expect(phaseNow()).toBe('joining');
    fake.answer = { ok: true, peerId: 'me', peers: [] };
    await vi.advanceTimersByTimeAsync(2500);
    expect(phaseNow()).toBe('joined');
  });
});

describe('the others', () => {
  beforeEach(async () => {
    fake.answer = { ok: true, peerId: 'me', peers: [peerWith('anna')] };
    session.start();
    await settle();
  });

  test('are shown with their tracks, state and connection, until they leave', async () => {
    const track = createFakeTrack('video');
    connections[0]?.receive(track);
    connections[0]?.become('connected');
    fake.receive('call.peerChanged', { peer: { ...peerWith('anna'), muted: true } });
    expect(membersNow()).toMatchObject([{ link: 'connected', muted: true, tracks: { audio: null, video: track } }]);
    fake.receive('call.peerLeft', { peerId: 'anna' });
    expect(membersNow()).toEqual([]);
    expect(connections[0]?.connectionState).toBe('closed');
  });

  test('are not changed by events of another call', () => {
    fake.receive('call.peerLeft', { callId: 4, peerId: 'anna' });
    expect(membersNow()).toHaveLength(1);
  });

  test('are connected by the servers of then if they come later', async () => {
    iceServers = [{ urls: 'turn:later' }];
    await vi.advanceTimersByTimeAsync(30_000);
    fake.receive('call.peerJoined', { peer: peerWith('ben') });
    expect(connections.map(({ configuration }) => configuration)).toEqual([{ iceServers: [] }, { iceServers }]);
  });

  test('are tried again by the servers of then', async () => {
    connections[0]?.become('failed');
    iceServers = [{ urls: 'turn:later' }];
    fake.receive('call.signal', { from: { peerId: 'anna', userId: 9, firstName: 'Anna' }, signal: ANSWER });
    session.retry();
    await settle();
    expect(connections[0]?.configuration).toEqual({ iceServers });
  });

  test('hear when this device is muted, once', () => {
    session.changeOwnState({ muted: true, cameraOff: false });
    session.changeOwnState({ muted: true, cameraOff: false });
    expect(fake.states.at(-1)).toEqual({ muted: true, cameraOff: false });
    expect(fake.states).toHaveLength(2);
  });
});

describe('a loss of the channel', () => {
  beforeEach(async () => {
    fake.answer = { ok: true, peerId: 'me', peers: [peerWith('anna'), peerWith('ben')] };
    session.start();
    await settle();
    connections[0]?.become('connected');
    fake.setOnline(false);
  });

  test('keeps the connections, and is over when the device is back', async () => {
    expect(phaseNow()).toBe('reconnecting');
    fake.answer = { ok: true, peerId: 'me', peers: [peerWith('anna'), peerWith('carla')] };
    fake.setOnline(true);
    await settle();
    expect(fake.joined).toEqual([undefined, 'me']);
    expect(phaseNow()).toBe('joined');
    expect(membersNow().map(({ peerId, link }) => [peerId, link])).toEqual([
      ['anna', 'connected'],
      ['carla', 'connecting'],
    ]);
    expect(connections.map(({ connectionState }) => connectionState)).toEqual(['connected', 'closed', 'new']);
  });

  test('connects to everybody anew if it was too long', async () => {
    fake.answer = { ok: true, peerId: 'me again', peers: [peerWith('anna')] };
    fake.setOnline(true);
    await settle();
    expect(connections.map(({ connectionState }) => connectionState)).toEqual(['closed', 'closed', 'new']);
    expect(fake.signals.at(-1)).toEqual({ to: 'anna', type: 'offer' });
  });

  test('ends the call if it is over by then', async () => {
    fake.answer = { ok: false, code: 'callOver', message: 'This call has ended.' };
    fake.setOnline(true);
    await settle();
    expect(phaseNow()).toBe('refused');
    expect(membersNow()).toEqual([]);
  });
});

describe('the end', () => {
  beforeEach(async () => {
    fake.answer = { ok: true, peerId: 'me', peers: [peerWith('anna')] };
    session.start();
    await settle();
  });

  test.each(['ended', 'removed'] as const)('closes every connection when the call has %s', (reason) => {
    fake.receive('call.ended', { reason });
    expect(phaseNow()).toBe(reason);
    expect(connections[0]?.connectionState).toBe('closed');
  });

  test('is told to the server when the user leaves, once', () => {
    session.leave();
    session.leave();
    expect([phaseNow(), fake.left]).toEqual(['left', 1]);
  });

  test('is undone when the server took the device for gone', async () => {
    fake.receive('call.peerLeft', { peerId: 'me' });
    await settle();
    expect(fake.joined).toEqual([undefined, 'me']);
  });
});

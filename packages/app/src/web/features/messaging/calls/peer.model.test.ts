// The connection to another device: who offers, what happens when both do, and how a connection comes back.

import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSignal } from '#contract/messaging/call.events.ts';
import { createFakeTrack, FakePeerConnection } from '#web/testing/fake-peer-connection.ts';
import {
  ANSWER_WAIT_MS,
  createPeer,
  INTERRUPTION_MS,
  isPolitePeer,
  type LocalTracks,
  OFFER_WAIT_MS,
  type Peer,
  type PeerLink,
  RESTART_GAP_MS,
} from './peer.model.ts';

const TRACKS: LocalTracks = { audio: createFakeTrack('audio'), video: createFakeTrack('video') };
const NO_TRACKS: LocalTracks = { audio: null, video: null };

/** Waits for many turns of the event loop: each signal takes one, however busy the machine is. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
}

let now = 0;
let isCut = false;
let iceServers: RTCIceServer[] = [];

interface Side {
  readonly connection: FakePeerConnection;
  readonly peer: Peer;
  readonly sent: CallSignal[];
  readonly links: PeerLink[];
  readonly tracks: MediaStreamTrack[];
}

interface SideOptions {
  readonly isPolite: boolean;
  readonly isOfferer: boolean;
  readonly tracks?: LocalTracks;
  readonly to?: () => Side;
}

function createSide(name: string, { isPolite, isOfferer, tracks = TRACKS, to }: SideOptions): Side {
  const connection = new FakePeerConnection(name);
  const side = { connection, sent: [] as CallSignal[], links: [] as PeerLink[], tracks: [] as MediaStreamTrack[] };
  const peer = createPeer({
    ...{ isPolite, isOfferer, tracks },
    createConnection(servers) {
      connection.setConfiguration({ iceServers: servers });
      return connection.asReal();
    },
    getIceServers: () => iceServers,
    send(signal) {
      side.sent.push(signal);
      if (to !== undefined && !isCut) setTimeout(() => void to().peer.receive(signal));
    },
    onLink: (link) => side.links.push(link),
    onTrack: (track) => side.tracks.push(track),
    now: () => now,
  });
  return { ...side, peer };
}

/** Two devices that hear each other; the first one is polite. */
function createPair({ first, second }: { readonly first: boolean; readonly second: boolean }): [Side, Side] {
  const pair: Side[] = [];
  const at = (index: number) => () => pair[index] as Side;
  pair.push(createSide('first', { isPolite: true, isOfferer: first, to: at(1) }));
  pair.push(createSide('second', { isPolite: false, isOfferer: second, to: at(0) }));
  return pair as [Side, Side];
}

const offersOf = ({ sent }: Side) => sent.filter(({ description }) => description?.type === 'offer').length;
const answersOf = ({ sent }: Side) => sent.filter(({ description }) => description?.type === 'answer').length;
const signalingOf = (...sides: Side[]) => sides.map(({ connection }) => connection.signalingState);

beforeEach(() => {
  now = 100_000;
  isCut = false;
  iceServers = [];
});

describe('the negotiation', () => {
  test('is an offer of the one that joined, and an answer', async () => {
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    expect(signalingOf(first, second)).toEqual(['stable', 'stable']);
    expect([offersOf(first), answersOf(second), offersOf(second)]).toEqual([1, 1, 0]);
    expect([first, second].map(({ connection }) => connection.senders.map(({ track }) => track))).toEqual([
      [TRACKS.audio, TRACKS.video],
      [TRACKS.audio, TRACKS.video],
    ]);
  });

  test('ends with one connection when both make an offer at the same time', async () => {
    const [first, second] = createPair({ first: true, second: true });
    await settle();
    expect(signalingOf(first, second)).toEqual(['stable', 'stable']);
    expect(answersOf(first)).toBeGreaterThan(0);
  });

  test('asks for sound and picture without own tracks', async () => {
    const { connection } = createSide('first', { isPolite: true, isOfferer: true, tracks: NO_TRACKS });
    await settle();
    expect(connection.received).toEqual(['audio', 'video']);
  });

  test('is begun by the other one if no offer comes', async () => {
    const side = createSide('second', { isPolite: false, isOfferer: false });
    await settle();
    side.peer.check();
    await settle();
    expect(side.sent).toEqual([]);
    now += OFFER_WAIT_MS + 1;
    side.peer.check();
    await settle();
    expect(offersOf(side)).toBe(1);
  });

  test('sends an offer again that was not answered', async () => {
    isCut = true;
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    isCut = false;
    first.peer.check();
    await settle();
    expect(offersOf(first)).toBe(1);
    now += ANSWER_WAIT_MS + 1;
    first.peer.check();
    await settle();
    expect(offersOf(first)).toBe(2);
    expect(signalingOf(first, second)).toEqual(['stable', 'stable']);
  });

  test('is not disturbed by an answer that comes twice', async () => {
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    const answer = second.sent.find(({ description }) => description?.type === 'answer');
    await first.peer.receive(answer ?? {});
    expect(signalingOf(first, second)).toEqual(['stable', 'stable']);
  });

  test('exactly one of two devices gives in', () => {
    expect([isPolitePeer('a', 'b'), isPolitePeer('b', 'a')]).toEqual([true, false]);
  });
});

describe('candidates', () => {
  test('reach the other device', async () => {
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    first.connection.find('one');
    await settle();
    expect(second.connection.candidates).toEqual(['one']);
  });

  test('are dropped if their offer was ignored', async () => {
    const side = createSide('second', { isPolite: false, isOfferer: true });
    await settle();
    await side.peer.receive({ description: { type: 'offer', sdp: 'other' }, candidates: [{ candidate: 'one' }] });
    expect([side.connection.signalingState, side.connection.candidates]).toEqual(['have-local-offer', []]);
  });
});

describe('a broken connection', () => {
  async function createConnected(): Promise<Side> {
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    for (const { connection } of [first, second]) connection.become('connected');
    return first;
  }

  test('is started again after a while, unless it comes back by itself', async () => {
    const { connection, peer, links } = await createConnected();
    connection.become('disconnected');
    peer.check();
    expect(connection.restarts).toBe(0);
    connection.become('connected');
    now += RESTART_GAP_MS;
    peer.check();
    expect(connection.restarts).toBe(0);
    connection.become('disconnected');
    now += INTERRUPTION_MS + 1;
    peer.check();
    expect(connection.restarts).toBe(1);
    expect(links).toEqual(['connected', 'interrupted', 'connected', 'interrupted']);
  });

  test('is started again at once when it has failed', async () => {
    const { connection } = await createConnected();
    connection.become('failed');
    expect(connection.restarts).toBe(1);
  });

  test('counts as failed after several attempts, which go on', async () => {
    const { connection, peer, links } = await createConnected();
    connection.become('disconnected');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      now += RESTART_GAP_MS + 1;
      peer.check();
      await settle();
    }
    expect(peer.link).toBe('failed');
    expect(connection.restarts).toBe(5);
    connection.become('connected');
    expect(links.at(-1)).toBe('connected');
  });

  test('is started again when the network is back, and only then', async () => {
    const { connection, peer } = await createConnected();
    peer.restart();
    expect(connection.restarts).toBe(0);
    connection.become('disconnected');
    peer.restart();
    expect(connection.restarts).toBe(1);
  });

  test('is started again with the newest servers, on both sides', async () => {
    const [first, second] = createPair({ first: true, second: false });
    await settle();
    for (const { connection } of [first, second]) connection.become('connected');
    iceServers = [{ urls: 'turn:later' }];
    expect([first, second].map(({ connection }) => connection.configuration)).toEqual([{ iceServers: [] }, { iceServers: [] }]);
    first.connection.become('disconnected');
    now += RESTART_GAP_MS + INTERRUPTION_MS;
    first.peer.check();
    await settle();
    expect(first.connection.restarts).toBe(1);
    expect([first, second].map(({ connection }) => connection.configuration)).toEqual([{ iceServers }, { iceServers }]);
  });
});

describe('tracks', () => {
  test('are replaced without a new negotiation, and added with one', async () => {
    const [first] = createPair({ first: true, second: false });
    await settle();
    const other = createFakeTrack('video', 'other');
    await first.peer.setTrack('video', other);
    await first.peer.setTrack('audio', null);
    await settle();
    expect(first.connection.senders.map(({ track }) => track)).toEqual([null, other]);
    expect(offersOf(first)).toBe(1);

    const silent = createSide('third', { isPolite: true, isOfferer: false, tracks: { ...TRACKS, video: null } });
    await silent.peer.receive({ description: { type: 'offer', sdp: 'x' } });
    await silent.peer.setTrack('video', other);
    await settle();
    expect(offersOf(silent)).toBe(1);
  });

  test('are handed on as they come from the other device', () => {
    const { connection, tracks } = createSide('first', { isPolite: true, isOfferer: true });
    const track = createFakeTrack('video');
    connection.receive(track);
    expect(tracks).toEqual([track]);
  });

  test('are not sent after the end, nor is any offer', async () => {
    const { connection, peer, sent } = createSide('first', { isPolite: true, isOfferer: false });
    peer.close();
    now += OFFER_WAIT_MS + 1;
    peer.check();
    connection.find('one');
    await peer.setTrack('video', null);
    await settle();
    expect(sent).toEqual([]);
  });
});

// The page of a call: the devices before it, the people in it, and what is shown when there is no call.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Call } from '#contract/messaging/call.shapes.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { dispatchEvent, setRealtimeState } from '#web/platform/realtime/realtime.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { createViewedUser, userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type FakeDevices, playDevices } from '#web/testing/fake-media.ts';
import { createFakeRooms, type FakeRooms } from '#web/testing/fake-room.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { VideoCall } from './video-call.tsx';

const { answers, open, sent } = partsOf({ at: '/travel/video/3', words: ['messagingCalls'], user: userWith(['Parent']) });

const TOKEN = 'GET /api/conversations/video/token';
const CALL = 'GET /api/conversations/calls/3';
const START = 'POST /api/conversations/messages/video-calling';

const callWith = (change: Partial<Call> = {}): Call => ({
  ...{ id: 3, conversationId: 5, startedAt: '2026-07-02T10:00:00.000Z', endedAt: null },
  ...{ startedBy: { id: 8, firstName: 'Maeve' }, title: 'The Byrne Family' },
  ...change,
});

const tokenWith = (provider: string) => ({ token: 'x', expiry: '2099-01-01 00:00:00', provider, url: '', iceServers: [] });

const MAEVE = { peerId: 'b', userId: 8, firstName: 'Maeve', role: 'Host family', avatarRef: null, muted: false, cameraOff: true };

let devices: FakeDevices;
const events: { name: string; payload: unknown }[] = [];

beforeEach(() => {
  devices = { audio: null, video: null };
  playDevices(devices);
  events.length = 0;
  answers[CALL] = () => callWith();
  answers[TOKEN] = () => tokenWith('built-in');
  setRealtimeState('online', {
    async send(name, payload) {
      events.push({ name, payload });
      return toWire(name === 'call.join' ? { ok: true, peerId: 'a', peers: [MAEVE] } : { ok: true });
    },
  });
});
afterEach(() => {
  persist.update({ shortcutsOff: undefined });
  setRealtimeState('offline');
  vi.restoreAllMocks();
});

const openCall = (id = 3) => open(<VideoCall id={id} />);
const tile = (name: string) => page.getByRole('list', { name: 'People in this call' }).getByRole('listitem').filter({ hasText: name });

/** What the browser has opened so far. */
function listPlayedTracks(): MediaStreamTrack[] {
  const results = vi.mocked(navigator.mediaDevices.getUserMedia).mock.settledResults;
  return results.flatMap(({ type, value }) => (type === 'fulfilled' ? (value as MediaStream).getTracks() : []));
}

async function joinCall(): Promise<void> {
  await openCall();
  await button('Join call').click();
  await expect.element(tile('Maeve')).toBeVisible();
}

describe('before a call', () => {
  test('the devices are shown, and can be turned off', async () => {
    await openCall();
    await expect.element(button('Join call')).toBeEnabled();
    await expect.element(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
    await button('Mute microphone').click();
    await expect.element(button('Unmute microphone')).toBeVisible();
    await userEvent.keyboard('c');
    await expect.element(button('Join with sound only')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('letters do nothing while single-key shortcuts are off', async () => {
    persist.update({ shortcutsOff: true });
    await openCall();
    await expect.element(button('Join call')).toBeEnabled();
    await userEvent.keyboard('mc');
    await expect.element(button('Mute microphone')).not.toHaveAttribute('aria-keyshortcuts');
    await expect.element(button('Turn camera off')).toBeVisible();
    persist.update({ shortcutsOff: undefined });
    await expect.element(button('Mute microphone')).toHaveAttribute('aria-keyshortcuts', 'm');
    await userEvent.keyboard('m');
    await expect.element(button('Unmute microphone')).toBeVisible();
  });

  test.each([
    ['NotFoundError', null, 'Join with sound only', /couldn’t find a camera/],
    ['NotReadableError', null, 'Join with sound only', /Another app is using your camera/],
    ['NotAllowedError', 'NotAllowedError', 'Join to watch and listen', /beside the address/],
  ] as const)('%s of the camera is explained', async (video, audio, label, text) => {
    Object.assign(devices, { video, audio });
    await openCall();
    await expect.element(button(label)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    Object.assign(devices, { video: null, audio: null });
    await button('Try again').click();
    await expect.element(button('Join call')).toBeVisible();
  });

  test('a camera that is off stays so when the microphone is tried again', async () => {
    Object.assign(devices, { audio: 'NotReadableError' });
    await openCall();
    await button('Turn camera off').click();
    await expect.element(button('Join to watch and listen')).toBeVisible();
    Object.assign(devices, { audio: null });
    const opened = vi.mocked(navigator.mediaDevices.getUserMedia).mock.calls.length;
    await button('Try again').click();
    await expect.element(button('Join with sound only')).toBeVisible();
    const asked = vi.mocked(navigator.mediaDevices.getUserMedia).mock.calls.slice(opened);
    expect(asked.map(([constraints]) => Object.keys(constraints ?? {}))).toEqual([['audio']]);
    const tracks = listPlayedTracks();
    expect(tracks.filter(({ kind, readyState }) => kind === 'video' && readyState === 'live')).toEqual([]);
  });
});

describe('in a call', () => {
  test('everybody has a tile with name and state', async () => {
    await joinCall();
    await expect.element(tile('Maeve')).toMatchTextContent(/Maeve · Host family.*camera off/);
    await expect.element(tile('Nora')).toMatchTextContent(/Nora · You/);
    await expect.element(page.getByText('2 people in this call')).toBeVisible();
    dispatchEvent('call.peerChanged', toWire({ callId: 3, peer: { ...MAEVE, muted: true } }));
    await expect.element(tile('Maeve')).toMatchTextContent(/muted/);
    dispatchEvent('call.peerLeft', toWire({ callId: 3, peerId: 'b' }));
    await expect.element(page.getByText('Waiting for others to join')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('the others hear of the own microphone and camera', async () => {
    await joinCall();
    const toldLast = () => events.findLast(({ name }) => name === 'call.state')?.payload;
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(toldLast()).toEqual({ call_id: 3, muted: true, camera_off: false }));
    await button('Turn camera off').click();
    await vi.waitFor(() => expect(toldLast()).toEqual({ call_id: 3, muted: true, camera_off: true }));
  });

  test('a loss of the channel is shown', async () => {
    await joinCall();
    setRealtimeState('connecting');
    await expect.element(page.getByText(/You’re offline/)).toBeVisible();
  });

  test('Escape asks before it leaves, and the camera is closed', async () => {
    await joinCall();
    await userEvent.keyboard('{Escape}');
    await inDialog('Leave call').click();
    await expect.element(page.getByRole('heading', { name: 'You left the call' })).toBeVisible();
    expect(events.map(({ name }) => name)).toContain('call.leave');
    expect(listPlayedTracks().map(({ kind, readyState }) => [kind, readyState])).toEqual([
      ['audio', 'ended'],
      ['video', 'ended'],
    ]);
    await button('Join again').click();
    await expect.element(button('Join call')).toBeVisible();
  });

  test('its end is shown, and another one can be started', async () => {
    answers[START] = () => ({ call: callWith({ id: 4 }), message: null });
    await joinCall();
    dispatchEvent('call.ended', toWire({ callId: 3, reason: 'ended' }));
    await expect.element(page.getByRole('heading', { name: 'Call ended' })).toBeVisible();
    await button('Start new call').click();
    await vi.waitFor(() => expect(sent(START)).toEqual({ conversation_id: 5 }));
  });
});

describe.each(['livekit', 'twilio'] as const)('carried by %s', (provider) => {
  let rooms: FakeRooms;
  beforeEach(() => {
    rooms = createFakeRooms();
    answers[TOKEN] = () => ({ ...tokenWith(provider), url: 'wss://live.example' });
  });

  async function joinRoom(): Promise<void> {
    const refuse = () => Promise.reject(new Error('the other one'));
    await open(<VideoCall id={3} clients={{ livekit: refuse, twilio: refuse, [provider]: async () => rooms.enterRoom }} />);
    await button('Join call').click();
    await expect.element(tile('Maeve')).toBeVisible();
    await vi.waitFor(() => expect(rooms.done).toHaveLength(2));
  }

  test('a call enters the room with a token of this device, and shows who is there', async () => {
    await joinRoom();
    expect(rooms.entered).toEqual([{ url: 'wss://live.example', token: 'x', name: 'call-3' }]);
    await expect.element(tile('Maeve')).toMatchTextContent(/Connecting to Maeve/);
    rooms.events.onParticipant('8_b', 'connected');
    await expect.element(tile('Maeve')).not.toMatchTextContent(/Connecting/);
    rooms.events.onConnection('interrupted');
    await expect.element(tile('Maeve')).toMatchTextContent(/Reconnecting/);
  });

  test('the room hears of the microphone and the camera, and is left', async () => {
    await joinRoom();
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(rooms.done.at(-1)).toBe('mute'));
    await button('Turn camera off').click();
    await vi.waitFor(() => expect(rooms.done.at(-1)).toMatch(/^unpublish video/));
    await button('Leave call').click();
    await expect.element(page.getByRole('heading', { name: 'You left the call' })).toBeVisible();
    expect(rooms.done.at(-1)).toBe('leave');
  });
});

describe('without a call', () => {
  test.each([
    ['Call not found', () => (answers[CALL] = () => refuseWith(404, 'notFound', 'Not found.'))],
    ['Call ended', () => (answers[CALL] = () => callWith({ endedAt: '2026-07-02T11:00:00.000Z' }))],
  ] as const)('the page says: %s', async (title, prepare) => {
    prepare();
    await openCall();
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled();
    expect(await listAxeFaults()).toEqual([]);
  });

  test.each([null, '2026-07-02T11:00:00.000Z'])('somebody who views as another can’t join or start one (ended: %s)', async (endedAt) => {
    answers[CALL] = () => callWith({ endedAt });
    signInAs(createViewedUser(['Parent']));
    await open(<VideoCall id={3} />);
    await expect.element(page.getByRole('link', { name: 'View video calls' })).toBeVisible();
    await expect.element(button('Start new call')).not.toBeInTheDocument();
    expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled();
  });
});

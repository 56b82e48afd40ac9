// Signals to other devices: their order, their number, and what happens to those that can't be sent.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallSignal } from '#contract/messaging/call.events.ts';
import { createSignalSender, SIGNAL_GAP_MS, SIGNAL_RETRY_MS, type SignalOutcome } from './signal-sender.ts';

const candidate = (name: string) => ({ candidates: [{ candidate: name }] });
const offer = (sdp: string) => ({ description: { type: 'offer' as const, sdp } });

function createSender(outcomes: SignalOutcome[] = [], onSend: (to: string) => void = () => {}) {
  const sent: { to: string; signal: CallSignal }[] = [];
  const waits: number[] = [];
  const sender = createSignalSender({
    async send(to, signal) {
      sent.push({ to, signal });
      onSend(to);
      return outcomes.shift() ?? 'sent';
    },
    async wait(ms) {
      waits.push(ms);
      await new Promise((done) => setTimeout(done));
    },
  });
  return { sender, sent, waits };
}

const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const namesOf = (sent: readonly { signal: CallSignal }[]) => sent.map(({ signal }) => signal.candidates?.map((one) => one.candidate));

test('candidates go together with the description before them', async () => {
  const { sender, sent } = createSender();
  sender.add('a', offer('one'));
  sender.add('a', candidate('x'));
  sender.add('a', candidate('y'));
  await settle();
  expect(sent).toEqual([{ to: 'a', signal: { ...offer('one'), candidates: [{ candidate: 'x' }, { candidate: 'y' }] } }]);
});

test('a later description is a signal of its own', async () => {
  const { sender, sent } = createSender();
  sender.add('a', offer('one'));
  sender.add('a', candidate('x'));
  sender.add('a', offer('two'));
  await settle();
  expect(sent.map(({ signal }) => signal.description?.sdp)).toEqual(['one', 'two']);
});

test('a signal holds 40 candidates at most', async () => {
  const { sender, sent } = createSender();
  for (let number = 0; number < 41; number += 1) sender.add('a', candidate(String(number)));
  await settle();
  expect(namesOf(sent).map((names) => names?.length)).toEqual([40, 1]);
});

test('devices take turns, with a gap between any two signals', async () => {
  const { sender, sent, waits } = createSender();
  sender.add('a', offer('one'));
  sender.add('a', offer('two'));
  sender.add('b', offer('three'));
  await settle();
  expect(sent.map(({ to }) => to)).toEqual(['a', 'b', 'a']);
  expect(waits).toEqual([SIGNAL_GAP_MS, SIGNAL_GAP_MS, SIGNAL_GAP_MS, SIGNAL_GAP_MS]);
});

test('tries a signal again before it sends the next one', async () => {
  const { sender, sent, waits } = createSender(['retry', 'retry']);
  sender.add('a', offer('one'));
  sender.add('a', offer('two'));
  await settle();
  expect(sent.map(({ signal }) => signal.description?.sdp)).toEqual(['one', 'one', 'one', 'two']);
  expect(waits.filter((ms) => ms === SIGNAL_RETRY_MS)).toHaveLength(2);
});

test('tries no signal again for a device that has left', async () => {
  const { sender, sent } = createSender(['retry'], (to) => {
    sender.drop(to);
  });
  sender.add('a', offer('one'));
  await settle();
  expect(sent).toHaveLength(1);
});

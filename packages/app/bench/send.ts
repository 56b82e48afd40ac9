// Measures the time from sending a message to having it on the other side, beside an echo of a bare socket.io server in the same run.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { toWire } from '#contract/platform/validation/names.ts';
import type { SendProcessReady } from './send-process.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 50 : 500;
/** Rounds before those that count: until the server's code is compiled, a message takes several times as long. */
const WARM_UP = isQuick ? 50 : 300;
/** A frame of a screen at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;
/** The target of the half of all messages over the echo, in frames. */
const TARGET = 1.5;

async function connect(origin: string, token: string): Promise<Socket> {
  const socket = io(origin, { path: '/api/realtime', transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } });
  await new Promise<void>((connected, failed) => socket.once('connect', connected).once('connect_error', failed));
  return socket;
}

function findPercentile(times: readonly number[], share: number): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

const child = fork(join(import.meta.dirname, 'send-process.ts'), [], { execArgv: ['--conditions=@hosted-stay/source'] });
const [{ origin, bareOrigin, tokens, conversationId }] = (await once(child, 'message')) as [SendProcessReady];
const [sender = '', reader = ''] = tokens;
const receiving = await connect(origin, reader);
const echoing = await connect(bareOrigin, '');

/** Sends a message over HTTP; returns the time until the other side has it over the live channel. */
async function measureMessage(round: number): Promise<number> {
  const content = `Message ${round}`;
  const shown = new Promise<number>((received) => {
    receiving.once('message.added', () => received(performance.now()));
  });
  const begun = performance.now();
  const response = await fetch(`${origin}/api/conversations/messages/sending`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sender}`, 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(toWire({ conversationId, content, localMessageId: `bench-${round}` })),
  });
  if (!response.ok) throw new Error(`not sent: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return (await shown) - begun;
}

async function measureEcho(): Promise<number> {
  const begun = performance.now();
  await echoing.timeout(5000).emitWithAck('bench.echo', { text: 'hello' });
  return performance.now() - begun;
}

const messages: number[] = [];
const echoes: number[] = [];
for (let round = -WARM_UP; round < 0; round += 1) {
  await measureMessage(round);
  await measureEcho();
}
for (let round = 0; round < ROUNDS; round += 1) {
  messages.push(await measureMessage(round));
  echoes.push(await measureEcho());
}
const [p50, p99] = [findPercentile(messages, 0.5), findPercentile(messages, 0.99)];
const [echo50, echo99] = [findPercentile(echoes, 0.5), findPercentile(echoes, 0.99)];
console.log(`from sending to the other side: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
console.log(`echo of a bare server: p50 ${echo50.toFixed(1)} ms, p99 ${echo99.toFixed(1)} ms`);
const frames = (p50 - echo50) / FRAME_MS;
console.log(`p50 over the echo: ${frames.toFixed(2)} frames (at most ${TARGET} ${frames <= TARGET ? 'reached' : 'MISSED'})`);
receiving.disconnect();
echoing.disconnect();
child.kill();

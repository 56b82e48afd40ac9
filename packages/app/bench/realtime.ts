// Measures the live channel with many open connections: the memory of one server process, and the latency of an echo, beside a bare
// socket.io server in the same run.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import type { Memory, ProcessReady } from './realtime-process.ts';

const isQuick = process.argv.includes('--quick');
const SOCKETS = isQuick ? 200 : 2000;
/** As many as an account may have. */
const SOCKETS_OF_ACCOUNT = 20;
/** How many are opened at the same time. */
const AT_ONCE = 50;
/** By how much our process may grow with all connections, in megabytes. */
const TARGET_MB = 250;
const ECHOES = isQuick ? 500 : 5000;

interface Measured {
  readonly name: string;
  readonly process: ChildProcess;
  readonly sockets: readonly Socket[];
  readonly before: Memory;
  readonly after: Memory;
  readonly openedMs: number;
  readonly latencies: number[];
}

async function getMemory(child: ChildProcess): Promise<Memory> {
  const answer = once(child, 'message');
  child.send('memory');
  const [memory] = (await answer) as [Memory];
  return memory;
}

async function openSocket(origin: string, token: string | undefined): Promise<Socket> {
  const headers = token === undefined ? {} : { Cookie: `session=${token}` };
  const socket = io(origin, {
    path: '/api/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  await new Promise<void>((connected, failed) => socket.once('connect', connected).once('connect_error', failed));
  return socket;
}

async function openAll(name: 'ours' | 'bare'): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'realtime-process.ts'), [name, String(SOCKETS / SOCKETS_OF_ACCOUNT)], {
    execArgv: ['--conditions=@hosted-stay/source', '--expose-gc'],
  });
  const [{ origin, tokens }] = (await once(child, 'message')) as [ProcessReady];
  const before = await getMemory(child);
  const begun = performance.now();
  const sockets: Socket[] = [];
  while (sockets.length < SOCKETS) {
    const opening = Array.from({ length: AT_ONCE }, (_, index) =>
      openSocket(origin, tokens[Math.floor((sockets.length + index) / SOCKETS_OF_ACCOUNT)]),
    );
    sockets.push(...(await Promise.all(opening)));
  }
  const openedMs = performance.now() - begun;
  return { name, process: child, sockets, before, after: await getMemory(child), openedMs, latencies: [] };
}

/** Sends an echo over the next connection. */
async function echo({ sockets, latencies }: Measured, turn: number): Promise<void> {
  const begun = performance.now();
  await sockets[turn % sockets.length]?.timeout(5000).emitWithAck('bench.echo', { text: 'hello' });
  latencies.push(performance.now() - begun);
}

function report({ name, sockets, before, after, openedMs, latencies }: Measured): void {
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const each = ((after.used - before.used) / sockets.length / 1000).toFixed(1);
  const grown = after.total - before.total;
  const verdict = isQuick || name === 'bare' ? '' : `, at most ${TARGET_MB} ${grown <= TARGET_MB * 1e6 ? 'reached' : 'MISSED'}`;
  const growth = `+${megabytes(grown)} MB in all${verdict}`;
  const memory = `they use ${megabytes(after.used - before.used)} MB (${each} kB each; the process has ${megabytes(after.total)} MB, ${growth})`;
  const speed = `echo p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  console.log(`${name.padEnd(5)} ${sockets.length} connections opened in ${(openedMs / 1000).toFixed(1)} s; ${memory}; ${speed}`);
}

const servers = [await openAll('bare'), await openAll('ours')];
// Alternately, so that other load affects both.
for (let turn = 0; turn < ECHOES; turn += 1) for (const one of servers) await echo(one, turn);
for (const one of servers) report(one);
for (const { sockets, process: child } of servers) {
  for (const socket of sockets) socket.disconnect();
  child.disconnect();
}

// A Redis for one test, which may start and kill it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

/** Whether Redis is installed. */
export const isRedisInstalled = spawnSync('redis-server', ['--version']).status === 0;

export interface Redis {
  readonly url: string;
  /** Starts it, empty. It is killed at the latest when the tests exit. */
  start(): void;
  /** Kills it. */
  stop(): Promise<void>;
}

/** Prepares a Redis that does not run yet, on a free port of this machine alone. */
export async function prepareRedis(): Promise<Redis> {
  const port = await findFreePort();
  let running: { child: ChildProcess; folder: string } | null = null;
  process.once('exit', () => running?.child.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start() {
      const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-redis-'));
      const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
      running = { child: spawn('redis-server', settings, { stdio: 'ignore' }), folder };
    },
    async stop() {
      if (running === null) return;
      const { child, folder } = running;
      running = null;
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

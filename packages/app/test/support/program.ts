// The server as a separate program, started like a user does, and stopped in various ways.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../dist/server/main.js');

/** Node's compile cache, so that code is not compiled at every start. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/hosted-stay-server');

/** How a program ended: its exit code or the signal. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Program {
  readonly origin: string;
  readonly pid: number;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  send(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ending>;
  /** Returns the output so far. */
  said(): { out: string; err: string };
}

interface Spawned {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  readonly said: { out: string; err: string };
}

/** Running servers, which are killed even if a test is aborted. */
const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

function spawnServer(settings: Readonly<Record<string, string>>): Spawned {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, PORT: '0', DEMO: 'never', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  child.once('close', () => living.delete(child));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<Ending>((done) => child.once('close', (code, signal) => done({ code, signal })));
  return { child, ended, said };
}

const LISTENING = /^Listening on (\S+)$/m;

/** Starts the server and waits until it reports its address. */
export async function startProgram(settings: Readonly<Record<string, string>>): Promise<Program> {
  const { child, ended, said } = spawnServer(settings);
  const listening = new Promise<string>((done) =>
    child.stdout?.on('data', () => {
      const address = LISTENING.exec(said.out)?.[1];
      if (address !== undefined) done(address);
    }),
  );
  const origin = await Promise.race([listening, ended]);
  if (typeof origin !== 'string') throw new Error(`The server ended instead of listening (${JSON.stringify(origin)}):\n${said.err}`);
  return {
    origin,
    pid: child.pid ?? 0,
    ended,
    said: () => ({ ...said }),
    send: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

interface Moment {
  /** The output on standard error that marks the moment. */
  readonly says: string;
  /** Milliseconds after it. */
  readonly after: number;
}

/**
 * Starts the server and kills it at a moment, unless it has exited before; returns whether it was killed before it reported its address.
 */
export async function killWhileItStarts(settings: Readonly<Record<string, string>>, { says, after }: Moment): Promise<boolean> {
  const { child, ended, said } = spawnServer(settings);
  const heard = new Promise<void>((done) => child.stderr?.on('data', () => said.err.includes(says) && done()));
  await Promise.race([heard.then(() => pause(after)), ended]);
  child.kill('SIGKILL');
  await ended;
  return !LISTENING.test(said.out);
}

/** Starts the server where it can't start; returns how it exited and its output. */
export async function runToEnd(settings: Readonly<Record<string, string>>): Promise<Ending & { out: string; err: string }> {
  const { ended, said } = spawnServer(settings);
  return { ...(await ended), ...said };
}

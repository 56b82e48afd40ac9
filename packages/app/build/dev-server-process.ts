// The server of the development loop: a separate process, run from source, restarted on demand.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '..');

/** Milliseconds until the server is killed; the embedded database survives that. */
const PATIENCE_MS = 3000;

/** The last output of the server explains why it exited. */
const KEPT_CHARACTERS = 8000;

/** What the server reports once it listens. */
interface Started {
  readonly origin: string;
  /** The URL, the accounts and the data folder. */
  readonly notice: string;
}

/** Where requests are sent, or why there is no server until the next change. */
export type ServerState = ({ readonly isUp: true } & Started) | { readonly isUp: false; readonly fault: string };

interface Options {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called after every start not superseded by another change, and when the server exits by itself. */
  readonly onState: (state: ServerState) => void;
}

function spawnServer(environment: Options['environment']): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=@hosted-stay/source', '--enable-source-maps', '--disable-warning=ExperimentalWarning', join(APP, 'src/server/main.ts')],
    { cwd: APP, env: environment, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] },
  );
}

export class DevServerProcess {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #state = Promise.withResolvers<ServerState>();
  /** Counts requested starts: a superseded one reports nothing. */
  #asked = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves to the state once a pending start has finished. */
  state(): Promise<ServerState> {
    return this.#state.promise;
  }

  /** Stops a running server and starts it again; requests wait meanwhile. */
  restart(): void {
    this.#asked += 1;
    const asked = this.#asked;
    const before = this.#state;
    this.#state = Promise.withResolvers();
    // Whoever waits for the previous start waits for this one.
    before.resolve(this.#state.promise);
    this.#turn = this.#turn.then(async () => {
      if (asked !== this.#asked) return;
      await this.#endChild();
      if (asked === this.#asked) this.#start();
    });
  }

  /** Stops the server for good. */
  async stop(): Promise<void> {
    this.#asked += 1;
    await this.#turn;
    await this.#endChild();
  }

  #start(): void {
    const child = spawnServer(this.#options.environment);
    this.#child = child;
    const { resolve } = this.#state;
    let said = '';
    child.stderr?.on('data', (text) => {
      process.stderr.write(text);
      said = (said + text).slice(-KEPT_CHARACTERS);
    });
    const settle = (state: ServerState) => {
      if (this.#child !== child) return;
      resolve(state);
      this.#options.onState(state);
    };
    child.once('message', (started: Started) => settle({ isUp: true, ...started }));
    child.once('close', (code, signal) => {
      if (this.#child !== child) return;
      const fault = `The server has ended (${signal ?? `exit code ${code}`}).\n\n${said}`.trimEnd();
      // A server that has exited after it listened reports its state at once, so that requests don't wait.
      this.#state = Promise.withResolvers();
      this.#state.resolve({ isUp: false, fault });
      settle({ isUp: false, fault });
      this.#child = undefined;
    });
  }

  async #endChild(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(timer);
  }
}

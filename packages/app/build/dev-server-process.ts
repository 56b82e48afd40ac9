// The server of the development loop: a process of its own, run from its sources, restarted by request.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '..');

/** Milliseconds that the server has to stop in; the embedded database survives being killed. */
const PATIENCE_MS = 3000;

/** What the server has said last is the reason why it has ended. */
const KEPT_CHARACTERS = 8000;

/** What the server tells once it listens. */
interface Started {
  readonly origin: string;
  /** Where it is, who may sign in, where the data is. */
  readonly notice: string;
}

/** Where requests go; or why there is no server until the next change. */
export type ServerState = ({ readonly isUp: true } & Started) | { readonly isUp: false; readonly fault: string };

interface Options {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Hears of every start that was not overtaken by another change, and of a server that has ended by itself. */
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
  /** Counts the starts asked for: one that was overtaken by another tells nothing. */
  #asked = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The state as soon as a start under way has come to its end. */
  state(): Promise<ServerState> {
    return this.#state.promise;
  }

  /** Stops the server if there is one, and starts it; requests wait meanwhile. */
  restart(): void {
    this.#asked += 1;
    const asked = this.#asked;
    const before = this.#state;
    this.#state = Promise.withResolvers();
    // Whoever waits for the start before this one waits for this one.
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
      // One that has listened is replaced by its end: requests are told at once.
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

// A PostgreSQL for tests: created in a temporary folder, reachable through a socket in it, and removed when the tests exit.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory, kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface Cluster {
  /** Returns the URL of one of its databases; `postgres` always exists. */
  url(database: string): string;
  /** Returns its main process id. */
  pid(): number;
  /** Kills it like a power failure, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns a user without root rights, as which PostgreSQL has to run. */
function findUnprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}

/**
 * A line on standard input restarts the server; the end of the input, which comes with the end of our process in any case, stops it and
 * removes everything.
 */
const KEEPER_SCRIPT = `
  serve() { "$@" </dev/null & server=$!; }
  end() { kill -QUIT $server; wait $server; }
  serve "$@"
  while read -r line; do end; serve "$@"; done
  end; rm -rf "$CLUSTER_HOME"`;

/** Settings that make tests fast where durability is not needed. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function run(programs: string, { home, durable }: { home: string; durable: boolean }): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=200',
    'shared_buffers=64MB',
    'logging_collector=off',
    ...(durable ? [] : FAST_SETTINGS),
  ];
  const command = [join(programs, 'postgres'), '-D', join(home, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  return spawn('sh', ['-c', KEEPER_SCRIPT, 'keeper', ...command], {
    ...findUnprivilegedUser(),
    cwd: home,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, CLUSTER_HOME: home, LC_ALL: 'C' },
  });
}

const MEMORY_FOLDER = '/dev/shm';
/** What a run of all tests takes at its fullest, several times over. */
const NEEDED_BYTES = 2 * 2 ** 30;

/** Returns a folder in memory with room for the databases of tests, or the usual temporary folder. */
function findFastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= NEEDED_BYTES && availableMemory() >= NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function waitUntilAnswering(url: string, keeper: ChildProcess): Promise<void> {
  let said = '';
  const hear = (text: Buffer) => {
    said = `${said}${text}`.slice(-4000);
  };
  keeper.stderr?.on('data', hear);
  const deadline = Date.now() + 30_000;
  while (!(await isAnswering(url))) {
    if (keeper.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`);
    await pause(30);
  }
  keeper.stderr?.off('data', hear);
  keeper.stderr?.resume();
}

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Starts a cluster. Its collation differs from the embedded engine's, so that tests detect an unspecified order.
 * @param durable whether committed data survives when the cluster is killed
 * @param inMemory whether its files may be in memory: creating a database writes two thousand of them, which on a busy disk takes seconds
 */
export async function startCluster(programs: string, { durable = false, inMemory = false } = {}): Promise<Cluster> {
  const home = mkdtempSync(join(inMemory ? findFastFolder() : tmpdir(), 'hosted-stay-postgresql-'));
  const user = findUnprivilegedUser();
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(home)}`;
  const readPid = () => Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  let keeper: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (keeper === undefined || keeper.exitCode !== null) return;
    const ended = new Promise((done) => keeper?.once('exit', done));
    keeper.stdin?.end();
    await ended;
  }

  try {
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
    const where = ['-D', join(home, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync', '--no-instructions'];
    execFileSync(join(programs, 'initdb'), [...where, ...locale], {
      ...user,
      cwd: home,
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C' },
    });
    keeper = run(programs, { home, durable });
    await waitUntilAnswering(url('postgres'), keeper);
  } catch (error) {
    await stop();
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    pid: readPid,
    async restart() {
      const former = readPid();
      keeper?.stdin?.write('again\n');
      while (isAlive(former)) await pause(10);
      if (keeper !== undefined) await waitUntilAnswering(url('postgres'), keeper);
    },
    stop,
  };
}

// `npm run dev`: the whole product from source at one address. Changes of screens show at once in the open page (Vite); the server is a
// separate process that restarts when one of its files changes, while requests wait. Nothing is built.

import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { lockFolder } from '../src/server/db/folder-lock.ts';
import { devFrontPlugin } from './dev-front-plugin.ts';
import { DevServerProcess, type ServerState } from './dev-server-process.ts';
import { writeMessageTypes } from './messages/message-types.ts';

const APP = dirname(import.meta.dirname);
const PACKAGES = dirname(APP);
const REPOSITORY = dirname(PACKAGES);

const USAGE = [
  'Runs the product from its sources, and shows every change.',
  '',
  '  npm run dev -- [--port 5173] [--fresh]',
  '',
  '  --port    Where the browser finds it.',
  '  --fresh   Starts with a new database and a new demo world.',
  '',
  'The data is kept in packages/app/data-dev, or where DATA_DIR or DATABASE_URL say. The other settings: docs/settings.md.',
].join('\n');

/** Milliseconds within which several changes, such as a saved set of files, cause only one restart. */
const TOGETHER_MS = 40;

function giveUp(because: string): never {
  console.error(because);
  process.exit(2);
}

function readOptions(): { port: number; isFresh: boolean } {
  try {
    const options = { port: { type: 'string', default: '5173' }, fresh: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) giveUp(`--port must be a whole number from 1 to 65535.\n\n${USAGE}`);
    return { port, isFresh: values.fresh ?? false };
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** Returns the data folder; never removes anything from a configured folder or under a running server. */
function dataFolder(isFresh: boolean): string {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const folder = DATA_DIR ? resolve(DATA_DIR) : join(APP, 'data-dev');
  if (!isFresh || !existsSync(folder)) return folder;
  if (DATA_DIR || DATABASE_URL) giveUp('--fresh is for the data folder of npm run dev: leave out DATA_DIR and DATABASE_URL, or --fresh.');
  try {
    lockFolder(join(folder, 'database'))();
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
  rmSync(folder, { recursive: true });
  return folder;
}

/** Whether the server uses a file: not for screens and tests. */
function isOfServer(path: string): boolean {
  const file = relative(PACKAGES, path).split(sep).join('/');
  if (/^app\/messages\/[a-z]{2}\/(?:server|shared)\/[a-z-]+\.json$/.test(file)) return true;
  const isSource = /^(?:app\/src\/(?:server|contract)|pricing-core\/src|pricing-react\/src)\/.*\.(?:ts|sql|json)$/.test(file);
  return file === 'app/index.html' || (isSource && !/\.(?:test|types)\.ts$|\/testing\//.test(file));
}

/** Whether a file holds English messages, from which types are generated. */
function isEnglish(path: string): boolean {
  return path.startsWith(join(APP, 'messages/en') + sep);
}

let typesTimer: NodeJS.Timeout | undefined;

/**
 * Writes the types a moment after the last save. A file that is being saved is empty or half-written, and its last write may come too soon
 * after the first to be told: what can't be read is read again, before it counts as a mistake.
 */
function updateMessageTypes(attempts = 25): void {
  clearTimeout(typesTimer);
  typesTimer = setTimeout(() => {
    try {
      writeMessageTypes();
    } catch (error) {
      if (attempts > 1) updateMessageTypes(attempts - 1);
      else console.error(`The types of the messages stay as they are: ${error instanceof Error ? error.message : error}`);
    }
  }, TOGETHER_MS);
}

/** Copies the page template that the server completes; its scripts come from Vite. */
function copyPage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(APP, 'index.html'), join(folder, 'index.html'));
}

/** Reports the state of the server to the terminal and to open pages. */
function tellState(vite: () => ViteDevServer | undefined) {
  let isFirst = true;
  let wasUp = true;
  return (state: ServerState, seconds: string) => {
    if (state.isUp) {
      console.log(isFirst ? state.notice : `The server has restarted (${seconds} s).`);
      isFirst = false;
      if (!wasUp) vite()?.ws.send({ type: 'full-reload' });
    } else {
      console.error('The server does not run. It starts again when one of its files is saved.');
      vite()?.ws.send({ type: 'error', err: { message: state.fault, stack: '' } });
    }
    wasUp = state.isUp;
  };
}

async function main(): Promise<void> {
  const { port, isFresh } = readOptions();
  const data = dataFolder(isFresh);
  const pages = join(APP, 'node_modules/.cache/dev-pages');
  process.chdir(APP);
  copyPage(pages);

  let vite: ViteDevServer | undefined;
  let started = performance.now();
  const tell = tellState(() => vite);
  const server = new DevServerProcess({
    environment: {
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      NODE_COMPILE_CACHE: join(REPOSITORY, 'node_modules/.cache/hosted-stay-server'),
      ...process.env,
      DATA_DIR: data,
      WEB_DIR: pages,
      PORT: '0',
    },
    onState: (state) => tell(state, ((performance.now() - started) / 1000).toFixed(1)),
  });

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void Promise.allSettled([server.stop(), vite?.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);

  vite = await createServer({
    appType: 'custom',
    plugins: [devFrontPlugin(server)],
    optimizeDeps: { entries: ['index.html'] },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      watch: { ignored: [`${data}/**`, join(APP, 'data/**')] },
      // Dependencies may be linked from another folder.
      fs: { allow: [REPOSITORY, dirname(realpathSync(join(REPOSITORY, 'node_modules/vite')))] },
    },
  });
  vite.watcher.add([join(PACKAGES, 'pricing-core/src'), join(PACKAGES, 'pricing-react/src')]);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, path) => {
    if (isEnglish(path)) updateMessageTypes();
    if (!isOfServer(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`Changed: ${relative(PACKAGES, path)}`);
      started = performance.now();
      copyPage(pages);
      server.restart();
    }, TOGETHER_MS);
  });
  await vite.listen().catch((error: Error) => {
    giveUp(`${error.message}. Choose another address: npm run dev -- --port 5174`);
  });
  server.restart();
}

await main();

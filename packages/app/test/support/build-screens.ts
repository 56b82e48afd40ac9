// Builds the screens as for development, in which React warns where a page does not continue what the server has rendered.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const APP = join(import.meta.dirname, '../..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

function runVite(outDir: string, ...flags: string[]): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'error', '--outDir', outDir, ...flags];
  const child = spawn(process.execPath, ['--conditions=@hosted-stay/source', VITE, 'build', ...options], {
    cwd: APP,
    env: { PATH, HOME, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((done, failed) => {
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`The screens could not be built:\n${said}`))));
  });
}

/** Builds into `web` and `web-server` of a folder; returns the first, for `WEB_DIR`. */
export async function buildScreens(folder: string): Promise<string> {
  const web = join(folder, 'web');
  await Promise.all([runVite(web), runVite(join(folder, 'web-server'), '--ssr')]);
  return web;
}

// Builds the screens as for development, in which React warns where a page does not continue what the server has rendered. The server
// renders as it is published.

import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const APP = join(import.meta.dirname, '../..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

function runVite(outDir: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'error', '--outDir', outDir];
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

/** Builds into `web` of a folder, beside which the renderer of the build lies; returns it, for `WEB_DIR`. */
export async function buildScreens(folder: string): Promise<string> {
  const web = join(folder, 'web');
  await runVite(web);
  symlinkSync(join(APP, 'dist/web-server'), join(folder, 'web-server'));
  return web;
}

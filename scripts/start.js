// `npm start`: sets everything up, then runs the product with its embedded database until it is stopped (Ctrl+C).

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringUp } from './lib/set-up.js';
import { root } from './lib/shell.js';

await bringUp();

const app = join(root, 'packages/app');
const pinned = join(root, 'node_modules/.bin/node');
const node = existsSync(pinned) ? pinned : process.execPath;
const server = spawn(node, ['--enable-source-maps', join(app, 'dist/server/main.js')], {
  stdio: 'inherit',
  env: { DATA_DIR: join(app, 'data'), LOG_LEVEL: 'warn', ...process.env },
});

// Ctrl+C reaches the server itself, which ends in its own time; a stop of this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

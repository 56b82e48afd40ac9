// `npm run dev -w @hosted-stay/app`: the server from its source, begun anew with every change, and before it Vite, which shows changes of
// the screens at once. The browser knows Vite's address alone; what is for the server is handed on.

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';

const app = dirname(import.meta.dirname);
process.chdir(app);

/** Both may be set: `PORT` is where the server listens, `WEB_PORT` what the browser is given. */
const port = process.env['PORT'] || '4000';
const webPort = Number(process.env['WEB_PORT'] || 5173);
const origin = `http://localhost:${webPort}`;

// The proxy of vite.config.ts leads there.
process.env['PORT'] = port;
const web = await createServer({ server: { port: webPort, strictPort: true, host: 'localhost' } });
await web.listen();

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=@hosted-stay/source', '--enable-source-maps', join(app, 'src/server/main.ts')],
  { stdio: 'inherit', env: { LOG_LEVEL: 'warn', PUBLIC_URL: origin, ...process.env } },
);
console.log(`The screens are at ${origin}`);

/** Whatever ends one ends both. */
let ending = false;
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  server.kill('SIGTERM');
  await web.close();
  process.exitCode = code;
}
server.once('exit', (code) => void end(code ?? 1));
process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));

// The development loop as an engineer has it: `npm run dev` on a copy of the sources, with an open page that sees what is saved.

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { connectSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { findBrowser } from '../../../scripts/lib/browser.js';
import { testFolder } from './support/folder.ts';
import { findFreePort } from './support/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGES = ['app', 'pricing-core', 'pricing-cli', 'pricing-react'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-storybook', 'data', 'data-dev', '.tsc', 'e2e', 'test', 'bench', 'examples']);

/** The sources with the installed dependencies; the packages of the project are those of the copy. */
function copySources(): string {
  const copy = join(realpathSync(testFolder()), 'checkout');
  for (const name of PACKAGES) {
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)) && !/\.(?:test|stories)\.tsx?$/.test(path),
    });
  }
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@hosted-stay'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@hosted-stay' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of PACKAGES) symlinkSync(join(copy, 'packages', name), join(to, '@hosted-stay', name));
  return copy;
}

/** Writes a file as a slow editor does: for a moment it is empty. */
function save(file: string, text: string): void {
  writeFileSync(file, '');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  writeFileSync(file, text);
}

/** Replaces a text in a file of the copy; answers how to put it back. */
function change(file: string, from: string, to: string): () => void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have ${JSON.stringify(from)}`);
  save(
    file,
    text.replace(from, () => to),
  );
  return () => save(file, text);
}

interface Loop {
  readonly origin: string;
  said(): string;
  interrupt(): Promise<void>;
}

async function startLoop(copy: string): Promise<Loop> {
  const port = await findFreePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=@hosted-stay/source', join(copy, 'packages/app/build/dev.ts'), '--port', String(port)],
    {
      env: { PATH, HOME, DATA_DIR: join(copy, 'data'), DEMO: 'never' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  /** Ctrl+C reaches every process of the terminal. */
  const interrupt = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    return ended;
  };
  onTestFinished(interrupt);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => said, { timeout: 90_000 }).toContain(`Listening on ${origin}`);
  return { origin, said: () => said, interrupt };
}

async function openPage(address: string) {
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  await page.goto(address);
  return { page, faults };
}

test('shows a saved component in the open page and a saved file of the server, says what is wrong, and goes on', async () => {
  const copy = copySources();
  const { origin, said, interrupt } = await startLoop(copy);
  const poll = { timeout: 60_000 };
  const { page, faults } = await openPage(`${origin}/authcheck`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('typed@example.org', poll);

  change(join(copy, 'packages/app/src/web/screens/public/sign-in.screen.tsx'), "{words('new')}", 'Shown at once');
  await page.getByText('Shown at once').waitFor(poll);
  expect(await email.inputValue()).toBe('typed@example.org');

  await expect(connectSocket(origin, null)).rejects.toMatchObject({ code: 'unauthenticated' });
  const robots = async () => (await fetch(`${origin}/robots.txt`)).text();
  const server = join(copy, 'packages/app/src/server/platform/http/pages/robots-txt.ts');
  expect(await robots()).toContain('User-agent: *');
  change(server, "'User-agent: *'", "'User-agent: changed'");
  await expect.poll(robots, poll).toContain('User-agent: changed');
  expect(await email.inputValue()).toBe('typed@example.org');

  const mend = change(server, "'User-agent: changed'", "'User-agent: ");
  await expect.poll(robots, poll).toMatch(/The server has ended[\s\S]*robots-txt\.ts:\d+/);
  await page.locator('vite-error-overlay').waitFor(poll);
  change(join(copy, 'packages/pricing-core/src/index.ts'), '\n', "\nconsole.log('The engine was read');\n");
  mend();
  await expect.poll(robots, poll).toContain('User-agent: changed');
  await page.locator('vite-error-overlay').waitFor({ state: 'detached', ...poll });

  change(join(copy, 'packages/app/messages/en/web/sign-in.json'), 'Forgot your password?', 'Password forgotten?');
  await page.getByText('Password forgotten?').waitFor(poll);
  const types = () => readFileSync(join(copy, 'packages/app/src/web/messages/english.types.ts'), 'utf8');
  await expect.poll(types, poll).toContain('readonly forgot: "Password forgotten?"');
  expect(said()).toContain('The engine was read');
  expect(said()).toContain('The server has restarted');
  expect(faults).toEqual([]);

  await interrupt();
  await expect(fetch(origin)).rejects.toThrow();
});

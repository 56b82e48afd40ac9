// How the server ends: it finishes what it has begun, and whatever happens it ends.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { TestClient } from '#server/testing/client.ts';
import { preparedFolder } from './support/folder.ts';
import { type Program, startProgram } from './support/program.ts';

/** Begins to sign in, and leaves the last byte of the request out; nothing is answered yet. */
async function beginRequest({ origin }: Program): Promise<Socket> {
  const visitor = new TestClient(origin);
  await visitor.send('GET', '/api/user');
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  const body = '{"email":"nobody@example.test","password":"x"';
  const headers = [
    'POST /api/login HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length + 1}`,
    `Cookie: ${[...visitor.cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '')}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  await pause(300);
  expect(socket.readableLength).toBe(0);
  return socket;
}

async function restOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

const isRefused = ({ origin }: Program) =>
  fetch(`${origin}/healthz`, { headers: { Connection: 'close' } }).then(
    () => false,
    () => true,
  );

/** Makes a program do what no code of ours does, when it gets a signal. */
const onSignal = (deed: string) => ({ NODE_OPTIONS: `--import "data:text/javascript,process.on('SIGUSR2',()=>{${deed}})"` });

describe('a server', () => {
  const copyOfPrepared = preparedFolder();

  async function started(settings: Readonly<Record<string, string>> = {}): Promise<Program> {
    const server = await startProgram({ DATA_DIR: copyOfPrepared(), ...settings });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    return server;
  }

  test('answers the open requests when it is stopped, takes no new ones, and ends well', async () => {
    const folder = copyOfPrepared();
    const server = await started({ DATA_DIR: folder });
    const idle = await fetch(`${server.origin}/healthz`);
    await idle.text();
    const request = await beginRequest(server);
    server.send('SIGTERM');
    while (!(await isRefused(server))) await pause(20);
    request.write('}');
    const answer = await restOf(request);
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    const database = await openEmbedded(join(folder, 'database'));
    await database.close();
  });

  test('does not wait forever for a client that never ends when it is stopped', async () => {
    const server = await started();
    const request = await beginRequest(server);
    const answer = restOf(request).catch(() => '');
    server.send('SIGTERM');
    expect((await server.ended).signal).toBeNull();
    expect(await answer).toBe('');
  });

  test('ends well if a person interrupts it', async () => {
    const server = await started();
    expect(await server.end('SIGINT')).toEqual({ code: 0, signal: null });
  });

  test.each([
    ['is thrown', 'setTimeout(()=>{throw(new(TypeError)(`a-thing-nobody-thought-of`))})'],
    ['is rejected', 'Promise.reject(new(TypeError)(`a-thing-nobody-thought-of`))'],
  ])('reports an error %s that nobody catches in one line, and stops in order', async (_, deed) => {
    const server = await started(onSignal(deed));
    server.send('SIGUSR2');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    const lines = server.said().err.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'fatal', error: { message: 'a-thing-nobody-thought-of' } });
  });
});

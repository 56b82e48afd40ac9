// What is sent: bodies, files, and clients that send them badly.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { defineRoutes, type UploadedFile } from '#server/platform/http/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

const contract = {
  say: endpoint({
    method: 'POST',
    path: '/api/say',
    access: 'public',
    summary: 'Says.',
    body: z.object({ text: z.string(), deep: z.unknown().optional() }),
    answer: z.object({ text: z.string() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/upload',
    access: 'account.write',
    summary: 'Takes a file.',
    upload: 'file',
    body: z.object({ title: z.string().min(1), fails: z.stringbool().default(false) }),
    answer: z.object({ name: z.string(), size: z.number(), content: z.string(), title: z.string() }),
  }),
};

let room: HttpFixture;
let visitor: TestClient;
let member: TestClient;
const taken: UploadedFile[] = [];

beforeAll(async () => {
  room = await startHttpFixture(
    defineRoutes(contract, {
      say: async (_call, { body }) => body,
      upload: async (_call, { body, file }) => {
        if (file === undefined) throw new TypeError('no file');
        taken.push(file);
        if (body.fails) throw new Error('the use case fails');
        return { name: file.name, size: file.size, content: readFileSync(file.path, 'utf8').slice(0, 20), title: body.title };
      },
    }),
    { settings: { UPLOAD_LIMIT_MB: '1' }, patience: { headersMs: 300, requestMs: 600, silenceMs: 5000, keepAliveMs: 1000, checkMs: 50 } },
  );
  visitor = room.visitor();
  await visitor.send('GET', '/api/hello');
  ({ client: member } = await room.signedIn(['Parent']));
  await member.send('GET', '/api/hello');
});
afterAll(() => room.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a body', () => {
  test.each([
    ['no JSON', '{"text":', {}, 400, 'malformed'],
    ['no object', '[1]', {}, 400, 'malformed'],
    ['a bare word', 'null', {}, 400, 'malformed'],
    ['too deep', `{"text":"x","deep":${'['.repeat(40)}${']'.repeat(40)}}`, {}, 400, 'tooDeep'],
    ['so deep that a stack could end', `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}, 400, 'tooDeep'],
    ['too large', JSON.stringify({ text: 'x'.repeat(300_000) }), {}, 413, 'tooLarge'],
    ['of another type', 'text=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['of no type', 'text=x', { 'Content-Type': '' }, 415, 'notJson'],
    ['in a strange character set', '{"text":"x"}', { 'Content-Type': 'application/json; charset=klingon' }, 400, 'badCharset'],
    ['in a strange encoding', '{"text":"x"}', { 'Content-Encoding': 'zpaq' }, 400, 'badCharset'],
    ['not compressed as it says', '{"text":"x"}', { 'Content-Encoding': 'gzip' }, 400, 'malformed'],
    ['empty', '', {}, 422, 'validation'],
  ])('is refused in words if it is %s', async (_, body, headers, status, code) => {
    const answer = await visitor.send('POST', '/api/say', { body, headers: { ...JSON_TYPE, ...headers } });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status: 'error', code } });
  });

  test('is refused if it unfolds to more than the limit', async () => {
    const bomb = gzipSync(JSON.stringify({ text: 'x'.repeat(5_000_000) }));
    const response = await fetch(`${room.origin}/api/say`, {
      method: 'POST',
      body: bomb,
      headers: {
        ...JSON_TYPE,
        'Content-Encoding': 'gzip',
        Cookie: `XSRF-TOKEN=${visitor.cookies.get('XSRF-TOKEN')}`,
        'X-XSRF-TOKEN': visitor.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    expect(response.status).toBe(413);
  });
});

function form(
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'a.txt', title = 'Title', more = {} }: { name?: string; title?: string; more?: object } = {},
) {
  const data = new FormData();
  if (title !== '') data.set('title', title);
  for (const [key, value] of Object.entries(more)) data.set(key, String(value));
  data.set('file', new Blob([content]), name);
  return data;
}

const incoming = () => readdirSync(join(room.app.config.DATA_DIR, 'incoming'));

describe('a file', () => {
  test('reaches the use case with its name, and is gone afterwards', async () => {
    const { body } = await member.send('POST', '/api/upload', { body: form('hello', { name: 'Grüße 写真.txt' }) });
    expect(body).toEqual({ name: 'Grüße 写真.txt', size: 5, content: 'hello', title: 'Title' });
    expect(existsSync(taken.at(-1)?.path ?? '')).toBe(false);
    expect(incoming()).toEqual([]);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd', 'passwd'],
    ['a\u0085b.txt', 'ab.txt'],
  ])('keeps no folder of its name (%j)', async (name, shown) => {
    const { body } = await member.send('POST', '/api/upload', { body: form('x', { name }) });
    expect(body).toMatchObject({ name: shown });
  });

  test.each([
    ['too large', () => form(new Uint8Array(1_100_000)), 413, 'fileTooLarge'],
    ['missing', () => new FormData(), 422, 'validation'],
    ['with a field that is wrong', () => form('x', { title: '' }), 422, 'validation'],
    ['with a field that is too large', () => form('x', { more: { extra: 'x'.repeat(70_000) } }), 413, 'tooLarge'],
    ['that the use case can not take', () => form('x', { more: { fails: true } }), 500, 'failed'],
  ])('%s leaves nothing behind', async (_, body, status, code) => {
    const answer = await member.send('POST', '/api/upload', { body: body() });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code } });
    expect(incoming()).toEqual([]);
  });

  test.each([
    ['JSON', '{"title":"x"}', JSON_TYPE, 415, 'notForm'],
    ['no form', 'x', { 'Content-Type': 'multipart/form-data' }, 400, 'malformedForm'],
    [
      'half a form',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      { 'Content-Type': 'multipart/form-data; boundary=b' },
      400,
      'malformedForm',
    ],
  ])('is refused in words if it is %s', async (_, body, headers, status, code) => {
    const answer = await member.send('POST', '/api/upload', { body, headers });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code } });
    expect(incoming()).toEqual([]);
  });

  test('is not even taken from somebody who may not send one', async () => {
    expect((await visitor.send('POST', '/api/upload', { body: form('x') })).status).toBe(401);
  });

  test('leaves nothing behind if its sender breaks off', async () => {
    const { port } = new URL(room.origin);
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/upload',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 900_000,
        Cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': member.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    sending.on('error', () => {});
    sending.write(`--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(100_000)}`);
    await vi.waitFor(() => expect(incoming()).toHaveLength(1), { timeout: 5000 });
    sending.destroy();
    await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 5000 });
    expect((await member.send('POST', '/api/upload', { body: form('hello') })).status).toBe(200);
  });
});

/** Writes to the server piece by piece, for as long as it listens; answers what it has said when it hangs up. */
function trickle(first: string, piece: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(room.origin).port), '127.0.0.1');
    let heard = '';
    socket.write(first);
    const timer = setInterval(() => socket.writable && socket.write(piece), 30);
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done(heard);
    });
  });
}

describe('a client that is slow on purpose', () => {
  test('is cut off in its headers', async () => {
    expect(await trickle('GET /api/say HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')).toContain('408');
  });

  test('is cut off in its body', async () => {
    const token = visitor.cookies.get('XSRF-TOKEN');
    const head = `POST /api/say HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\nCookie: XSRF-TOKEN=${token}\r\nX-XSRF-TOKEN: ${token}\r\n\r\n{`;
    expect(await trickle(head, ' ')).toContain('408');
  });

  test('with endless headers is refused', async () => {
    expect(await trickle(`GET /api/say HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n`, 'X-A: b\r\n')).toContain('431');
  });

  test('does not keep others from being answered', async () => {
    const slow = Array.from({ length: 50 }, () => trickle('GET /api/say HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'));
    expect((await visitor.send('POST', '/api/say', { body: { text: 'still here' } })).body).toEqual({ text: 'still here' });
    await Promise.all(slow);
  });
});

// What goes back: data and bytes, what may be kept of them, and what they may do.

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { HttpError } from '#server/platform/errors.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { defineRoutes, type FileResponse } from './routes.ts';

const bytes = endpoint({
  method: 'GET',
  path: '/api/bytes/{kind}',
  access: 'public',
  summary: 'Bytes.',
  params: z.object({ kind: z.string() }),
  answer: z.unknown(),
  bytes: ['image/webp'],
});
const list = endpoint({
  method: 'GET',
  path: '/api/list',
  access: 'public',
  summary: 'List.',
  query: z.object({ length: z.coerce.number() }),
  answer: z.object({ data: z.array(z.string()) }),
});

let streamsClosed = 0;
const ANSWERS: Readonly<Record<string, () => FileResponse>> = {
  image: () => ({ mediaType: 'image/webp', body: Buffer.from('image'), cache: 'public', etag: 'one' }),
  letter: () => ({ mediaType: 'text/html; charset=utf-8', body: Buffer.from('<p>letter</p>') }),
  file: () => ({ mediaType: 'application/octet-stream', body: Buffer.from('file'), fileName: 'Grüße "1".pdf', cache: 'private' }),
  pdf: () => ({ mediaType: 'application/pdf', body: Buffer.from('pdf') }),
  stream: () => ({
    mediaType: 'image/webp',
    etag: '"two"',
    cache: 'revalidate',
    body: Readable.from(['a', 'b']).on('close', () => {
      streamsClosed += 1;
    }),
  }),
  endless: () => ({
    mediaType: 'image/webp',
    body: Readable.from(
      (async function* () {
        try {
          for (;;) {
            yield 'a'.repeat(100_000);
            await setImmediate();
          }
        } finally {
          streamsClosed += 1;
        }
      })(),
    ),
  }),
  full: () => {
    throw new HttpError('unavailable', { seconds: 30 });
  },
  broken: () => ({
    mediaType: 'image/webp',
    body: Readable.from(
      (function* () {
        yield 'a'.repeat(100_000);
        throw new Error('the disk is gone');
      })(),
    ),
  }),
};

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture(
    defineRoutes(
      { bytes, list },
      {
        bytes: async (_call, { params }) => ANSWERS[params.kind]?.() ?? { mediaType: 'text/plain', body: Buffer.from('') },
        list: async (_call, { query }) => ({ data: Array.from({ length: query.length }, () => 'the same again') }),
      },
    ),
  );
});
afterAll(() => room.stop());

async function raw(path: string, { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {}) {
  const sent = httpRequest(`${room.origin}${path}`, { headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

describe('bytes', () => {
  test('set no cookies if everybody may cache them', async () => {
    const { token } = await room.signedIn(['Parent']);
    const started = room.time.now;
    room.time.now = new Date(started.getTime() + 3600_000);
    const { headers, body } = await raw('/api/bytes/image', { headers: { Cookie: `session=${token}` } });
    room.time.now = started;
    expect(body.toString()).toBe('image');
    expect(headers).toMatchObject({ etag: '"one"', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['image', /^default-src 'none'; sandbox$/, 'DENY'],
    [
      'letter',
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; .*frame-ancestors 'self'; sandbox(?! allow-scripts)/,
      'SAMEORIGIN',
    ],
    ['pdf', /^default-src 'none'; object-src 'self'; style-src 'unsafe-inline'$/, 'DENY'],
  ])('run nothing in a browser: %s', async (kind, policy, framing) => {
    const { headers } = await raw(`/api/bytes/${kind}`);
    expect(headers).toMatchObject({ 'x-frame-options': framing, 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(policy);
    expect(headers['content-security-policy']).not.toMatch(/script/);
  });

  test('say when to ask again if they can’t be made now', async () => {
    const { status, headers, body } = await raw('/api/bytes/full');
    expect([status, headers['retry-after'], JSON.parse(body.toString()).code]).toEqual([503, '30', 'unavailable']);
  });

  test('to be kept as a file have a name that any browser reads', async () => {
    const { headers } = await raw('/api/bytes/file');
    expect(headers['content-disposition']).toBe(`attachment; filename="Gr__e _1_.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.pdf`);
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=3600', vary: expect.stringContaining('Cookie') });
  });

  test.each(['image', 'stream'])('are not sent again if they are still the same (%s)', async (kind) => {
    const { etag = '' } = (await raw(`/api/bytes/${kind}`)).headers;
    const again = await raw(`/api/bytes/${kind}`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('close their stream, also if only the headers are sent', async () => {
    streamsClosed = 0;
    expect((await raw('/api/bytes/stream')).body.toString()).toBe('ab');
    const head = await raw('/api/bytes/stream', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    await raw('/api/bytes/stream', { headers: { 'If-None-Match': '"two"' } });
    expect(streamsClosed).toBe(3);
  });

  test('stop when the client is gone, which is no fault of the server', async () => {
    streamsClosed = 0;
    const sent = httpRequest(`${room.origin}/api/bytes/endless`).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await once(response, 'data');
    response.destroy();
    await expect.poll(() => streamsClosed).toBe(1);
    await raw('/api/hello');
    expect(room.logged.join('')).not.toContain('a request failed');
  });

  test('end the connection, not the server, if they fail', async () => {
    await expect(raw('/api/bytes/broken')).rejects.toThrow('aborted');
    expect((await raw('/api/hello')).status).toBe(200);
  });
});

describe('data', () => {
  test('are compressed if they are large, not if they are small', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const large = await raw('/api/list?length=1000', { headers });
    expect(large.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(large.body).toString()).data).toHaveLength(1000);
    expect((await raw('/api/list?length=10', { headers })).headers['content-encoding']).toBeUndefined();
  });

  test('for everybody are not sent again when they are still the same', async () => {
    const { headers } = await raw('/api/list?length=2');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await raw('/api/list?length=2', { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
    expect((await raw('/api/list?length=3', { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(200);
  });

  test('for somebody who has signed in are kept nowhere', async () => {
    const { token } = await room.signedIn(['Parent']);
    const { headers } = await raw('/api/list?length=2', { headers: { Cookie: `session=${token}` } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(headers.etag).toBeUndefined();
    expect(headers.vary).toContain('Accept-Language');
  });
});

// Fetching from addresses that users wrote: where requests never go, and what never fills the memory.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWebServer, type WebServer } from '#server/testing/web-server.ts';
import { fetchPublicDocument, type OutboundPolicy, PUBLIC_INTERNET } from './safe-fetch.ts';

let site: WebServer;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  site = await startWebServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    answer(response, request);
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  seen.length = 0;
  site.resolved.length = 0;
});

const MAX_BYTES = 100_000;

function fetchPage(address = `${site.origin}/`, policy: OutboundPolicy = site.policy) {
  return fetchPublicDocument(address, { mediaType: 'text/html', userAgent: 'Stays', maxBytes: MAX_BYTES, policy });
}

const answerWith = (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(200, { 'Content-Type': 'text/html; charset="UTF-8"', ...headers }).end(body);
};

const redirectTo = (location: string, status = 302) => {
  answer = (response) => response.writeHead(status, { Location: location }).end();
};

describe('fetchPublicDocument', () => {
  test('returns the body with its charset and its final address', async () => {
    answer = (response, { url }) => {
      if (url === '/b?c=d') response.writeHead(200, { 'Content-Type': 'text/HTML;charset=Shift_JIS' }).end('<p>');
      else response.writeHead(301, { Location: '/b?c=d' }).end();
    };
    const { url, charset, body } = await fetchPage();
    expect([url.href, charset, Buffer.from(body).toString()]).toEqual([`${site.origin}/b?c=d`, 'Shift_JIS', '<p>']);
  });

  test('sends no cookies and no referrer', async () => {
    answer = (response, { url }) => {
      if (url === '/') response.writeHead(302, { Location: '/next', 'Set-Cookie': 'a=b' }).end();
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end();
    };
    await fetchPage();
    expect(seen.map(({ url }) => url)).toEqual(['/', '/next']);
    for (const { headers } of seen) {
      expect(headers).toEqual({
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Stays',
        host: `site.test:${site.port}`,
        connection: 'close',
      });
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('decompresses %s', async (encoding, compress) => {
    answerWith(compress('<title>A'.repeat(100)), { 'Content-Encoding': encoding });
    expect(Buffer.from((await fetchPage()).body).toString()).toBe('<title>A'.repeat(100));
  });
});

describe('address checks', () => {
  test.each([
    'ftp://site.test/',
    'file:///etc/passwd',
    'data:text/html,x',
    'nothing',
    'http://name:secret@site.test/',
    'http://name@site.test/',
    'http://site.test:22/',
    'https://site.test:6379/',
  ])('refuse %s', async (address) => {
    await expect(fetchPage(address)).rejects.toMatchObject({ reason: 'badAddress' });
    expect(seen).toEqual([]);
  });

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
  ])('refuse a private address however it is written: %s', async (address) => {
    await expect(fetchPage(address, PUBLIC_INTERNET)).rejects.toMatchObject({ reason: 'forbiddenAddress' });
  });

  test('refuse a host if any of its addresses is forbidden', async () => {
    for (const addresses of [['10.0.0.5'], ['127.0.0.1', '10.0.0.5'], ['127.0.0.1', '::1'], []]) {
      site.hosts.set('mixed.test', addresses);
      await expect(fetchPage(`http://mixed.test:${site.port}/`)).rejects.toMatchObject({ reason: 'forbiddenAddress' });
    }
    expect(seen).toEqual([]);
  });

  test('fail for a host that does not exist or does not answer', async () => {
    await expect(fetchPage(`http://nowhere.test:${site.port}/`)).rejects.toMatchObject({ reason: 'failed' });
    await expect(fetchPage('http://site.test:9/', { ...site.policy, ports: [9] })).rejects.toMatchObject({ reason: 'failed' });
  });

  test('resolve a name once, so that DNS rebinding has no effect', async () => {
    answerWith('<p>');
    const resolutions = [['127.0.0.1'], ['10.0.0.5']];
    site.hosts.set('rebinding.test', []);
    const policy: OutboundPolicy = {
      ...site.policy,
      resolve: async (hostname) => {
        site.hosts.set('rebinding.test', resolutions.shift() ?? []);
        return site.policy.resolve(hostname);
      },
    };
    const address = `http://rebinding.test:${site.port}/`;
    await fetchPage(address, policy);
    expect(site.resolved).toEqual(['rebinding.test']);
    await expect(fetchPage(address, policy)).rejects.toMatchObject({ reason: 'forbiddenAddress' });
    expect(seen).toHaveLength(1);
  });
});

describe('a redirect', () => {
  test.each([
    ['http://10.0.0.5/', 'badAddress'],
    ['file:///etc/passwd', 'badAddress'],
    ['gopher://site.test/', 'badAddress'],
    ['//name:secret@site.test/', 'badAddress'],
    ['http://site.test:22/', 'badAddress'],
  ])('is refused if it leads to %s', async (location, reason) => {
    redirectTo(location);
    await expect(fetchPage()).rejects.toMatchObject({ reason });
    expect(seen).toHaveLength(1);
  });

  test('is refused if it leads to a private address, by number or by name', async () => {
    site.hosts.set('internal.test', ['192.168.1.1']);
    for (const host of ['10.0.0.5', '[::1]', '169.254.169.254', 'internal.test']) {
      redirectTo(`http://${host}:${site.port}/`);
      await expect(fetchPage(), host).rejects.toMatchObject({ reason: 'forbiddenAddress' });
    }
  });

  test('is followed three times and refused the fourth time', async () => {
    const answerAfter = (count: number) => {
      answer = (response, { url = '' }) => {
        const step = Number(url.slice(1));
        if (step < count) response.writeHead(307, { Location: `/${step + 1}` }).end();
        else response.writeHead(200, { 'Content-Type': 'text/html' }).end();
      };
    };
    answerAfter(3);
    expect((await fetchPage()).url.pathname).toBe('/3');
    answerAfter(4);
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'tooManyRedirects' });
  });
});

describe('a response', () => {
  test.each([404, 500, 204, 206, 304])('is refused with status %d', async (status) => {
    answer = (response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end();
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'badStatus' });
  });

  test.each(['image/png', 'text/plain', 'application/xhtml+xml', 'text/html2', ''])('is refused with media type %j', async (type) => {
    answer = (response) => response.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end('<p>');
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'wrongType' });
  });

  test('is read up to the limit if it is endless', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      closed = new Promise((resolve) => response.once('close', resolve));
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    };
    expect((await fetchPage()).body).toHaveLength(MAX_BYTES);
    await closed;
  });

  test.each([
    ['gzip', (body: Uint8Array) => gzipSync(body, { level: 1 })],
    ['br', (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ] as const)('is decompressed up to the limit if it is a bomb: %s', async (encoding, compress) => {
    answerWith(compress(Buffer.alloc(30_000_000)), { 'Content-Encoding': encoding });
    const before = process.memoryUsage().arrayBuffers;
    expect((await fetchPage()).body).toHaveLength(MAX_BYTES);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15_000_000);
  });

  test('is read up to the limit if it decompresses to nothing', async () => {
    const emptyBlock = Buffer.from([0, 0, 0, 0xff, 0xff]);
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'deflate' });
      response.write(Buffer.from([0x78, 0x9c]));
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(50_000, emptyBlock)));
      };
      response.on('drain', write);
      write();
    };
    expect((await fetchPage()).body).toHaveLength(0);
  });

  test.each([
    ['gzip', 'no gzip'],
    ['zstd', 'x'],
    ['gzip, gzip', 'x'],
  ])('fails if its encoding is %j and can not be decoded', async (encoding, body) => {
    answerWith(body, { 'Content-Encoding': encoding });
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'failed' });
  });

  test('fails with a huge header', async () => {
    answerWith('<p>', { 'X-Padding': 'x'.repeat(20_000) });
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'failed' });
  });

  test('fails if the connection breaks off', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000' }).write('<p>');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetchPage()).rejects.toMatchObject({ reason: 'failed' });
  });
});

describe('the time limit', () => {
  const hurried = (): OutboundPolicy => ({ ...site.policy, timeout: 150 });

  test('ends waiting for a server that does not answer', async () => {
    answer = () => {};
    await expect(fetchPage(undefined, hurried())).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('ends reading a body that comes byte by byte', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const timer = setInterval(() => response.write('x'), 10);
      response.once('close', () => clearInterval(timer));
    };
    await expect(fetchPage(undefined, hurried())).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('ends following redirects that are slow together', async () => {
    answer = (response) => setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 60);
    await expect(fetchPage(undefined, hurried())).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('ends waiting for a name that is not resolved', async () => {
    const policy: OutboundPolicy = { ...hurried(), resolve: () => new Promise(() => {}) };
    await expect(fetchPage(undefined, policy)).rejects.toMatchObject({ reason: 'timeout' });
  });
});

// Pages rendered for visitors, by a renderer of the test: who gets them, and what happens when it fails or has too much to do.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta name="payments" content="" /><meta name="csp-nonce" content="" />
<title>Hosted Stays</title></head><body><div id="root"></div></body></html>`;

/** Says what it was asked for; some pages are not its own, fail, or are never finished. */
const RENDERER = `export const createPageRenderer = (scopes) => async ({ address, settings, read, user, patienceMs }) => {
  if (address.includes('/contact-us')) throw new Error('This page is broken.');
  if (address.includes('/forgot-password')) await new Promise((done) => setTimeout(done, 500));
  if (address.includes('/register')) return null;
  if (address.includes('/blog')) {
    const asked = ['/api/told?first_name=Ann', '/api/told', '/api/own', '/api/kept', '/api/sent', '/api/none', '/login', '/api/bytes'];
    const found = await Promise.all(asked.map((one) => read(one).catch((error) => error.code ?? 'invalid')));
    return { title: '', heading: '', description: '', html: '', data: JSON.stringify(found) + '</script>' };
  }
  const told = { address, ...settings, user, patienceMs, keepsApart: scopes.run({ own: 1 }, () => scopes.getStore().own === 1) };
  return { title: 'A <b> & $1', heading: 'A <b>', description: 'Said "<b>" & $1', html: \`<p>$1 \${JSON.stringify(told)}</p>\`, data: '' };
};`;

const nothing = { summary: 'A test.', answer: z.object({}) };
const ROUTES = defineRoutes(
  {
    told: endpoint({
      method: 'GET',
      path: '/api/told',
      access: 'public',
      summary: 'What the use case knows of who asks.',
      query: z.object({ firstName: z.string() }),
      answer: z.object({ firstName: z.string(), callerId: z.number().nullable(), locale: z.string(), isOwnScript: z.boolean() }),
    }),
    own: endpoint({ method: 'GET', path: '/api/own', access: 'users.read', ...nothing }),
    user: endpoint({
      method: 'GET',
      path: '/api/user',
      access: 'account.read',
      summary: 'Who asks.',
      answer: z.object({ id: z.number() }),
    }),
    kept: endpoint({ method: 'GET', path: '/api/kept', access: 'public', ...nothing }),
    sent: endpoint({ method: 'POST', path: '/api/sent', access: 'public', ...nothing }),
    bytes: endpoint({ method: 'GET', path: '/api/bytes', access: 'public', ...nothing, bytes: ['text/plain'] }),
  },
  {
    told: async ({ caller, locale, byOwnScript: isOwnScript }, { query: { firstName } }) => ({
      firstName,
      locale,
      isOwnScript,
      callerId: caller?.id ?? null,
    }),
    own: async () => ({}),
    user: async ({ caller }) => ({ id: caller?.id ?? 0 }),
    kept: async ({ session }) => {
      session.keep('name', 'value');
      return {};
    },
    sent: async () => ({}),
    bytes: async () => ({ mediaType: 'text/plain', body: Buffer.from('') }),
  },
);

let folder: string;
let room: HttpFixture;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-rendering-'));
  for (const name of ['web', 'web-server']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'web/index.html'), PAGE);
  writeFileSync(join(folder, 'web-server/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'web-server/render-page.js'), RENDERER);
  room = await startHttpFixture(ROUTES, { webFolder: join(folder, 'web'), settings: { PRODUCT_NAME: 'Stays', TIME_ZONE: 'Asia/Tokyo' } });
});
afterAll(async () => {
  await room.stop();
  rmSync(folder, { recursive: true });
});

const BARE = '<div id="root"></div>';
const get = (path: string, headers: Record<string, string> = {}) => room.visitor().send('GET', path, { headers });

describe('a page', () => {
  test('has what the renderer returns, with the settings of the page', async () => {
    const { text, headers } = await get('/fr/login?email=ann%40example.test');
    const [, told = ''] = /<div id="root" data-rendered(?:="")?><p>\$1 (.*)<\/p><\/div>/.exec(text) ?? [];
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(JSON.parse(told)).toEqual({
      address: `${room.app.config.PUBLIC_URL}/fr/login?email=ann%40example.test`,
      ...{ 'product-name': 'Stays', 'time-zone': 'Asia/Tokyo', payments: '', translation: '', analytics: '', 'csp-nonce': nonce },
      ...{ patienceMs: 2000, keepsApart: true },
    });
    expect(text).toContain('<title data-sent>A &lt;b> &amp; $1</title>');
    expect(text).toContain('<meta name="description" content="Said &quot;&lt;b>&quot; &amp; $1" data-head />');
    expect(text).toContain('<script src="/early-input.js" async></script>');
    expect(headers.get('vary')).toContain('Cookie');
  });

  test('reads the API as a visitor, in its own language, and nothing that needs more than that', async () => {
    const { client } = await room.signedIn(['Administrator']);
    const token = client.cookies.get('session') ?? '';
    const { text } = await get('/ja/blog', { Authorization: `Bearer ${token}`, 'Accept-Language': 'de' });
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(data).not.toContain('<');
    const told = { first_name: 'Ann', caller_id: null, locale: 'ja', is_own_script: false };
    const refused = ['invalid', 'unauthenticated', 'unauthenticated', 'notFound', 'notFound', 'notFound', 'notFound'];
    expect(JSON.parse(data.replace('\\u003c/script>', ''))).toEqual([told, ...refused]);
  });

  test('is that of the account that has signed in, reads as it, and is kept nowhere', async () => {
    const { userId, token } = await room.signedIn(['Administrator']);
    const own = await get('/login', { Cookie: `session=${token}` });
    expect(own.text).toContain('<div id="root" data-rendered="user">');
    expect(own.text).toContain(`"user":{"id":${userId}}`);
    expect(own.text).toContain(`<script type="application/json" id="page-user">{"id":${userId}}</script>`);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/login')).text).not.toContain(`"id":${userId}`);
    const { text } = await get('/blog', { Cookie: `session=${token}` });
    const told = { first_name: 'Ann', caller_id: userId, locale: 'en', is_own_script: false };
    const [, data = ''] = /id="page-data">(.*?)\\u003c\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual([told, 'invalid', {}, 'unauthenticated', 'notFound', 'notFound', 'notFound', 'notFound']);
  });

  test('is bare for who has signed out without a connection, for who views another account, and for a session that has ended', async () => {
    const { userId, token } = await room.signedIn(['Administrator']);
    const viewing = await room.signedIn(['Parent'], { viewerId: userId });
    for (const Cookie of [`session=${token}; signed-out=yes`, `session=${viewing.token}`, 'session=abc']) {
      const { text, headers } = await get('/login', { Cookie });
      expect(text, Cookie).toContain(BARE);
      expect(text).not.toContain('early-input');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('is bare if the renderer leaves it to browsers', async () => {
    expect((await get('/register')).text).toContain(BARE);
  });

  test('is bare if rendering fails, which is logged', async () => {
    const before = room.logged.length;
    const { status, text } = await get('/contact-us');
    expect(status).toBe(200);
    expect(text).toContain(BARE);
    expect(room.logged.slice(before).filter((line) => line.includes('could not be rendered'))).toHaveLength(1);
  });

  test('is bare beyond what is rendered at once, and rendered again after that', async () => {
    const texts = await Promise.all(Array.from({ length: 25 }, async () => (await get('/forgot-password')).text));
    expect(texts.filter((text) => text.includes(BARE))).toHaveLength(5);
    expect((await get('/login')).text).not.toContain(BARE);
  });
});

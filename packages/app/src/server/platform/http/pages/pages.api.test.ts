// Pages and files of the web interface, and what their headers forbid.

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { createWebFolder, SCRIPT } from '#server/testing/fixtures/web-folder.ts';

const SETTINGS = {
  ...{ PUBLIC_URL: 'https://stays.example', PRODUCT_NAME: 'A "<b>" & B', TIME_ZONE: 'Pacific/Auckland' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
  ...{ TRANSLATION_URL: 'https://translate.example', TRANSLATION_KEY: 'a key' },
  MAP_STYLE_URL: 'https://tiles.example/bright.json?key=1&dark',
  ANALYTICS_URL: 'https://stats.example/',
  ...{ VIDEO_PROVIDER: 'livekit', LIVEKIT_URL: 'wss://live.example', LIVEKIT_KEY: 'key', LIVEKIT_SECRET: 'a secret of livekit' },
};

let folder: string;
let room: HttpFixture;
let secure: HttpFixture;
beforeAll(async () => {
  folder = createWebFolder();
  room = await startHttpFixture([], { webFolder: folder });
  secure = await startHttpFixture([], { webFolder: folder, settings: SETTINGS });
});
afterAll(async () => {
  await Promise.all([room.stop(), secure.stop()]);
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => room.visitor().send('GET', path, { headers });

/** Without what `fetch` adds and undoes. */
async function raw(path: string, headers: Record<string, string>, method = 'GET') {
  const sent = httpRequest(`${room.origin}${path}`, { headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

describe('a page', () => {
  test.each([
    ['/', 'en', 200],
    ['/login', 'en', 200],
    ['/fr/login', 'fr', 200],
    ['/zh/hub/trips/7/edit', 'zh', 200],
    ['/hub/trips/abc/edit', 'en', 404],
    ['/pt/login', 'en', 404],
    ['/nonsense', 'en', 404],
    ['/404', 'en', 404],
    ['/..%2f..%2fetc%2fpasswd', 'en', 404],
  ])('%s is in %s, status %i', async (path, lang, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<html lang="${lang}">`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('bears the name of the product, whatever it holds', async () => {
    const { text } = await secure.visitor().send('GET', '/login');
    expect(text).toContain('<title>A &quot;&lt;b>&quot; &amp; B</title>');
    expect(text).toContain('<meta name="product-name" content="A &quot;&lt;b>&quot; &amp; B" />');
  });

  test('says in which zone the days of the product begin', async () => {
    expect((await secure.visitor().send('GET', '/login')).text).toContain('<meta name="time-zone" content="Pacific/Auckland" />');
    expect((await get('/login')).text).toContain('<meta name="time-zone" content="Europe/Dublin" />');
    expect((await secure.visitor().send('GET', '/login')).text).toContain('<meta name="translation" content="on" />');
    expect((await get('/login')).text).toContain('<meta name="translation" content="" />');
    // Test payments are told to everybody but who tries the product on their own machine.
    expect((await secure.visitor().send('GET', '/login')).text).toContain('<meta name="payments" content="test" />');
    expect((await get('/login')).text).toContain('<meta name="payments" content="" />');
    const handedOn = { headers: { 'X-Forwarded-For': '198.51.100.7' } };
    expect((await room.visitor().send('GET', '/login', handedOn)).text).toContain('<meta name="payments" content="test" />');
  });

  test.each([
    ['its screen and its words, in English found at once', '/login', {}, ['a.js', 'en.js']],
    ['them in its language, each file once', '/fr/login', {}, ['a.js', 'load-fr.js', 'fr.js']],
    [
      'styles too, and English where a language has none',
      '/fr/hub',
      { Cookie: 'session=1' },
      ['b.css', 'b.js', 'load-fr.js', 'fr.js', 'prices-en.js'],
    ],
    ['nothing of what only opens for somebody signed in', '/hub', {}, []],
    ['nothing where nothing is known of it', '/account', { Cookie: 'session=1' }, []],
  ])('has the browser load %s', async (_, path, headers: Record<string, string>, files) => {
    const { text } = await get(path, headers);
    const links = [...text.matchAll(/<link rel="(?:stylesheet|modulepreload)" crossorigin[^>]* href="\/assets\/([^"]+)" \/>/g)];
    expect(links.map(([, file]) => file)).toEqual(files);
  });

  test.each(['/de/hub', '/login', '/travel/search?counties=3', '/nonsense', '/travel/trips/7'])(
    'tells search engines not to index %s, and has no address for them',
    async (path) => {
      const { headers, text } = await get(path);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(text).not.toContain('canonical');
    },
  );

  test('tells search engines its one address and those in other languages', async () => {
    const { headers, text } = await secure.visitor().send('GET', '/fr/travel/search?page=2&utm_source=mail');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(text).toContain('<link rel="canonical" href="https://stays.example/fr/travel/search?page=2" data-head />');
    const languages = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]);
    const addressOf = (locale: string) => `https://stays.example${locale === 'en' ? '' : `/${locale}`}/travel/search?page=2`;
    expect(languages).toEqual([...LOCALES.map((locale) => [locale, addressOf(locale)]), ['x-default', addressOf('en')]]);
    expect(text).toContain('<meta property="og:url" content="https://stays.example/fr/travel/search?page=2" data-head />');
    expect(text).toContain('<meta property="og:site_name" content="A &quot;&lt;b>&quot; &amp; B" data-head />');
  });

  test('takes no form', async () => {
    expect((await room.visitor().send('POST', '/login', { body: 'x' })).status).toBe(405);
  });

  test.each(['/login', '/api/hello'])('does not echo a request (TRACE %s)', async (path) => {
    const { status, body } = await raw(path, { Cookie: 'session=secret' }, 'TRACE');
    expect(status).toBe(405);
    expect(body.toString()).not.toContain('secret');
  });

  test('says what to do where nothing has been built', async () => {
    const bare = await startHttpFixture([]);
    expect(await bare.visitor().send('GET', '/login')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') });
    await bare.stop();
  });
});

describe('a file', () => {
  test('is sent as it was compressed, to whom takes it, and kept for good', async () => {
    const { headers, body } = await raw('/assets/main-1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect((await get('/assets/main-1.js', { 'Accept-Encoding': 'identity' })).text).toBe(SCRIPT);
  });

  test('is not sent again if it has not changed', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    expect((await raw('/favicon.svg', { 'If-None-Match': etag })).status).toBe(304);
  });

  test.each(['/assets/gone-2.js', '/assets/main-1.js.map', '/assets/main-1.js.br', '/assets/..%2findex.html', '/index.html', '/.env'])(
    '%s is none, and not the page either',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('<html');
    },
  );

  test('for a home screen bears the name of the product, however it was built', async () => {
    const { headers, text } = await secure.visitor().send('GET', '/site.webmanifest', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const named = { name: 'A "<b>" & B', short_name: 'A "<b>" & B', id: '/', scope: '/' };
    expect(JSON.parse(text)).toEqual({ ...named, lang: 'en', start_url: '/' });
    const german = await secure.visitor().send('GET', '/site.webmanifest?locale=de');
    expect(JSON.parse(german.text)).toEqual({ ...named, lang: 'de', start_url: '/de/' });
    expect((await get('/site.webmanifest?locale=pt')).text).toContain('"start_url":"/"');
    expect((await get('/de/login')).text).toContain('<link rel="manifest" href="/site.webmanifest?locale=de" />');
    expect((await get('/login')).text).toContain('<link rel="manifest" href="/site.webmanifest" />');
  });

  test('is there for browsers and search engines: favicon.ico and robots.txt', async () => {
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml');
    const robots = (await secure.visitor().send('GET', '/robots.txt')).text.split('\n');
    expect(robots).toEqual(expect.arrayContaining(['Disallow: /ja/host-family', 'Disallow: /travel', 'Allow: /de/travel/search']));
    expect(robots).toContain('Sitemap: https://stays.example/sitemap.xml');
  });
});

describe('headers', () => {
  test('let a page run and load our own files alone', async () => {
    const [one, two] = [await get('/login'), await get('/login')];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(one.text).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
    expect(two.headers.get('content-security-policy')).not.toBe(policy);
    expect(policy.replace(nonce, '…').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'nonce-…'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob:",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test('lets the code of Stripe in where Stripe charges the cards, and nowhere else', async () => {
    const policy = (await secure.visitor().send('GET', '/travel/booking')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((line) => line.includes('stripe'))).toEqual([
      "script-src 'self' https://js.stripe.com",
      "connect-src 'self' wss://live.example https://live.example https://tiles.example https://stats.example https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
    ]);
  });

  test('let maps load from the origin of their style alone, also in their worker, and from nowhere without one', async () => {
    const page = await secure.visitor().send('GET', '/login');
    expect(page.text).toContain('<meta name="map-style" content="https://tiles.example/bright.json?key=1&amp;dark" />');
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://tiles.example;");
    const policyOf = async (at: HttpFixture) =>
      (await at.visitor().send('GET', '/assets/worker.mjs')).headers.get('content-security-policy');
    expect(await policyOf(secure)).toBe("default-src 'none'; connect-src https://tiles.example");
    expect(await policyOf(room)).toBe("default-src 'none'");
    expect((await get('/login')).text).toContain('<meta name="map-style" content="" />');
  });

  test('let the worker of pages load what it answers with', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  test('let visits be told to who counts them, where that is set', async () => {
    const page = await secure.visitor().send('GET', '/login');
    expect(page.text).toContain('<meta name="analytics" content="https://stats.example stays.example" />');
    expect(page.headers.get('content-security-policy')).toMatch(/connect-src [^;]* https:\/\/stats\.example[ ;]/);
    expect((await get('/login')).text).toContain('<meta name="analytics" content="" />');
  });

  test('let everything else run nothing', async () => {
    const { headers } = await get('/api/hello');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'");
  });

  test.each(['/login', '/api/hello', '/assets/main-1.js', '/api/nothing'])('tell browsers to be strict: %s', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-request-id': expect.any(String),
    });
    expect(headers.get('x-powered-by')).toBeNull();
    // An answer in a sandbox would have a browser warn of it, and then of every page after that.
    expect(headers.get('origin-agent-cluster')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('keep browsers on https where the product is', async () => {
    const { headers } = await secure.visitor().send('GET', '/login');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

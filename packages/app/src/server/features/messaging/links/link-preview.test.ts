// Previews of links, fetched from a local server that stands for the internet.

import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { startWebServer, type WebServer } from '#server/testing/web-server.ts';
import { fetchLinkPreview } from './link-preview.service.ts';

let site: WebServer;
let answer: (response: ServerResponse) => void;
let userAgent: string | undefined;

beforeAll(async () => {
  site = await startWebServer((request, response) => {
    userAgent = request.headers['user-agent'];
    answer(response);
  });
});
afterAll(() => site.stop());

function fetchPreview(settings: Record<string, string> = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  return fetchLinkPreview({ config, log: createLogger(config) }, `${site.origin}/a`, site.policy);
}

const answerWith = (body: string | Uint8Array, type = 'text/html') => {
  answer = (response) => response.writeHead(200, { 'Content-Type': type }).end(body);
};

test('fetchLinkPreview returns title, site and description of a page', async () => {
  answerWith(
    '<title>Cork &amp; Kerry</title><meta name="description" content="Two counties"><meta property="og:site_name" content="Ireland">',
  );
  expect(await fetchPreview()).toEqual({ title: 'Cork & Kerry', siteName: 'Ireland', description: 'Two counties' });
});

test('fetchLinkPreview names the host of a site without a name and respects the charset', async () => {
  answerWith(Buffer.concat([Buffer.from('<title>'), Buffer.from('82b182f182c982bf82cd', 'hex')]), 'text/html; charset=Shift_JIS');
  expect(await fetchPreview()).toEqual({ title: 'こんにちは', siteName: 'site.test', description: null });
});

test('fetchLinkPreview finds the title at the beginning of a page that is too large', async () => {
  answerWith(`<title>Large</title>${'<p>x</p>'.repeat(200_000)}`);
  expect(await fetchPreview()).toMatchObject({ title: 'Large' });
});

test('fetchLinkPreview sends the name of the product as user agent', async () => {
  answerWith('<title>x</title>');
  await fetchPreview();
  expect(userAgent).toBe('Hosted Stays (link preview)');
  await fetchPreview({ PRODUCT_NAME: 'Séjours\r\n"d’été" 2026' });
  expect(userAgent).toBe('Sejoursdete 2026 (link preview)');
  await fetchPreview({ PRODUCT_NAME: 'ステイ' });
  expect(userAgent).toBe('Hosted Stays (link preview)');
});

test('fetchLinkPreview returns null for a page without title, another type and a failure', async () => {
  answerWith('<p>No title</p>');
  expect(await fetchPreview()).toBeNull();
  answerWith('<title>x</title>', 'application/pdf');
  expect(await fetchPreview()).toBeNull();
  answer = (response) => response.destroy();
  expect(await fetchPreview()).toBeNull();
});

test('fetchLinkPreview sends no request if previews are off', async () => {
  answer = () => {
    throw new Error('asked');
  };
  expect(await fetchPreview({ LINK_PREVIEWS: 'off' })).toBeNull();
});

// Translating by a service with DeepL's protocol: what is sent, and what its faults become.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { startTranslationServer, TRANSLATION_KEY, type TranslationServer } from '#server/testing/translation-server.ts';
import { getTranslationProvider } from './configured-provider.ts';
import { createDeeplProvider } from './deepl.ts';

let service: TranslationServer;
const translateAsBefore = (text: string, target: string) => `[${target}] ${text}`;
beforeAll(async () => {
  service = await startTranslationServer();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  service.faults.length = 0;
  service.detected = 'EN';
  service.translate = translateAsBefore;
});

const log = createLogger(readConfig({ LOG_LEVEL: 'silent' }));

function createProvider(options: { key?: string; url?: string; timeout?: number; retryDelays?: readonly number[] } = {}) {
  return createDeeplProvider({ url: service.url, key: TRANSLATION_KEY, log, retryDelays: [1, 2], ...options });
}

describe('getTranslationProvider', () => {
  const getProvider = (settings: Record<string, string>) => getTranslationProvider({ config: readConfig(settings), log });

  test('returns null without settings and rejects one setting alone', () => {
    expect(getProvider({})).toBeNull();
    expect(() => getProvider({ TRANSLATION_KEY })).toThrow('TRANSLATION_URL and TRANSLATION_KEY: must be set both, or neither');
  });

  test('calls the configured address, with or without a trailing slash', async () => {
    for (const url of [service.url, `${service.url}/`]) {
      const texts = await getProvider({ TRANSLATION_URL: url, TRANSLATION_KEY })?.translate(['Hello'], 'de');
      expect(texts).toEqual([{ text: '[DE] Hello', detectedSource: 'en' }]);
    }
  });
});

describe('translate', () => {
  test('sends the language codes of the service', async () => {
    for (const locale of LOCALES) await createProvider().translate(['a'], locale, 'zh');
    expect(service.requests.map(({ target_lang }) => target_lang)).toEqual(['EN-GB', 'FR', 'ES', 'IT', 'DE', 'JA', 'KO', 'ZH-HANS']);
    expect(service.requests[0]).toEqual({ text: ['a'], target_lang: 'EN-GB', source_lang: 'ZH' });
  });

  test('returns the language that the service detected', async () => {
    service.detected = 'PT';
    expect(await createProvider().translate(['Olá'], 'en')).toEqual([{ text: '[EN-GB] Olá', detectedSource: 'pt' }]);
  });

  test('keeps addresses, placeholders, line breaks and special characters', async () => {
    service.translate = (text) => text.replace('See', 'Siehe').replace('{name}', '{nom}');
    const texts = ['See https://example.com/a?b=c&d=1.\n{name}: 1 < 2 & 3', 'See 1 < 2 & 3\nor not'];
    expect(await createProvider().translate(texts, 'de')).toMatchObject([
      { text: 'Siehe https://example.com/a?b=c&d=1.\n{name}: 1 < 2 & 3' },
      { text: 'Siehe 1 < 2 & 3\nor not' },
    ]);
    expect(service.requests).toEqual([
      { text: ['See 1 < 2 & 3\nor not'], target_lang: 'DE' },
      { text: [expect.stringContaining('<x id="0">')], target_lang: 'DE', tag_handling: 'xml', ignore_tags: ['x'], split_sentences: '1' },
    ]);
  });

  test('sends no texts without letters and digits', async () => {
    const texts = ['', ' \n', '😀!', '…'];
    expect(await createProvider().translate(texts, 'de')).toEqual(texts.map((text) => ({ text, detectedSource: null })));
    expect(await createProvider().translate([], 'de')).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  test('splits many long texts into requests within the limits and keeps their order', async () => {
    const texts = Array.from(
      { length: 120 },
      (_, index) => `${index} ${index % 3 === 0 ? 'www.example.com' : ''} ${'あ"'.repeat(index * 10)}`,
    );
    const translated = await createProvider().translate(texts, 'ja');
    expect(translated.findIndex(({ text }, index) => text !== `[JA] ${texts[index]}`)).toBe(-1);
    expect(service.requests.length).toBeGreaterThan(3);
  });
});

describe('a failing translation service', () => {
  test.each([429, 503])('is retried twice after status %d', async (status) => {
    service.faults.push(status, status);
    expect(await createProvider().translate(['a'], 'fr')).toMatchObject([{ text: '[FR] a' }]);
    service.faults.push(status, status, status);
    await expect(createProvider().translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
    expect(service.faults).toEqual([]);
  });

  test('is retried after the time it asks for, within the time limit', async () => {
    service.faults.push({ status: 429, retryAfter: '1' });
    const start = performance.now();
    await createProvider().translate(['a'], 'fr');
    expect(performance.now() - start).toBeGreaterThan(950);
    service.faults.push({ status: 503, retryAfter: '600' });
    await expect(createProvider({ timeout: 100 }).translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test.each([
    [456, 'quota'],
    [400, 'unsupported'],
    [413, 'unsupported'],
    [403, 'unavailable'],
    [404, 'unavailable'],
    [500, 'unavailable'],
  ] as const)('with status %d throws %s without a retry', async (status, reason) => {
    service.faults.push(status);
    await expect(createProvider().translate(['a'], 'fr')).rejects.toMatchObject({ name: 'Error', reason });
    expect(service.requests).toEqual([]);
  });

  test('throws unavailable after a timeout, with a wrong key and at a wrong address', async () => {
    service.faults.push('hang');
    await expect(createProvider({ timeout: 50 }).translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(createProvider({ key: 'wrong' }).translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(createProvider({ url: 'http://127.0.0.1:9' }).translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test.each([
    ['no JSON', '<html>', {}],
    ['something else', '{"message":"hello"}', {}],
    ['too few translations', '{"translations":[]}', {}],
    ['a redirect, which would take the key elsewhere', '', { Location: 'http://127.0.0.1:9/' }],
  ])('throws unavailable after a response with %s', async (_, body, headers) => {
    const other = createServer((_request, response) => response.writeHead('Location' in headers ? 307 : 200, headers).end(body));
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(createProvider({ url }).translate(['a'], 'fr')).rejects.toMatchObject({ reason: 'unavailable' });
    other.closeAllConnections();
    await new Promise((closed) => other.close(closed));
  });
});

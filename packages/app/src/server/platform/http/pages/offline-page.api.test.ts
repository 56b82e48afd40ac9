// The page that browsers keep for when there is no connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture([], { settings: { PRODUCT_NAME: 'A "<b>" & B' } });
});
afterAll(() => room.stop());

const get = (path: string) => room.visitor().send('GET', path);

describe('the page without a connection', () => {
  test('is there in each language, bears the name of the product, and needs two files of its own', async () => {
    const { text, headers } = await get('/offline/de');
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Sie sind offline · A &quot;&lt;b>&quot; &amp; B</title>');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
    expect([...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file)).toEqual(['/offline.css', '/offline.js']);
    expect((await get('/offline/ja')).text).toContain('オフラインです');
  });

  test.each(['/offline/pt', '/offline/', '/offline/de/x'])('is not at %s', async (path) => {
    expect((await get(path)).text).not.toContain('/offline.js');
  });
});

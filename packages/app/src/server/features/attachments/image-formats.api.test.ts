// The formats that public images are sent in, by what the client asks for, and the placeholders shown until they have loaded.

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachments } from '#server/db/schema/attachments.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { detachFiles } from './attachments.public.ts';

let server: TestServer;
let parent: TestClient;
beforeAll(async () => {
  server = await startServer();
  parent = await server.signInAs('Parent');
});
afterAll(() => server.stop());

const AVIF = 'image/avif,image/webp,*/*;q=0.8';

async function upload(content: Uint8Array): Promise<string> {
  const { body, text } = await parent.send('POST', '/api/attachments', { body: createForm(content, { name: 'photo.jpg' }) });
  expect(text).toContain('random_ref');
  return (body as { randomRef: string }).randomRef;
}

/** Uploads an image that everybody can see. */
async function publish(content: Uint8Array): Promise<string> {
  const ref = await upload(content);
  await server.app.db.update(attachments).set({ access: 'public', subjectType: 'page', subjectId: ref }).where(eq(attachments.ref, ref));
  return ref;
}

/** Reads an image as a visitor, or with the given cookies. */
async function read(ref: string, width: number, { accept = '*/*', cookie = '' } = {}) {
  const headers = { Accept: accept, Cookie: cookie };
  const response = await fetch(`${server.origin}/api/attachments/image/${ref}?w=${width}`, { headers });
  const header = (name: string) => response.headers.get(name);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type: header('content-type'), vary: header('vary') ?? '', etag: header('etag'), cache: header('cache-control'), bytes };
}

test('a public image is sent as AVIF to those who ask for that, as WebP to others, and caches know the difference', async () => {
  const ref = await publish(await createPhoto({ width: 900, height: 700 }));
  const avif = await read(ref, 320, { accept: AVIF });
  expect([avif.type, avif.vary.includes('Accept'), avif.cache]).toEqual(['image/avif', true, expect.stringContaining('immutable')]);
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
  const webp = await read(ref, 320);
  expect([webp.type, webp.vary.includes('Accept'), webp.etag === avif.etag]).toEqual(['image/webp', true, false]);
  expect((await read(ref, 320, { accept: 'image/avif;q=0,image/webp' })).type).toBe('image/webp');
});

test('a large one comes as WebP, for a minute, while its AVIF is being made', async () => {
  const ref = await publish(await createPhoto({ width: 1700, height: 1400 }));
  const first = await read(ref, 1280, { accept: AVIF });
  expect([first.type, first.cache]).toEqual(['image/webp', 'public, max-age=60']);
  await expect.poll(async () => (await read(ref, 1280, { accept: AVIF })).type, { timeout: 50_000, interval: 500 }).toBe('image/avif');
});

test('a private one stays a WebP', async () => {
  const ref = await upload(await createPhoto({ width: 900, height: 700 }));
  const cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { type, cache } = await read(ref, 320, { accept: AVIF, cookie });
  expect([type, cache]).toEqual(['image/webp', 'private, no-cache']);
});

test('an image is deleted in all its formats', async () => {
  const ref = await publish(await createPhoto({ width: 900, height: 700 }));
  for (const accept of [AVIF, '*/*']) await read(ref, 160, { accept });
  const countVariants = async () => {
    const { imageWidths } = getStores(server.app.config);
    const found = await Promise.all(['webp', 'avif'].map((format) => imageWidths.get(`${ref}.160.${format}`)));
    return found.filter((file) => file !== null).length;
  };
  expect(await countVariants()).toBe(2);
  await server.app.db.transaction((tx) => detachFiles(tx, server.app, { subject: { type: 'page', id: ref } }));
  await server.runJobs();
  expect(await countVariants()).toBe(0);
});

test('an image has a placeholder; one that was stored without gets it at night', async () => {
  const isIt = eq(attachments.ref, await upload(await createPhoto()));
  const findPlaceholder = async () => (await server.app.db.select().from(attachments).where(isIt))[0]?.placeholder;
  const first = await findPlaceholder();
  expect(Buffer.from(first ?? '', 'base64').length).toBeGreaterThan(4);
  await server.app.db.update(attachments).set({ placeholder: '' }).where(isIt);
  await server.runJobs({ scheduled: true });
  expect(await findPlaceholder()).toBe(first);
});

// Photos of phones in the formats HEIC and AVIF: stored as other images are, without the location, or refused with the reason.

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { createForm, readHeic } from '#server/testing/fixtures/files.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let parent: TestClient;
beforeAll(async () => {
  server = await startServer();
  parent = await server.signInAs('Parent');
});
afterAll(() => server.stop());

async function upload(content: Uint8Array, name = 'IMG_0001.HEIC') {
  const { status, body } = await parent.send('POST', '/api/attachments', { body: createForm(content, { name }) });
  return { status, body: body as { randomRef: string; name: string; mediaType: string; width: number } & FailedBody };
}

async function download(ref: string): Promise<Buffer> {
  const headers = { Cookie: [...parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  return Buffer.from(await (await fetch(`${server.origin}/api/attachments/image/${ref}`, { headers })).arrayBuffer());
}

describe('a HEIC photo', () => {
  test('is stored as it looks, without its location', async () => {
    const photo = await readHeic('photo');
    expect(photo.includes('SECRET-PLACE')).toBe(true);
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'IMG_0001.webp', mediaType: 'image/webp', width: 640 });
    const bytes = await download(body.randomRef);
    expect(bytes.includes('SECRET-PLACE')).toBe(false);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, (data[0] ?? 0) > 150, (data[2] ?? 255) < 90]).toEqual([640, 480, true, true]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('is stored as well when several arrive at the same time', async () => {
    const photo = await readHeic('photo');
    const answers = await Promise.all([upload(photo), upload(photo), upload(photo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('is refused with the limit if it has too many pixels', async () => {
    const { status, body } = await upload(await readHeic('huge'));
    expect([status, body.code]).toEqual([422, 'imageTooManyPixels']);
    expect(body.message).toContain('50 megapixels');
  });

  test('is refused if it breaks off or is mixed up, and the next one is stored', async () => {
    const photo = await readHeic('photo');
    const mixed = Buffer.from(photo);
    for (let at = 40; at < mixed.length; at += 7) mixed[at] = 255 - (mixed[at] ?? 0);
    for (const content of [photo.subarray(0, 60), photo.subarray(0, 900), mixed]) {
      const { status, body } = await upload(content);
      expect([status, body.code]).toEqual([422, 'imageUnreadable']);
    }
    expect((await upload(photo)).status).toBe(200);
  });
});

test('an AVIF photo is stored as it looks', async () => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
  const { status, body } = await upload(await picture.avif().toBuffer(), 'photo.avif');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'photo.webp', mediaType: 'image/webp', width: 300 });
});

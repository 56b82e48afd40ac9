// A family's photo turned and cropped: what everybody sees then, who sees the original, and what is left of both.

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPhotos, changePhoto, editPhoto, listPhotos, removePhoto, restorePhoto } from '#contract/host-families/photos.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { createForm } from '#server/testing/fixtures/files.ts';
import { createFamilyPhoto } from '#server/testing/samples/host-families.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let count = 0;
let host: TestClient;
let id: number;
let userId: number;
let ref: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  count += 1;
  const email = `host-${count}@example.test`;
  userId = await server.createAccount({ email, roles: ['Host family'] });
  host = await server.signInWith(email);
  id = await createFamily(server.app, userId);
  ref = await upload();
  expect((await host.ask(addPhotos, { params: { id }, body: { refs: [ref] } })).status).toBe(200);
});

/** Uploads a picture of 400 × 200 pixels whose left half is red and whose right half is blue. */
async function upload(): Promise<string> {
  const half = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } });
  const content = await picture
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { body } = await host.send('POST', '/api/attachments', { body: createForm(content, { name: 'halves.png' }) });
  return (body as { randomRef: string }).randomRef;
}

const listed = async () => (await host.ask(listPhotos, { params: { id } })).body.data;
const edit = (of: string, body: Parameters<typeof host.ask<typeof editPhoto>>[1]['body'], client = host) =>
  client.ask(editPhoto, { params: { id, ref: of }, body });
const statusOf = async (of: string, client = server.createVisitor()) => (await client.send('GET', `/api/attachments/image/${of}`)).status;
const WHOLE = { turn: 0, crop: null } as const;
const LEFT = { turn: 0, crop: { x: 0, y: 0, width: 0.5, height: 1 } } as const;

async function colorOf(of: string): Promise<{ size: [number, number]; isRed: boolean }> {
  const bytes = Buffer.from(await (await fetch(`${server.origin}/api/attachments/image/${of}`)).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height], isRed: (data[0] ?? 0) > 200 && (data[2] ?? 255) < 60 };
}

test('a cropped photo has a new ref, and only the family and staff see the original', async () => {
  const { status, body, text } = await edit(ref, LEFT);
  expect(status, text).toBe(200);
  const [photo] = body.data;
  expect(photo).toMatchObject({ position: 0, width: 200, height: 200, originalRef: ref, edits: LEFT });
  expect(photo?.ref).not.toBe(ref);
  expect(await colorOf(photo?.ref ?? '')).toEqual({ size: [200, 200], isRed: true });
  const staff = await server.signInAs('Vetting admin');
  const clients = [server.createVisitor(), await server.signInAs('Parent'), await server.signInAs('Finance'), host, staff];
  expect(await Promise.all(clients.map((client) => statusOf(ref, client)))).toEqual([404, 404, 404, 200, 200]);
});

test('a photo is turned before it is cropped', async () => {
  const turned = (await edit(ref, { turn: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 } })).body.data[0];
  expect(await colorOf(turned?.ref ?? '')).toEqual({ size: [200, 200], isRed: true });
  const other = (await edit(turned?.ref ?? '', { turn: 270, crop: { x: 0, y: 0, width: 1, height: 0.5 } })).body.data[0];
  expect(await colorOf(other?.ref ?? '')).toEqual({ size: [200, 200], isRed: false });
});

test('each edit starts from the original, and one without a change shows it again', async () => {
  const first = (await edit(ref, LEFT)).body.data[0]?.ref ?? '';
  const second = (await edit(first, { turn: 180, crop: null })).body.data[0];
  expect(second).toMatchObject({ width: 400, height: 200, originalRef: ref });
  const last = (await edit(second?.ref ?? '', WHOLE)).body.data;
  expect(last).toMatchObject([{ ref, originalRef: null, edits: null, width: 400 }]);
  expect(await statusOf(ref)).toBe(200);
  await server.runJobs();
  for (const gone of [first, second?.ref ?? '']) expect(await server.app.db.$count(attachments, eq(attachments.ref, gone))).toBe(0);
});

test('a crop lies within the photo and isn’t smaller than a tenth', async () => {
  const crops = [
    { x: 0.6, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0.01, height: 1 },
    { x: -0.1, y: 0, width: 0.5, height: 1 },
  ];
  for (const crop of crops) expect((await edit(ref, { turn: 0, crop })).status).toBe(422);
  expect((await edit(ref, { turn: 45 as 90, crop: null })).status).toBe(422);
});

test('a photo that can’t be read says so, and one of another family is not found', async () => {
  const broken = (await createFamilyPhoto(server.app, userId)).ref;
  const refused = await edit(broken, LEFT);
  expect([refused.status, (refused.body as unknown as FailedBody).code]).toEqual([422, 'imageUnreadable']);
  await server.createAccount({ email: `other-${count}@example.test`, roles: ['Host family'] });
  expect((await edit(ref, LEFT, await server.signInWith(`other-${count}@example.test`))).status).toBe(404);
});

test('a photo that two tabs edit at the same time is edited once', async () => {
  const answers = await Promise.all([edit(ref, LEFT), edit(ref, { turn: 90, crop: null })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await listed()).toMatchObject([{ originalRef: ref }]);
});

test('a deleted photo is put back where it was with all that was known of it', async () => {
  const others = [await upload(), await upload()];
  await host.ask(addPhotos, { params: { id }, body: { refs: others } });
  const edited = (await edit(ref, LEFT)).body.data[0]?.ref ?? '';
  const described = { kind: 'garden', caption: 'Our garden', isFeature: true } as const;
  const before = (await host.ask(changePhoto, { params: { id, ref: edited }, body: described })).body.data;
  const [photo] = before;
  if (photo === undefined) throw new Error('there is no photo');
  await host.ask(removePhoto, { params: { id, ref: edited } });
  expect(await statusOf(edited)).toBe(404);
  const { width: _w, height: _h, placeholder: _p, ...deleted } = photo;
  const { status, body, text } = await host.ask(restorePhoto, { params: { id }, body: deleted });
  expect(status, text).toBe(200);
  expect(body.data).toEqual(before);
  expect([await statusOf(edited), await statusOf(ref), await statusOf(ref, host)]).toEqual([200, 404, 200]);
  const twice = await host.ask(restorePhoto, { params: { id }, body: deleted });
  expect([twice.status, (twice.body as unknown as FailedBody).code]).toEqual([409, 'attachmentInUse']);
});

test('a deleted photo and its original are gone a day later', async () => {
  const edited = (await edit(ref, LEFT)).body.data[0]?.ref ?? '';
  await host.ask(removePhoto, { params: { id, ref: edited } });
  server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000);
  await server.runJobs({ scheduled: true });
  for (const gone of [ref, edited]) expect(await server.app.db.$count(attachments, eq(attachments.ref, gone))).toBe(0);
  expect(await server.app.db.$count(hostFamilyPhotos, eq(hostFamilyPhotos.hostFamilyId, id))).toBe(0);
});

test('a photo gets hints once it has been looked at, until somebody keeps it anyway', async () => {
  expect((await listed())[0]?.hints).toBeNull();
  await server.runJobs();
  expect((await listed())[0]?.hints).toEqual(['small']);
  // As stored while faces were looked for.
  const stored = { hints: ['face', 'small'] as never };
  await server.app.db.update(hostFamilyPhotos).set(stored).where(eq(hostFamilyPhotos.ref, ref));
  expect((await listed())[0]?.hints).toEqual(['small']);
  const kept = await host.ask(changePhoto, { params: { id, ref }, body: { keepsAnyway: true } });
  expect([kept.status, kept.body.data[0]?.hints]).toEqual([200, []]);
  await server.runJobs({ scheduled: true });
  expect((await listed())[0]?.hints).toEqual([]);
  const edited = (await edit(ref, LEFT)).body.data[0];
  expect(edited?.hints).toBeNull();
});

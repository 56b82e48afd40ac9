// A family's photos: who arranges them, their order and limits with several tabs open, and what is left of a deleted one.

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUploadLimits } from '#contract/attachments/attachments.endpoints.ts';
import { previewFamily } from '#contract/host-families/family-details.endpoints.ts';
import { addPhotos, arrangePhotos, changePhoto, listPhotos, removePhoto, restorePhoto } from '#contract/host-families/photos.endpoints.ts';
import { PHOTO_LIMIT } from '#contract/host-families/photos.shapes.ts';
import { readFamilyProfile, readHostFamilyInfo } from '#contract/host-families/profile.endpoints.ts';
import { FEATURE_IMAGE_LIMIT } from '#contract/platform/constants.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { searchChanges } from '#server/db/schema/search.ts';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { createAnimation, createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { createFamilyPhoto } from '#server/testing/samples/host-families.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { showPhoto } from './photo-hints.service.ts';
import { updateHints } from './photos.queries.ts';

let server: TestServer;
let count = 0;
let host: TestClient;
let userId: number;
let id: number;
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
});

async function upload(content?: Uint8Array, client = host, name = 'photo.jpg'): Promise<string> {
  const { body, text } = await client.send('POST', '/api/attachments', { body: createForm(content ?? (await createPhoto()), { name }) });
  expect(text).toContain('random_ref');
  return (body as { randomRef: string }).randomRef;
}

/** Adds photos to the rows of the family, without uploading them. */
async function addRows(photos: number): Promise<string[]> {
  const refs: string[] = [];
  for (let done = 0; done < photos; done += 1) refs.push((await createFamilyPhoto(server.app, userId)).ref);
  return refs;
}

const listed = async (client = host) => (await client.ask(listPhotos, { params: { id } })).body.data;
const refsOf = async () => (await listed()).map(({ ref }) => ref);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as FailedBody).code];

describe('photos', () => {
  test('are added behind the others, in their order, and everybody sees them from then on', async () => {
    const [first] = await addRows(1);
    const refs = [await upload(), await upload()];
    const visitor = server.createVisitor();
    expect((await visitor.send('GET', `/api/attachments/image/${refs[0]}`)).status).toBe(404);
    const { status, body, text } = await host.ask(addPhotos, { params: { id }, body: { refs } });
    expect(status, text).toBe(200);
    expect(body.data.map(({ ref, position }) => [ref, position])).toEqual([first, ...refs].map((ref, at) => [ref, at]));
    expect(body.data[1]).toMatchObject({ kind: 'other', caption: '', isFeature: false, width: 300, height: 400 });
    expect(body.data[1]?.placeholder).toMatch(/^[A-Za-z0-9+/=]{20,44}$/);
    expect((await visitor.send('GET', `/api/attachments/image/${refs[0]}`)).status).toBe(200);
  });

  test('stand still: of an animation the first frame is kept', async () => {
    const moving = await upload(await createAnimation(), host, 'moving.gif');
    const still = await upload();
    const { body } = await host.ask(addPhotos, { params: { id }, body: { refs: [moving, still] } });
    expect(body.data.map(({ ref }) => ref === moving)).toEqual([false, false]);
    expect(body.data[1]?.ref).toBe(still);
    const image = await fetch(`${server.origin}/api/attachments/image/${body.data[0]?.ref}`);
    expect(await sharp(Buffer.from(await image.arrayBuffer()), { animated: true }).metadata()).toMatchObject({ width: 60, height: 40 });
    await server.runJobs();
    expect((await host.send('GET', `/api/attachments/image/${moving}`)).status).toBe(404);
  });

  test('are images that the caller has uploaded and that nothing else uses', async () => {
    const pdf = await upload(Buffer.from('%PDF-1.7\n'), host, 'bill.pdf');
    expect(codeOf(await host.ask(addPhotos, { params: { id }, body: { refs: [pdf] } }))).toEqual([422, 'fileTypeRefused']);
    const others = await upload(undefined, await server.signInAs('Parent'));
    expect((await host.ask(addPhotos, { params: { id }, body: { refs: [others] } })).status).toBe(422);
    const [used = ''] = await addRows(1);
    expect(codeOf(await host.ask(addPhotos, { params: { id }, body: { refs: [used] } }))).toEqual([409, 'attachmentInUse']);
    expect(await refsOf()).toEqual([used]);
  });

  test('are at most forty', async () => {
    await addRows(PHOTO_LIMIT.all - 1);
    const refs = [await upload(), await upload()];
    const refused = await host.ask(addPhotos, { params: { id }, body: { refs } });
    expect(codeOf(refused)).toEqual([409, 'tooManyPhotos']);
    expect((refused.body as unknown as FailedBody).message).toContain('40');
    expect((await host.ask(addPhotos, { params: { id }, body: { refs: refs.slice(0, 1) } })).status).toBe(200);
  });

  test('belong to the family: another host finds none, staff arrange them, a parent has no right', async () => {
    const [ref = ''] = await addRows(1);
    await server.createAccount({ email: `other-${count}@example.test`, roles: ['Host family'] });
    const other = await server.signInWith(`other-${count}@example.test`);
    const params = { id, ref };
    expect((await other.ask(listPhotos, { params: { id } })).status).toBe(404);
    expect((await other.ask(changePhoto, { params, body: { caption: 'Mine' } })).status).toBe(404);
    expect((await other.ask(removePhoto, { params })).status).toBe(404);
    expect((await other.ask(arrangePhotos, { params: { id }, body: { refs: [ref], previousRefs: [ref] } })).status).toBe(404);
    expect((await (await server.signInAs('Parent')).ask(listPhotos, { params: { id } })).status).toBe(403);
    const finance = await server.signInAs('Finance');
    expect([(await finance.ask(listPhotos, { params: { id } })).status, (await finance.ask(removePhoto, { params })).status]).toEqual([
      200, 403,
    ]);
    const staff = await server.signInAs('Vetting admin');
    const added = await upload(undefined, staff);
    expect((await staff.ask(addPhotos, { params: { id }, body: { refs: [added] } })).body.data.map((photo) => photo.ref)).toEqual([
      ref,
      added,
    ]);
    expect((await staff.ask(readUploadLimits, {})).body.kinds).toContain('image');
  });
});

describe('the order of photos', () => {
  test('is the one that was asked for, and the first photo represents the family', async () => {
    const refs = await addRows(4);
    const wanted = [3, 0, 2, 1].map((at) => refs[at] ?? '');
    const { body } = await host.ask(arrangePhotos, { params: { id }, body: { refs: wanted, previousRefs: refs } });
    expect(body.data.map(({ ref, position }) => [ref, position])).toEqual(wanted.map((ref, at) => [ref, at]));
    const info = await host.ask(readHostFamilyInfo, { params: { id } });
    expect(info.body.tinyFeaturedImage).toBe(wanted[0]);
    expect(info.body.profile.photos.map(({ ref }) => ref)).toEqual(wanted);
  });

  test('is set by one of two tabs; the other is told how the photos are now', async () => {
    const refs = await addRows(3);
    const [first = '', second = '', third = ''] = refs;
    const answers = await Promise.all(
      [
        [second, first, third],
        [third, second, first],
      ].map((wanted) => host.ask(arrangePhotos, { params: { id }, body: { refs: wanted, previousRefs: refs } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.data.map(({ ref }) => ref);
    expect(await refsOf()).toEqual(won);
    const lost = answers.find(({ status }) => status === 409);
    expect(codeOf(lost ?? { status: 0, body: {} })[1]).toBe('changedMeanwhile');
    expect(lost?.text).toContain(won?.[0]);
  });

  test('has each photo once: a missing, doubled or foreign one is refused', async () => {
    const refs = await addRows(2);
    const [first = '', second = ''] = refs;
    const foreign = (await createFamilyPhoto(server.app, await server.createAccount({ email: `f-${count}@example.test`, roles: [] }))).ref;
    for (const wanted of [[first], [first, first], [first, foreign], [first, second, foreign]]) {
      expect((await host.ask(arrangePhotos, { params: { id }, body: { refs: wanted, previousRefs: refs } })).status).toBe(422);
    }
    const both = [first, second, foreign];
    expect((await host.ask(arrangePhotos, { params: { id }, body: { refs: both, previousRefs: both } })).status).toBe(409);
    expect(await refsOf()).toEqual(refs);
  });

  test('stays dense when photos are added and deleted at the same time', async () => {
    const refs = await addRows(4);
    const uploads = [await upload(), await upload()];
    const answers = await Promise.all([
      host.ask(removePhoto, { params: { id, ref: refs[0] ?? '' } }),
      host.ask(addPhotos, { params: { id }, body: { refs: uploads.slice(0, 1) } }),
      host.ask(removePhoto, { params: { id, ref: refs[2] ?? '' } }),
      host.ask(addPhotos, { params: { id }, body: { refs: uploads.slice(1) } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const photos = await listed();
    expect(photos.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(photos.map(({ ref }) => ref).toSorted()).toEqual([refs[1], refs[3], ...uploads].toSorted());
  });
});

describe('a photo', () => {
  test('gets a kind and a caption, which visitors read without the name of the family', async () => {
    await addRows(3);
    const [{ ref } = { ref: '' }] = await listed();
    await server.app.db.update(hostFamilies).set({ vettingState: 'approved' });
    const body = { kind: 'living_room', caption: ' The Murphy living room ' } as const;
    const changed = await host.ask(changePhoto, { params: { id, ref }, body });
    expect(changed.body.data[0]).toMatchObject({ kind: 'living_room', caption: 'The Murphy living room', isFeature: false });
    const parent = await server.signInAs('Parent');
    expect((await parent.ask(readFamilyProfile, { params: { id } })).body.photos[0]?.caption).toBe('The Murphy living room');
    const shown = (await server.createVisitor().ask(readFamilyProfile, { params: { id } })).body.photos[0]?.caption;
    expect([shown?.includes('living room'), shown?.includes('Murphy')]).toEqual([true, false]);
  });

  test('is one of ten feature images at most, however many tabs ask at the same time', async () => {
    const refs = await addRows(FEATURE_IMAGE_LIMIT + 2);
    const star = (ref = '', isFeature = true) => host.ask(changePhoto, { params: { id, ref }, body: { isFeature } });
    for (const ref of refs.slice(0, FEATURE_IMAGE_LIMIT - 1)) expect((await star(ref)).status).toBe(200);
    const answers = await Promise.all(refs.slice(FEATURE_IMAGE_LIMIT - 1).map((ref) => star(ref)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.map(codeOf)).toContainEqual([409, 'tooManyFeatureImages']);
    expect((await listed()).filter(({ isFeature }) => isFeature)).toHaveLength(FEATURE_IMAGE_LIMIT);
    expect((await star(refs[0])).status).toBe(200);
    expect((await star(refs[0], false)).status).toBe(200);
    expect((await star(refs.at(-1))).status).toBe(200);
    expect((await host.ask(readHostFamilyInfo, { params: { id } })).body.tinyFeaturedImage).toBe(refs[1]);
  });

  test('is hidden from others if it looks like a document, until the family keeps it anyway', async () => {
    const refs = await addRows(4);
    const [paper = '', second] = refs;
    await server.app.db.update(hostFamilies).set({ vettingState: 'approved' });
    await server.app.db.update(hostFamilyPhotos).set({ hints: null }).where(eq(hostFamilyPhotos.ref, paper));
    await server.app.db.update(searchChanges).set({ subject: 'place' });
    await server.app.db.transaction(async (tx) => {
      await updateHints(tx, { ref: paper, hints: ['document'] });
      await showPhoto(tx, { familyId: id, ref: paper, isShown: false });
    });
    const visitor = server.createVisitor();
    const shown = async () => (await visitor.ask(readFamilyProfile, { params: { id } })).body.photos.map(({ ref }) => ref);
    const statusFor = async (client: TestClient) => (await client.send('GET', `/api/attachments/image/${paper}`)).status;
    expect(await shown()).toEqual(refs.slice(1));
    expect((await host.ask(previewFamily, { params: { id }, query: {} })).body.photos[0]?.ref).toBe(second);
    expect(
      await Promise.all([visitor, host, await server.signInAs('Vetting admin'), await server.signInAs('Finance')].map(statusFor)),
    ).toEqual([404, 200, 200, 404]);
    const noted = await server.app.db.select().from(searchChanges).where(eq(searchChanges.subject, 'family'));
    expect(noted.map(({ subjectId }) => subjectId)).toEqual([id]);
    // Deleted by mistake and put back, it isn't public all at once.
    const [deleted] = await listed();
    await host.ask(removePhoto, { params: { id, ref: paper } });
    const { width: _w, height: _h, placeholder: _p, ...body } = deleted ?? expect.fail();
    expect((await host.ask(restorePhoto, { params: { id }, body })).status).toBe(200);
    expect(await shown()).toEqual(refs.slice(1));
    await host.ask(changePhoto, { params: { id, ref: paper }, body: { keepsAnyway: true } });
    expect(await shown()).toEqual(refs);
    expect(await statusFor(visitor)).toBe(200);
  });

  test('is hidden from others once it is deleted; with two left the family is not live any more, until it is added again', async () => {
    await addRows(3);
    await server.app.db.update(hostFamilies).set({ vettingState: 'approved' });
    const [{ ref } = { ref: '' }] = await listed();
    expect((await host.ask(listPhotos, { params: { id } })).body.isLive).toBe(true);
    const { body } = await host.ask(removePhoto, { params: { id, ref } });
    expect([body.data.length, body.isLive]).toEqual([2, false]);
    expect((await server.createVisitor().send('GET', `/api/attachments/image/${ref}`)).status).toBe(404);
    expect((await server.createVisitor().ask(readFamilyProfile, { params: { id } })).status).toBe(404);
    expect((await host.ask(removePhoto, { params: { id, ref } })).status).toBe(404);
    const again = (await host.ask(addPhotos, { params: { id }, body: { refs: [ref] } })).body;
    expect([again.isLive, again.data.map((photo) => photo.ref).at(-1)]).toEqual([true, ref]);
  });

  test('gets a missing placeholder at night, and the search takes it over', async () => {
    const ref = await upload();
    await host.ask(addPhotos, { params: { id }, body: { refs: [ref] } });
    await server.runJobs();
    await server.app.db.update(attachments).set({ placeholder: '' }).where(eq(attachments.ref, ref));
    await server.app.db.delete(searchChanges);
    await server.runJobs({ scheduled: true });
    expect((await listed())[0]?.placeholder).not.toBe('');
    const noted = await server.app.db.select().from(searchChanges).where(eq(searchChanges.subjectId, id));
    expect(noted.map(({ subject }) => subject)).toEqual(['family']);
  });

  test('is deleted for good a day later', async () => {
    const [ref = ''] = await addRows(1);
    await host.ask(removePhoto, { params: { id, ref } });
    await server.runJobs({ scheduled: true });
    expect((await host.send('GET', `/api/attachments/image/${ref}`)).status).toBe(200);
    server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000);
    await server.runJobs({ scheduled: true });
    expect(await server.app.db.$count(attachments, eq(attachments.ref, ref))).toBe(0);
  });
});

// Uploading and reading files: what is taken, what is made of it, who sees it, and that nothing is left over.

import { readdirSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attachment } from '#contract/attachments/attachment.ts';
import type { Role } from '#contract/identity/roles.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import type { Call } from '#server/platform/app.ts';
import { createFolderStore } from '#server/platform/files/file-store.ts';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { createAnimation, createForm, createPhoto, createPngBomb } from '#server/testing/fixtures/files.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { attachFiles, detachFiles } from './attachments.public.ts';

let server: TestServer;
let parent: TestClient;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  parent = await server.signInAs('Parent');
});
afterAll(() => server.stop());

function upload(client: TestClient, content: Uint8Array | string, options?: Parameters<typeof createForm>[1]) {
  const sent = client.send('POST', '/api/attachments', { body: createForm(content, options) });
  return sent as Promise<{ status: number; text: string; body: Attachment & FailedBody }>;
}

async function uploaded(client: TestClient, content?: Uint8Array): Promise<string> {
  const { status, body, text } = await upload(client, content ?? (await createPhoto()), { name: 'photo.jpg' });
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return body.randomRef;
}

/** The bytes of an answer. */
async function bytesFrom(client: TestClient, path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookieOf(client) } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

function cookieOf(client: TestClient): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** What a browser gets that has it already; `fetch` would ask to be sent it anew. */
function statusIfKept(client: TestClient, path: string, etag: string): Promise<number | undefined> {
  const headers = { Cookie: cookieOf(client), 'If-None-Match': etag };
  return new Promise((done, failed) => {
    get(`${server.origin}${path}`, { headers }, (response) => {
      response.resume();
      done(response.statusCode);
    }).on('error', failed);
  });
}

function stored(): string[] {
  const folder = join(server.app.config.DATA_DIR, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

async function callAs(role: Role): Promise<Call> {
  const id = (await (await server.signInAs(role)).send('GET', '/api/user')).body as { id: number };
  return { app: server.app, db: server.app.db, caller: { id: id.id }, requestId: 'test' } as unknown as Call;
}

describe('an image', () => {
  test('is stored anew: turned as it was meant, without what the camera wrote into it', async () => {
    const { status, body } = await upload(parent, await createPhoto(), { name: '../my photo.JPG', fields: { alt: 'A hill' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'my photo.webp', kind: 'image', mediaType: 'image/webp', width: 300, height: 400, alt: 'A hill' });
    expect(body.randomRef).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const { bytes, headers } = await bytesFrom(parent, `/api/attachments/image/${body.randomRef}`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.includes('SECRET-PLACE')).toBe(false);
    const { exif, orientation, width } = await sharp(bytes).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 300]);
  });

  test('comes in the widths on offer, never larger than it is, and is not sent twice', async () => {
    const ref = await uploaded(parent, await createPhoto({ width: 900, height: 700 }));
    const [small, again, large] = await Promise.all([160, 160, 1920].map((w) => bytesFrom(parent, `/api/attachments/image/${ref}?w=${w}`)));
    expect((await sharp(small?.bytes).metadata()).width).toBe(160);
    expect(again?.bytes.equals(small?.bytes ?? Buffer.of())).toBe(true);
    expect((await sharp(large?.bytes).metadata()).width).toBe(700);
    expect(await statusIfKept(parent, `/api/attachments/image/${ref}?w=160`, small?.headers.get('etag') ?? '')).toBe(304);
    expect(await statusIfKept(parent, `/api/attachments/image/${ref}`, '"another"')).toBe(200);
    expect((await parent.send('GET', `/api/attachments/image/${ref}?w=161`)).status).toBe(422);
  });

  test('keeps moving when it moves', async () => {
    const ref = await uploaded(parent, await createAnimation());
    const { bytes } = await bytesFrom(parent, `/api/attachments/image/${ref}`);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 40, width: 60 });
  });
});

describe('an upload', () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';

  test.each([
    ['an SVG that is called a photo', svg, 'photo.png', 'imageUnreadable'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'photo.jpg', 'imageUnreadable'],
    ['an archive with the name of an image', zip, 'photo.jpg', 'imageUnreadable'],
    ['nothing at all', '', 'photo.jpg', 'imageUnreadable'],
    ['a program', Buffer.from('MZ\x90\x00', 'latin1'), 'a.jpg', 'imageUnreadable'],
    ['a program by its name', Buffer.from('MZ\x90\x00', 'latin1'), 'a.exe', 'fileTypeRefused'],
    ['an image that breaks off', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1'), 'photo.jpg', 'imageUnreadable'],
    ['a picture of four thousand million pixels', createPngBomb(65_000, 65_000), 'bomb.png', 'imageTooManyPixels'],
    ['a picture just above what is unpacked', createPngBomb(8_100, 8_100), 'bomb.png', 'imageTooManyPixels'],
  ])('is refused if it is %s', async (_, content, name, code) => {
    const before = stored().length;
    const { status, body } = await upload(parent, content, { name });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, ['file']]);
    expect(stored().length).toBe(before);
  });

  test('is refused with the limit if it is too large', async () => {
    const { status, body } = await upload(parent, Buffer.alloc(11 * 1024 * 1024), { name: 'large.jpg' });
    expect([status, body.message]).toEqual([413, 'The file is too large. The limit is 10 MB.']);
  });

  test('is refused from a visitor, and without a file', async () => {
    expect((await upload(server.createVisitor(), await createPhoto())).status).toBeGreaterThanOrEqual(401);
    expect((await parent.send('POST', '/api/attachments', { body: new FormData() })).status).toBe(422);
  });

  test('never ends in a failure of the server, even if the file is broken or mixed', async () => {
    const good = await createPhoto();
    const heads = [
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'RIFF\x10\x00\x00\x00WEBP',
      '%PDF-1.7',
      '\x00\x00\x00\x18ftypisom',
      'ID3',
    ];
    const hostile = fc.oneof(
      fc
        .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
        .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), rest])),
      fc
        .tuple(fc.nat(good.length - 1), fc.nat(255))
        .map(([at, value]) => Buffer.concat([good.subarray(0, at), Buffer.of(value), good.subarray(at + 1)])),
      fc.nat(good.length).map((length) => good.subarray(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (content) => {
        expect([200, 422]).toContain((await upload(parent, content)).status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file that is no image', () => {
  test('is offered as a download, and runs nothing', async () => {
    const { body } = await upload(parent, '%PDF-1.7\n<script>alert(1)</script>', { name: 'Böók "1".exe' });
    expect(body).toMatchObject({ kind: 'pdf', name: 'Böók "1".pdf' });
    const { status, headers } = await bytesFrom(parent, `/api/attachments/${body.randomRef}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="B__k _1_.pdf"; filename*=UTF-8''B%C3%B6%C3%B3k%20%221%22.pdf`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await parent.send('GET', `/api/attachments/image/${body.randomRef}`)).status).toBe(404);
  });
});

describe('a stored file', () => {
  async function statuses(ref: string): Promise<Record<string, number>> {
    const readers: [string, TestClient][] = [['nobody', server.createVisitor()]];
    for (const role of [
      'Parent',
      'Host family',
      'Coordinator',
      'Agent',
      'Finance',
      'Administrator',
      'Vetting admin',
      'Page editor',
    ] as const) {
      readers.push([role, await server.signInAs(role)]);
    }
    const found = await Promise.all(
      readers.map(async ([name, client]) => [name, (await client.send('GET', `/api/attachments/image/${ref}`)).status] as const),
    );
    return Object.fromEntries(found);
  }
  const hidden = { nobody: 404, 'Host family': 404, Agent: 404, 'Vetting admin': 404, 'Page editor': 404 };

  test('is seen by its owner and by staff who read everything, as long as it is unused', async () => {
    const ref = await uploaded(parent);
    expect(await statuses(ref)).toEqual({ ...hidden, Parent: 200, Coordinator: 200, Finance: 200, Administrator: 200 });
    expect((await server.createVisitor().send('GET', `/api/attachments/image/${'x'.repeat(22)}`)).status).toBe(404);
  });

  test('is checked at each request while it is private; a public one is seen by everybody and cached for good', async () => {
    const ref = await uploaded(parent);
    expect((await bytesFrom(parent, `/api/attachments/image/${ref}`)).headers.get('cache-control')).toBe('private, no-cache');
    const call = await callAs('Parent');
    await server.app.db.transaction((tx) =>
      attachFiles(tx, call, { refs: [ref], subject: { type: 'page', id: '1' }, access: 'public', field: 'image' }),
    );
    expect(new Set(Object.values(await statuses(ref)))).toEqual(new Set([200]));
    expect((await bytesFrom(server.createVisitor(), `/api/attachments/image/${ref}`)).headers.get('cache-control')).toContain('immutable');
  });

  test('is seen by those whom the feature of its subject allows, if it is private', async () => {
    const ref = await uploaded(parent);
    const call = await callAs('Parent');
    await server.app.db.transaction((tx) =>
      attachFiles(tx, call, { refs: [ref], subject: { type: 'user', id: '1' }, access: 'private', field: 'avatar' }),
    );
    expect(await statuses(ref)).toMatchObject({ nobody: 404, 'Host family': 200, Agent: 200 });
  });
});

describe('belonging', () => {
  test('a file is attached by its owner alone, and to one subject only', async () => {
    const ref = await uploaded(parent);
    const host = await callAs('Host family');
    const take = (call: Call, id: string) =>
      server.app.db.transaction((tx) =>
        attachFiles(tx, call, { refs: [ref], subject: { type: 'page', id }, access: 'public', field: 'image' }),
      );
    await expect(take(host, '7')).rejects.toMatchObject({ faults: [{ field: 'image', rule: 'invalid' }] });
    await take(await callAs('Parent'), '7');
    await expect(take(await callAs('Parent'), '8')).rejects.toThrow('image');
    await expect(take(host, '7')).resolves.toHaveLength(1);
  });

  test('only staff who can see a file can describe it', async () => {
    const ref = await uploaded(parent);
    const describedBy = async (role: Role) =>
      (await (await server.signInAs(role)).send('PATCH', `/api/attachments/${ref}`, { body: { alt: role } })).status;
    expect(await describedBy('Agent')).toBe(404);
    expect(await describedBy('Page editor')).toBe(404);
    expect(await describedBy('Coordinator')).toBe(200);
  });

  test('an account with a hundred unused files can’t upload another one', async () => {
    await server.createAccount({ email: 'hoarder@example.test', roles: ['Parent'] });
    const hoarder = await server.signInWith('hoarder@example.test');
    const first = await uploaded(hoarder);
    const [row] = await server.app.db.select().from(attachments).where(eq(attachments.ref, first));
    const { id: _, ref: __, ...like } = row ?? ({} as never);
    await server.app.db.insert(attachments).values(Array.from({ length: 99 }, (___, index) => ({ ...like, ref: `unused-${index}` })));
    const refused = await upload(hoarder, await createPhoto());
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'tooMany' });
    await server.app.db.delete(attachments).where(eq(attachments.ref, 'unused-7'));
    await uploaded(hoarder);
  });

  test('an own file goes while it is unused, with its bytes', async () => {
    const ref = await uploaded(parent);
    await bytesFrom(parent, `/api/attachments/image/${ref}?w=160`);
    expect((await (await server.signInAs('Host family')).send('DELETE', `/api/attachments/${ref}`)).status).toBe(404);
    expect((await parent.send('DELETE', `/api/attachments/${ref}`)).status).toBe(200);
    expect((await parent.send('GET', `/api/attachments/image/${ref}`)).status).toBe(404);
    await server.runJobs();
    expect(stored()).not.toContain(ref);
  });

  test('a file in use can’t be deleted; its bytes are deleted once it is detached', async () => {
    const ref = await uploaded(parent);
    const subject = { type: 'page', id: '9' };
    const call = await callAs('Parent');
    await server.app.db.transaction((tx) => attachFiles(tx, call, { refs: [ref], subject, access: 'public', field: 'image' }));
    const refused = await parent.send('DELETE', `/api/attachments/${ref}`);
    expect([refused.status, (refused.body as FailedBody).code]).toEqual([409, 'attachmentInUse']);
    await server.app.db.transaction((tx) => detachFiles(tx, server.app, { subject }));
    await server.runJobs();
    expect(stored()).not.toContain(ref);
  });
});

test('files that stay unused for a day, and bytes left by a crash, are deleted', async () => {
  const ref = await uploaded(parent);
  const stray = 'a-stray-file-of-a-cra';
  const folder = join(server.app.config.DATA_DIR, 'files');
  await createFolderStore(folder).put(stray, Buffer.from('x'));
  await utimes(join(folder, stray.slice(0, 2), stray), new Date(0), new Date(0));
  server.time.now = new Date(server.time.now.getTime() + 23 * 3_600_000);
  const kept = await uploaded(await server.signInAs('Parent'));
  await server.runJobs({ scheduled: true });
  expect(stored()).toContain(ref);
  expect(stored()).not.toContain(stray);
  server.time.now = new Date(server.time.now.getTime() + 2 * 3_600_000);
  await server.runJobs({ scheduled: true });
  expect(stored()).not.toContain(ref);
  expect(stored()).toContain(kept);
});

// Papers of students over a real connection, what staff note among themselves, and what a linked parent is told.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { addDocument, listDocuments, removeDocument } from '#contract/people/documents.endpoints.ts';
import { deleteStudent, linkParent, mergeStudents, readStudent, updateStudent } from '#contract/people/students.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { studentDocuments, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripDeletion } from '#server/features/trips/trips.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createPhoto } from '#server/testing/fixtures/files.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let motherId: number;
let agentId: number;
let mother: TestClient;
let father: TestClient;
let agent: TestClient;
let coordinator: TestClient;
let finance: TestClient;
let host: TestClient;
let hostId: number;
beforeAll(async () => {
  server = await startServer();
  motherId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'] });
  await server.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Karl' });
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  mother = await server.signInWith('mother@example.test');
  father = await server.signInWith('father@example.test');
  agent = await server.signInWith('agency@example.test');
  host = await server.signInWith('host@example.test');
  coordinator = await server.signInAs('Coordinator');
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF');
const SOUND = new TextEncoder().encode('OggS and more of it');

async function uploaded(client: TestClient, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { body, text } = await client.ask(uploadAttachment, { body: form as never });
  expect(body.randomRef, text).toBeDefined();
  return body.randomRef;
}

const bring = async (client: TestClient, { id, bytes = PDF }: { id: number; bytes?: Uint8Array }) =>
  client.ask(addDocument, {
    params: { id },
    body: { ref: await uploaded(client, bytes, 'epilepsy letter.pdf'), kind: 'medical', name: 'Letter on epilepsy' },
  });

const file = (id: number, documentId: number) => `/api/students/${id}/documents/${documentId}/file`;

test('a paper is read by whoever keeps the student, and by nobody else: not by finance, not by a host, not under its own name', async () => {
  const id = await createTestStudent(server.app, { parentIds: [motherId], agentId });
  await createTestTrip(server.app, { studentId: id, hostUserId: hostId, state: 'booked' });
  const { body: paper, text } = await bring(mother, { id });
  expect(paper, text).toMatchObject({ kind: 'medical', name: 'Letter on epilepsy', fileName: 'epilepsy letter.pdf', canRemove: true });
  const read = async (client: TestClient) => (await client.send('GET', file(id, paper.id))).status;
  const clients = [mother, agent, coordinator, father, finance, host, server.createVisitor()];
  expect(await Promise.all(clients.map(read))).toEqual([200, 200, 200, 404, 403, 403, 401]);
  const answer = await mother.send('GET', file(id, paper.id));
  expect(answer.text).toBe('%PDF-1.4\n%%EOF');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*epilepsy/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const [kept] = await server.app.db.select().from(studentDocuments).where(eq(studentDocuments.id, paper.id));
  const byName = async (client: TestClient) => (await client.send('GET', `/api/attachments/${kept?.ref}`)).status;
  expect(await Promise.all([mother, coordinator, finance, host].map(byName))).toEqual([404, 404, 404, 404]);
  const other = await createTestStudent(server.app, { parentIds: [motherId] });
  expect((await mother.send('GET', file(other, paper.id))).status).toBe(404);
});

test('images and PDFs are taken alone, once, from whoever uploaded them; parents take out their own, staff any, with the file', async () => {
  const id = await createTestStudent(server.app, { parentIds: [motherId] });
  expect((await bring(mother, { id, bytes: SOUND })).body.code).toBe('fileTypeRefused');
  expect((await bring(mother, { id, bytes: new Uint8Array(await createPhoto()) })).body).toMatchObject({ mediaType: 'image/webp' });
  const ref = await uploaded(father, PDF, 'a.pdf');
  const body = { ref, kind: 'passport', name: 'Passport' } as const;
  expect((await mother.ask(addDocument, { params: { id }, body })).body.errors).toHaveProperty('ref');
  expect((await father.ask(addDocument, { params: { id }, body })).status).toBe(404);
  const { body: staffs } = await bring(coordinator, { id });
  const take = (client: TestClient, documentId: number) => client.ask(removeDocument, { params: { id, documentId } });
  expect((await take(mother, staffs.id)).body.code).toBe('documentOfStaff');
  const { data } = (await mother.ask(listDocuments, { params: { id } })).body;
  expect(data.map(({ canRemove, kind }) => [kind, canRemove])).toEqual([
    ['medical', false],
    ['medical', true],
  ]);
  for (const { id: documentId } of data) expect((await take(coordinator, documentId)).status).toBe(200);
  expect((await take(coordinator, staffs.id)).status).toBe(404);
  expect(
    await server.app.db
      .select()
      .from(attachments)
      .where(eq(attachments.subjectId, String(id))),
  ).toEqual([]);
  const log = await server.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(id)));
  expect(log.map(({ action }) => action)).toContain('student.removeDocument');
  expect(JSON.stringify(log)).not.toMatch(/epilepsy/i);
});

test('papers come along when two rows become one, and go with the account of the last parent', async () => {
  const alone = await server.createAccount({ email: 'alone@example.test', roles: ['Parent'] });
  const [id, otherId] = [await createTestStudent(server.app, { parentIds: [alone] }), await createTestStudent(server.app)];
  const { body: paper } = await bring(coordinator, { id: otherId });
  expect((await coordinator.ask(mergeStudents, { params: { id }, body: { otherId, version: 1 } })).status).toBe(200);
  const parent = await server.signInWith('alone@example.test');
  expect((await parent.send('GET', file(id, paper.id))).status).toBe(200);
  await coordinator.ask(updateStudent, { params: { id }, body: { internalNotes: 'Owes money' } });
  await server.app.db.transaction(async (tx) => tripDeletion.erase?.(tx, alone));
  expect(await server.app.db.select().from(studentDocuments).where(eq(studentDocuments.studentId, id))).toEqual([]);
  expect(
    await server.app.db
      .select()
      .from(attachments)
      .where(eq(attachments.subjectId, String(id))),
  ).toEqual([]);
  expect(await server.app.db.select().from(students).where(eq(students.id, id))).toMatchObject([{ internalNotes: '', firstName: '' }]);
});

test('papers go with a student who is taken out', async () => {
  const id = await createTestStudent(server.app, { parentIds: [motherId] });
  await bring(mother, { id });
  expect((await mother.ask(deleteStudent, { params: { id } })).status).toBe(200);
  expect(await server.app.db.select().from(studentDocuments).where(eq(studentDocuments.studentId, id))).toEqual([]);
});

test('internal notes are hidden from parents, hosts and finance, and parents can’t write them', async () => {
  const id = await createTestStudent(server.app, { parentIds: [motherId], agentId });
  const { tripId } = await createTestTrip(server.app, { studentId: id, parentId: motherId, hostUserId: hostId, state: 'booked' });
  const noted = await coordinator.ask(updateStudent, { params: { id }, body: { internalNotes: 'Mother argues about bills' } });
  expect(noted.body.item.internalNotes).toBe('Mother argues about bills');
  expect((await agent.ask(readStudent, { params: { id } })).body).toMatchObject({
    notes: 'Sleepwalks',
    internalNotes: 'Mother argues about bills',
  });
  const seen = ['/api/students/newlist', `/api/students/${id}`, '/api/students/export', '/api/parents/my-children', `/api/trips/${tripId}`];
  for (const client of [mother, finance, host]) {
    for (const path of seen) expect((await client.send('GET', path)).text).not.toMatch(/argues|internal_notes/);
  }
  const typed = await mother.ask(updateStudent, { params: { id }, body: { internalNotes: '' } });
  expect(Object.keys(typed.body.errors ?? {})).toEqual(['internalNotes']);
  expect((await mother.ask(updateStudent, { params: { id }, body: { notes: 'Fine now' } })).body.item.notes).toBe('Fine now');
  expect((await coordinator.ask(readStudent, { params: { id } })).body.internalNotes).toBe('Mother argues about bills');
  const log = await server.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(id)));
  expect(JSON.stringify(log)).not.toMatch(/argues/);
});

test('a linked parent is told once, with a mail in their own language', async () => {
  await server.app.db.update(users).set({ locale: 'de' }).where(eq(users.email, 'father@example.test'));
  const id = await createTestStudent(server.app, { firstName: 'Anna', parentIds: [motherId] });
  const link = () => coordinator.ask(linkParent, { params: { id }, body: { email: 'father@example.test' } });
  expect([(await link()).status, (await link()).status]).toEqual([200, 200]);
  const told = await server.app.db.select().from(notifications).where(eq(notifications.kind, 'childLinked'));
  expect(told.map(({ data }) => data)).toEqual([{ studentId: id, child: 'Anna', name: expect.stringMatching(/\S/) }]);
  const mails = await getEmailsTo(server, 'father@example.test');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ein Kind wurde mit Ihrem Konto bei .+ verknüpft$/)]);
});

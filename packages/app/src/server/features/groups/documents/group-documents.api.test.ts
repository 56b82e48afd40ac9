// Documents of groups over a real connection: who reads which, who deletes what, and what the audit log says.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { MAX_DOCUMENTS } from '#contract/attachments/document.shapes.ts';
import { addGroupDocument, listGroupDocuments, removeGroupDocument } from '#contract/groups/group-documents.endpoints.ts';
import type { GroupDocumentKind } from '#contract/groups/group-documents.shapes.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { groupDocuments } from '#server/db/schema/group-documents.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type GroupFixture, startGroupFixture } from '#server/testing/fixtures/group-fixture.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';

let server: GroupFixture;
let coordinator: TestClient;
let finance: TestClient;
let agent: TestClient;
let other: TestClient;
let agentId: number;
let groupId: number;

beforeAll(async () => {
  server = await startGroupFixture();
  ({ coordinator, agent, agentId } = server);
  finance = await server.signInAs('Finance');
  await server.createAccount({ email: 'elsewhere@example.test', roles: ['Agent'] });
  other = await server.signInWith('elsewhere@example.test');
});
afterAll(() => server.stop());
beforeEach(async () => {
  groupId = (await server.newGroup({ agentId })).id;
});

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF');
const SOUND = new TextEncoder().encode('OggS and more of it');

async function uploaded(client: TestClient, bytes = PDF): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'peanut list.pdf');
  const { body, text } = await client.ask(uploadAttachment, { body: form as never });
  expect(body.randomRef, text).toBeDefined();
  return body.randomRef;
}

const bring = async (client: TestClient, kind: GroupDocumentKind = 'rooming', bytes = PDF) =>
  client.ask(addGroupDocument, { params: { id: groupId }, body: { ref: await uploaded(client, bytes), kind, name: 'Peanuts' } });
const listed = async (client: TestClient) => (await client.ask(listGroupDocuments, { params: { id: groupId } })).body.data;
const take = (client: TestClient, documentId: number) => client.ask(removeGroupDocument, { params: { id: groupId, documentId } });
const statusOf = async (client: TestClient, documentId: number) =>
  (await client.send('GET', `/api/groups/${groupId}/documents/${documentId}/file`)).status;

test('staff and the agent of the group read its documents, finance none about health, other agents and visitors nothing', async () => {
  const { body: plan, text } = await bring(coordinator);
  expect(plan, text).toMatchObject({ kind: 'rooming', name: 'Peanuts', fileName: 'peanut list.pdf', canRemove: true });
  const { body: medical } = await bring(agent, 'medical');
  const readers = [coordinator, agent, finance, other, server.createVisitor()];
  expect(await Promise.all(readers.map((client) => statusOf(client, plan.id)))).toEqual([200, 200, 200, 404, 401]);
  expect(await Promise.all(readers.map((client) => statusOf(client, medical.id)))).toEqual([200, 200, 404, 404, 401]);
  expect((await listed(finance)).map(({ id }) => id)).toEqual([plan.id]);
  expect((await listed(agent)).map(({ id, canRemove }) => [id, canRemove])).toEqual([
    [medical.id, true],
    [plan.id, false],
  ]);
  expect((await other.ask(listGroupDocuments, { params: { id: groupId } })).status).toBe(404);
  const [kept] = await server.app.db.select().from(groupDocuments).where(eq(groupDocuments.id, medical.id));
  const byName = async (client: TestClient) => (await client.send('GET', `/api/attachments/${kept?.ref}`)).status;
  expect(await Promise.all([agent, coordinator, finance].map(byName))).toEqual([404, 404, 404]);
  const elsewhere = await server.newGroup();
  expect((await coordinator.send('GET', `/api/groups/${elsewhere.id}/documents/${plan.id}/file`)).status).toBe(404);
});

test('agents delete what they brought, staff any, with the file; the log names the kind alone', async () => {
  const { body: staffs } = await bring(coordinator);
  const { body: agents } = await bring(agent, 'medical');
  expect((await take(agent, staffs.id)).body).toMatchObject({ code: 'documentOfStaff' });
  expect((await take(finance, staffs.id)).status).toBe(403);
  expect((await take(other, staffs.id)).status).toBe(404);
  expect((await take(coordinator, agents.id)).status).toBe(200);
  expect((await listed(coordinator)).map(({ id }) => id)).toEqual([staffs.id]);
  expect((await take(coordinator, staffs.id)).status).toBe(200);
  expect((await take(coordinator, staffs.id)).status).toBe(404);
  const files = await server.app.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.subjectType, 'groupDocument'), eq(attachments.subjectId, String(groupId))));
  expect(files).toEqual([]);
  const log = await server.app.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, 'group'), eq(audit.subjectId, String(groupId))));
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['group.addDocument', 'group.removeDocument']));
  expect(JSON.stringify(log)).not.toMatch(/peanut/i);
});

test('files are images and PDFs that the caller uploaded, as many as a group can have, by those who write it', async () => {
  expect((await bring(coordinator, 'other', SOUND)).body).toMatchObject({ code: 'fileTypeRefused' });
  const ref = await uploaded(agent);
  const body = { ref, kind: 'other', name: 'Plan' } as const;
  expect((await coordinator.ask(addGroupDocument, { params: { id: groupId }, body })).body).toMatchObject({
    errors: { ref: [expect.any(String)] },
  });
  expect((await bring(finance)).status).toBe(403);
  expect((await bring(other)).status).toBe(404);
  const at = server.app.clock.now();
  for (let count = 0; count < MAX_DOCUMENTS; count += 1) {
    const stored = await createStoredFile(server.app, { ownerId: agentId, subject: { type: 'groupDocument', id: String(groupId) } });
    await server.app.db.insert(groupDocuments).values({ groupId, ref: stored, kind: 'other', name: 'Plan', createdAt: at });
  }
  expect(await bring(coordinator)).toMatchObject({ status: 409, body: { code: 'groupDocumentsFull' } });
  await server.app.db.delete(tripGroups).where(eq(tripGroups.id, groupId));
  expect(await server.app.db.select().from(groupDocuments).where(eq(groupDocuments.groupId, groupId))).toEqual([]);
});

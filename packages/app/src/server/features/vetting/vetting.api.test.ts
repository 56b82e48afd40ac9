// Vetting over a real connection: from registration to approval, with its checks, references, visits and requests.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { answerRequest, readOwnVetting, submitProfile } from '#contract/vetting/own-vetting.endpoints.ts';
import { answerReference, readAskedReference } from '#contract/vetting/references.endpoints.ts';
import * as vetting from '#contract/vetting/vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { personalReads } from '#server/db/schema/personal-reads.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo, getLastTokenTo } from '#server/testing/emails.ts';
import { POLICE, startVetting, type VettingFixture } from '#server/testing/fixtures/vetting-fixture.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { type TestServer, toEmail } from '#server/testing/start-server.ts';

let room: VettingFixture;
let server: TestServer;
let vetter: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  room = await startVetting();
  ({ server, vetter, coordinator } = room);
});
afterAll(() => server.stop());

const createReadyFamily: VettingFixture['createReadyFamily'] = (fields) => room.createReadyFamily(fields);

async function upload(client: TestClient, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), name);
  return (await client.ask(uploadAttachment, { body: form as never })).body.randomRef;
}

const read: VettingFixture['read'] = (id, client) => room.read(id, client);

const move = async (id: number, to: Vetting['state'], { client = vetter, reason = '' } = {}) =>
  client.ask(vetting.moveVetting, { params: { id }, body: { to, reason, version: (await read(id)).version } });

async function recordGoodVisit(id: number): Promise<void> {
  const planned = (await coordinator.ask(vetting.planVisit, { params: { id }, body: { plannedAt: null, visitorId: null } })).body;
  const [visit] = planned.visits;
  const body = {
    doneOn: '2026-06-10',
    met: ['ownBed', 'smokeAlarm'],
    report: 'Warm and tidy.',
    outcome: 'positive',
    version: visit?.version ?? 0,
  };
  const { status } = await coordinator.ask(vetting.reportVisit, { params: { id, visitId: visit?.id ?? 0 }, body: body as never });
  expect(status).toBe(200);
}

async function giveReference(id: number, name: string): Promise<void> {
  const email = `${name}-${id}@example.test`;
  const asked = await vetter.ask(vetting.askReference, { params: { id }, body: { name, email, relation: 'Neighbour', locale: 'en' } });
  expect(asked.status).toBe(200);
  const token = await getLastTokenTo(server, email);
  const marks = { reliability: '5', care: '5', home: '4', children: '5' } as const;
  const text = 'They are warm, patient and always on time.';
  const answered = await server.createVisitor().ask(answerReference, { params: { token }, body: { ...marks, text, isIndependent: true } });
  expect(answered.status).toBe(200);
  const check = (await read(id)).checks.find((one) => one.reference?.email === email);
  const body = { status: 'passed', version: check?.version ?? 0 } as const;
  await vetter.ask(vetting.changeCheck, { params: { id, checkId: check?.id ?? 0 }, body });
}

async function completeChecks(id: number): Promise<void> {
  await giveReference(id, 'anna');
  await giveReference(id, 'bela');
  await vetter.ask(vetting.createCheck, { params: { id }, body: POLICE });
  await vetter.ask(vetting.createCheck, { params: { id }, body: { kind: 'document', person: 'family', status: 'passed' } });
}

describe('the way to approval', () => {
  test('leads a complete profile through review, visit and checks, and tells the family', async () => {
    const { id, email, family } = await createReadyFamily();
    const submitted = await family.ask(submitProfile, {});
    expect(submitted.body).toMatchObject({ state: 'submitted', transitions: [], profileGaps: [] });
    expect(submitted.body.stateHistory.map(({ to }) => to)).toEqual(['profile_incomplete', 'submitted']);
    expect((await read(id)).transitions).toEqual(['in_review']);
    expect((await move(id, 'in_review')).body.transitions).toEqual(['home_visit', 'rejected']);
    expect((await move(id, 'home_visit', { client: coordinator })).status).toBe(200);
    expect((await move(id, 'checks_pending')).body.code).toBe('visitMissing');
    await recordGoodVisit(id);
    expect((await move(id, 'checks_pending')).status).toBe(200);
    expect((await move(id, 'approved')).body.code).toBe('checksOpen');
    await completeChecks(id);
    await vetter.ask(vetting.requestInformation, { params: { id }, body: { items: ['photos'] } });
    const gaps = (await read(id)).approvalGaps;
    expect(gaps.map(({ gap }) => gap)).toEqual(['police', 'requests', 'visit']);
    expect((await read(id, coordinator)).approvalGaps).toEqual([]);
    expect(Object.keys((await move(id, 'approved')).body.errors ?? {})).toEqual(['reason']);
    const approved = await move(id, 'approved', { reason: 'The certificate is in the post.' });
    expect(approved.body).toMatchObject({ state: 'approved', missing: [] });
    expect(approved.body.stateHistory.at(-1)).toMatchObject({
      from: 'checks_pending',
      to: 'approved',
      by: 'Vetting admin Test',
      reason: 'The certificate is in the post.',
    });
    expect((await family.ask(readOwnVetting, {})).body.stateHistory.at(-1)).toMatchObject({ to: 'approved', reason: '' });
    expect((await getEmailsTo(server, email)).map(({ subject }) => subject)).toContain('You’ve been approved as a host family');
  });

  test('begins only with a complete profile, and names what is missing', async () => {
    const { id, family } = await createReadyFamily({ addressLine1: '', description: '' });
    const refused = await family.ask(submitProfile, {});
    expect(refused).toMatchObject({ status: 422, body: { code: 'profileIncomplete' } });
    expect((await family.ask(readOwnVetting, {})).body.profileGaps).toEqual(['address', 'description']);
    expect((await read(id)).state).toBe('registered');
  });

  test('is refused where the table has no such move, and changes nothing', async () => {
    const { id, family } = await createReadyFamily();
    expect((await move(id, 'approved')).body.code).toBe('vettingMoved');
    await family.ask(submitProfile, {});
    expect((await family.ask(submitProfile, {})).body.code).toBe('vettingMoved');
    expect((await move(id, 'in_review', { client: coordinator })).body.code).toBe('vettingMoved');
    expect((await read(id)).state).toBe('submitted');
  });

  test('asks for a reason of a rejection, which the family reads and can apply again after', async () => {
    const { id, family } = await createReadyFamily();
    await family.ask(submitProfile, {});
    await move(id, 'in_review');
    expect(Object.keys((await move(id, 'rejected')).body.errors ?? {})).toEqual(['reason']);
    await move(id, 'rejected', { reason: 'The house is being rebuilt.' });
    const own = (await family.ask(readOwnVetting, {})).body;
    expect(own.stateHistory.at(-1)).toMatchObject({ to: 'rejected', by: null, reason: 'The house is being rebuilt.' });
    expect(own.transitions).toEqual(['submitted']);
    expect((await vetter.ask(readFamily, { params: { id } })).body.hosting).toMatchObject({ vettingReason: 'The house is being rebuilt.' });
    expect((await family.ask(submitProfile, {})).body.state).toBe('submitted');
    expect((await vetter.ask(readFamily, { params: { id } })).body.hosting).toMatchObject({ vettingReason: '' });
  });

  test('tells the second of two staff who move a family at once that it has changed', async () => {
    const { id, family } = await createReadyFamily();
    await family.ask(submitProfile, {});
    const { version } = await read(id);
    const body = { to: 'in_review', reason: '', version } as const;
    const answers = await Promise.all([1, 2].map(() => vetter.ask(vetting.moveVetting, { params: { id }, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).stateHistory.filter(({ to }) => to === 'in_review')).toHaveLength(1);
  });
});

describe('staff who are close to a family', () => {
  test('decide nothing about it: their own, one whose phone they share, and one they have declared', async () => {
    const { id, family } = await createReadyFamily();
    await family.ask(submitProfile, {});
    const both = await server.createAccount({ email: `both-${id}@example.test`, roles: ['Vetting admin', 'Host family'] });
    const own = await server.signInWith(`both-${id}@example.test`);
    const ownId = await createFamily(server.app, both);
    expect((await move(ownId, 'in_review', { client: own })).body.code).toBe('ownFamily');
    await server.app.db.update(hostFamilies).set({ phone: '087 123 4567' }).where(eq(hostFamilies.id, id));
    await server.app.db.update(users).set({ phone: '+353 87 1234567' }).where(eq(users.id, both));
    expect((await move(id, 'in_review', { client: own })).body.code).toBe('relatedFamily');
    expect((await own.ask(vetting.createCheck, { params: { id }, body: POLICE })).body.code).toBe('relatedFamily');
    await server.app.db.update(users).set({ phone: '' }).where(eq(users.id, both));
    await own.ask(vetting.declareRelation, { params: { id }, body: { userId: both, kind: 'friend' } });
    expect((await own.ask(vetting.removeRelation, { params: { id, userId: both } })).body.code).toBe('relatedFamily');
    expect((await move(id, 'in_review', { client: own })).body.code).toBe('relatedFamily');
    expect((await read(id, own)).moves).toMatchObject([{ to: 'in_review', blocker: 'relatedFamily' }]);
    await vetter.ask(vetting.removeRelation, { params: { id, userId: both } });
    expect((await move(id, 'in_review', { client: own })).status).toBe(200);
  });
});

describe('certificates and reports', () => {
  test('are read by those who decide and the family, which is recorded, not by coordinators', async () => {
    const { id, userId, family } = await createReadyFamily();
    const attachmentRef = await upload(vetter, 'police.pdf');
    const body = { ...POLICE, summary: 'No entries', attachmentRef };
    expect((await vetter.ask(vetting.createCheck, { params: { id }, body })).body.checks[0]).toMatchObject({
      summary: 'No entries',
      attachment: { name: 'police.pdf' },
    });
    const open = async (client: TestClient) => (await client.send('GET', `/api/attachments/${attachmentRef}`)).status;
    const known = { status: 'passed', expiresAt: '2029-06-01', summary: null };
    expect((await read(id, coordinator)).checks[0]).toMatchObject({ ...known, attachment: null });
    expect(await open(coordinator)).toBe(404);
    const listReads = () => server.app.db.select().from(personalReads).where(eq(personalReads.userId, userId));
    expect((await family.ask(readOwnVetting, {})).body.checks[0]).toMatchObject({ ...known, attachment: { name: 'police.pdf' } });
    expect(await listReads()).toEqual([]);
    expect(await open(family)).toBe(200);
    expect(await listReads()).toMatchObject([{ subjectType: 'hostFamily', subjectId: id, part: 'police' }]);
    expect(await open((await createReadyFamily()).family)).toBe(404);
    for (const role of ['Finance', 'Agent'] as const) {
      expect((await (await server.signInAs(role)).send('GET', `/api/attachments/${attachmentRef}`)).status).toBe(404);
    }
    expect((await vetter.send('GET', `/api/attachments/${attachmentRef}`)).status).toBe(200);
    await recordGoodVisit(id);
    expect((await read(id, coordinator)).visits[0]?.report).toBe('Warm and tidy.');
    expect((await family.ask(readOwnVetting, {})).body.visits[0]).toMatchObject({ doneOn: '2026-06-10', report: null, outcome: null });
  });

  test('with a wrong day or an old version are refused, and keep what was there', async () => {
    const { id } = await createReadyFamily();
    const late = await vetter.ask(vetting.createCheck, { params: { id }, body: { ...POLICE, issuedOn: '2026-07-01' } });
    expect(Object.keys(late.body.errors ?? {})).toEqual(['issuedOn']);
    const [check] = (await vetter.ask(vetting.createCheck, { params: { id }, body: POLICE })).body.checks;
    const params = { id, checkId: check?.id ?? 0 };
    const body = { expiresAt: '2030-01-01', version: 9 };
    expect((await vetter.ask(vetting.changeCheck, { params, body })).body.code).toBe('changedMeanwhile');
    expect((await read(id)).checks[0]?.expiresAt).toBe('2029-06-01');
    const other = await createReadyFamily();
    const foreign = { params: { id: other.id, checkId: params.checkId }, body: { ...body, version: 1 } };
    expect((await vetter.ask(vetting.changeCheck, foreign)).status).toBe(404);
  });
});

describe('a reference', () => {
  test('is answered once, by its link, until it expires', async () => {
    const { id } = await createReadyFamily();
    const email = `carla-${id}@example.test`;
    const body = { name: 'Carla', email, relation: 'Teacher of our son', locale: 'de' } as const;
    await vetter.ask(vetting.askReference, { params: { id }, body });
    expect((await vetter.ask(vetting.askReference, { params: { id }, body })).body.code).toBe('refereeKnown');
    const token = await getLastTokenTo(server, email);
    const visitor = server.createVisitor();
    const asked = await visitor.ask(readAskedReference, { params: { token } });
    expect(asked.body).toMatchObject({ refereeName: 'Carla', familyName: 'Orla Murphy', relation: 'Teacher of our son' });
    const answer = { reliability: '5', care: '4', home: '4', children: '5', text: 'Short', isIndependent: true } as const;
    expect(Object.keys((await visitor.ask(answerReference, { params: { token }, body: answer })).body.errors ?? {})).toEqual(['text']);
    const full = { ...answer, text: 'I have known them for ten years.' };
    const answers = await Promise.all([1, 2].map(() => visitor.ask(answerReference, { params: { token }, body: full })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await visitor.ask(readAskedReference, { params: { token } })).status).toBe(404);
    expect((await read(id)).checks[0]).toMatchObject({ status: 'received', reference: { text: full.text, marks: { care: 4 } } });
    expect((await read(id, coordinator)).checks[0]?.reference).toMatchObject({ text: '', marks: null });
  });

  test('is refused of the family itself, and its link is unknown once it has expired', async () => {
    const { id, email: own } = await createReadyFamily();
    const body = { name: 'Orla', email: own, relation: 'Myself', locale: 'en' } as const;
    expect((await vetter.ask(vetting.askReference, { params: { id }, body })).body.code).toBe('refereeKnown');
    const email = `dora-${id}@example.test`;
    await vetter.ask(vetting.askReference, { params: { id }, body: { ...body, name: 'Dora', email } });
    const token = await getLastTokenTo(server, email);
    const { now } = server.time;
    server.time.now = new Date(now.getTime() + 21 * 24 * 3600 * 1000);
    expect((await server.createVisitor().ask(readAskedReference, { params: { token } })).status).toBe(404);
    server.time.now = now;
  });
});

describe('a request for information', () => {
  test('is answered by its family only, with a file that staff read', async () => {
    const { id, family, email } = await createReadyFamily();
    const stranger = (await createReadyFamily()).family;
    const asked = await vetter.ask(vetting.requestInformation, { params: { id }, body: { items: ['policeCheck'], text: 'For Sean too.' } });
    const requestId = asked.body.requests[0]?.id ?? 0;
    expect((await getEmailsTo(server, email)).at(-1)?.subject).toBe('We need more information from you');
    const refs = [await upload(family, 'sean.pdf')];
    const given = { params: { requestId }, body: { answer: 'Here it is.', refs } };
    expect((await stranger.ask(answerRequest, { ...given, body: { answer: 'Mine', refs: [] } })).status).toBe(404);
    expect((await family.ask(answerRequest, given)).body.requests[0]).toMatchObject({
      answer: 'Here it is.',
      files: [{ name: 'sean.pdf' }],
    });
    expect((await vetter.send('GET', `/api/attachments/${refs[0]}`)).status).toBe(200);
    expect((await stranger.send('GET', `/api/attachments/${refs[0]}`)).status).toBe(404);
    const listed = await vetter.ask(vetting.listVettings, { query: { answered: 'yes' } as never });
    expect(listed.body.data.map((row) => row.id)).toContain(id);
    await vetter.ask(vetting.closeRequest, { params: { id, requestId } });
    expect((await family.ask(answerRequest, { ...given, body: { answer: 'More', refs: [] } })).status).toBe(404);
  });
});

describe('the queue', () => {
  test('is filtered by state and assignee, with what is missing', async () => {
    const { id, family } = await createReadyFamily();
    await family.ask(submitProfile, {});
    const [account] = await server.app.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, toEmail('Vetting admin')));
    const assigneeId = account?.id ?? 0;
    const { version } = await read(id);
    const assign = (body: { assigneeId: number | null; version: number }) => vetter.ask(vetting.assignVetting, { params: { id }, body });
    expect((await assign({ assigneeId, version })).body.assigneeId).toBe(assigneeId);
    expect((await assign({ assigneeId: null, version })).body.code).toBe('changedMeanwhile');
    const query = { state: 'submitted', assigneeId: String(assigneeId) } as never;
    const { data } = (await coordinator.ask(vetting.listVettings, { query })).body;
    expect(data).toEqual([
      expect.objectContaining({
        ...{ id, name: 'Orla Murphy', state: 'submitted', assignee: { id: assigneeId, name: 'Vetting admin Test' } },
        ...{ missing: ['visit', 'references', 'police', 'document'], answered: false },
      }),
    ]);
    const parents = await (await server.signInAs('Parent')).ask(vetting.listVettings, {});
    expect(parents.status).toBe(403);
  });
});

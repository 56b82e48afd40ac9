// The queue of vetting: its order, who is offered as its handler, assignment of many, and the record of who read a family's checks.

import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { readOwnVetting, sendCertificate } from '#contract/vetting/own-vetting.endpoints.ts';
import { assignVettings, createCheck, listVettingStaff, listVettings } from '#contract/vetting/vetting.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { personalReads } from '#server/db/schema/personal-reads.ts';
import { POLICE, startVetting, type VettingFixture } from '#server/testing/fixtures/vetting-fixture.ts';

let room: VettingFixture;
beforeAll(async () => {
  room = await startVetting();
});
afterAll(() => room.server.stop());

test('families under way come first, those that have waited longest before the others', async () => {
  const ids: number[] = [];
  for (const [state, day] of [
    ['approved', '2026-01-01'],
    ['in_review', '2026-03-01'],
    ['submitted', '2026-02-01'],
    ['registered', '2026-01-15'],
  ] as const) {
    ids.push((await room.createReadyFamily({ vettingState: state, createdAt: new Date(`${day}T09:00:00Z`) })).id);
  }
  const [approved, inReview, submitted, registered] = ids;
  const { data } = (await room.vetter.ask(listVettings, {})).body;
  expect(data.map(({ id }) => id)).toEqual([submitted, inReview, approved, registered]);
});

test('many families are assigned at once, but not those that the vetter has no say in', async () => {
  const { data: staff } = (await room.vetter.ask(listVettingStaff, {})).body;
  const find = (role: string) => staff.find(({ name }) => name === `${role} Test`);
  expect([find('Vetting admin')?.canDecide, find('Coordinator')?.canDecide]).toEqual([true, false]);
  const assigneeId = find('Vetting admin')?.id ?? 0;
  const [one, own] = [await room.createReadyFamily(), await room.createReadyFamily()];
  await room.server.app.db.update(hostFamilies).set({ userId: assigneeId }).where(eq(hostFamilies.id, own.id));
  const ids = [one.id, own.id, 99_999];
  const answer = await room.vetter.ask(assignVettings, { body: { ids, assigneeId } });
  expect(answer.body).toEqual({ assigned: [one.id], refused: [own.id, 99_999] });
  expect((await room.read(one.id)).assigneeId).toBe(assigneeId);
  expect((await room.coordinator.ask(assignVettings, { body: { ids, assigneeId } })).status).toBe(403);
  const coordinatorId = find('Coordinator')?.id ?? 0;
  expect((await room.vetter.ask(assignVettings, { body: { ids, assigneeId: coordinatorId } })).status).toBe(422);
});

test('reading a family’s checks is recorded of those who see what was written, and not of the family', async () => {
  const { id, family } = await room.createReadyFamily();
  await room.vetter.ask(createCheck, { params: { id }, body: POLICE });
  await family.ask(readOwnVetting, {});
  await room.read(id, room.coordinator);
  const isFamily = and(eq(personalReads.subjectType, 'hostFamily'), eq(personalReads.subjectId, id));
  const listParts = async () =>
    (
      await room.server.app.db.select({ part: personalReads.part }).from(personalReads).where(isFamily).orderBy(asc(personalReads.part))
    ).map(({ part }) => part);
  expect(await listParts()).toEqual([]);
  await room.read(id);
  await room.read(id);
  expect(await listParts()).toEqual(['police']);
});

test('a certificate that the family sends is received once, for one of its adults', async () => {
  const { id, family } = await room.createReadyFamily();
  const upload = async () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'police.pdf');
    return (await family.ask(uploadAttachment, { body: form as never })).body.randomRef;
  };
  const send = async (person: string) => family.ask(sendCertificate, { body: { person, attachmentRef: await upload() } });
  expect((await send('guardian_two')).status).toBe(422);
  expect((await send('guardian_one')).body.checks).toMatchObject([{ status: 'received', attachment: { name: 'police.pdf' } }]);
  await send('guardian_one');
  expect((await room.read(id)).checks).toMatchObject([{ kind: 'police', status: 'received', attachment: { name: 'police.pdf' } }]);
});

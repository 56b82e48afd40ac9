// Checks that expire: warnings, the pause, its end, and reminders of references.

import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import { readAskedReference } from '#contract/vetting/references.endpoints.ts';
import { askReference, changeCheck, createCheck } from '#contract/vetting/vetting.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { vettingChecks } from '#server/db/schema/vetting.ts';
import { allJobs } from '#server/jobs.ts';
import { getEmailsTo, getLastTokenTo } from '#server/testing/emails.ts';
import { POLICE, startVetting, type VettingFixture } from '#server/testing/fixtures/vetting-fixture.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { lapseChecks, warnOfExpiries } from './expiry.service.ts';
import { remindReferees } from './references.service.ts';

let room: VettingFixture;
let start: Date;
beforeAll(async () => {
  room = await startVetting();
  start = room.server.time.now;
});
afterAll(() => room.server.stop());

/** Runs something on another day; sessions don’t last that long, so requests are made on the first one. */
async function onDay<Result>(day: string, work: () => Promise<Result>): Promise<Result> {
  room.server.time.now = new Date(`${day}T10:00:00Z`);
  const result = await work();
  room.server.time.now = start;
  return result;
}

/** An approved family whose police check expires on 31 August. */
async function createApproved() {
  const made = await room.createReadyFamily({ vettingState: 'approved' });
  await room.vetter.ask(createCheck, { params: { id: made.id }, body: { ...POLICE, expiresAt: '2026-08-31' } });
  await room.server.app.db.delete(notifications);
  return made;
}

const listTold = async (userId: number) => {
  const rows = await room.server.app.db
    .select({ kind: notifications.kind, data: notifications.data })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind, data }) => `${kind} ${(data as { event?: string }).event ?? ''}`.trim());
};

async function findPause(id: number) {
  const { paused, pauseReason } = hostFamilies;
  const [row] = await room.server.app.db.select({ paused, pauseReason }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return row;
}

const NOT_PAUSED = { paused: false, pauseReason: '' };
const LAPSED = { paused: true, pauseReason: 'check_lapsed' };

test('a family is warned 60 and 14 days before a check expires, once each', async () => {
  const { userId } = await createApproved();
  const counts: [string, number][] = [];
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-03', '2026-08-16', '2026-08-17', '2026-08-18']) {
    await onDay(day, () => warnOfExpiries(room.server.app));
    await onDay(day, () => warnOfExpiries(room.server.app));
    counts.push([day, (await listTold(userId)).filter((one) => one === 'vettingNews checkExpires').length]);
  }
  expect(counts.map(([, count]) => count)).toEqual([0, 1, 1, 1, 2, 2]);
});

test('a check that another replaces brings no warning', async () => {
  const { id, userId } = await createApproved();
  await room.vetter.ask(createCheck, { params: { id }, body: POLICE });
  await onDay('2026-08-20', () => warnOfExpiries(room.server.app));
  expect(await listTold(userId)).toEqual([]);
  expect((await room.read(id)).missing).not.toContain('police');
});

test('the day after its check expired a family is paused, once, until a valid one is recorded', async () => {
  const { id, userId, family } = await createApproved();
  const coordinatorId = await room.server.createAccount({ email: `stays-${id}@example.test`, roles: ['Coordinator'] });
  await createTestTrip(room.server.app, { hostFamilyId: id, coordinatorId, fromDate: '2026-09-10', toDate: '2026-09-20' } as never);
  const lapse = (day: string) => onDay(day, () => lapseChecks(room.server.app));
  await lapse('2026-08-31');
  expect(await findPause(id)).toEqual(NOT_PAUSED);
  await lapse('2026-09-01');
  await lapse('2026-09-01');
  expect(await findPause(id)).toEqual(LAPSED);
  expect(await listTold(userId)).toEqual(['hostFamilyPaused', 'vettingNews checkLapsed']);
  expect(await listTold(coordinatorId)).toContain('vettingProgress checkLapsed');
  const { version } = (await family.ask(readFamily, { params: { id } })).body;
  const live = { params: { id }, body: { live: true, version } } as never;
  expect((await family.ask(setFamilyLive, live)).body.code).toBe('pausedByOthers');
  expect((await room.coordinator.ask(setFamilyLive, live)).body.code).toBe('checkLapsed');
  const [check] = (await room.read(id)).checks;
  expect(check?.status).toBe('lapsed');
  const body = { status: 'passed', issuedOn: '2026-06-10', expiresAt: '2029-08-30', version: check?.version ?? 0 } as const;
  await room.vetter.ask(changeCheck, { params: { id, checkId: check?.id ?? 0 }, body });
  expect(await findPause(id)).toEqual(NOT_PAUSED);
});

test('the pause of others stays theirs when a check is renewed, and doesn’t end while one is missing', async () => {
  const { id } = await createApproved();
  const { db } = room.server.app;
  const pause = { paused: true, pauseReason: 'family', pausedUntil: '2026-09-05' } as const;
  await db.update(hostFamilies).set(pause).where(eq(hostFamilies.id, id));
  await onDay('2026-09-01', () => lapseChecks(room.server.app));
  expect(await findPause(id)).toEqual({ paused: true, pauseReason: 'family' });
  const endPauses = allJobs.find(({ kind }) => kind === 'hostFamilies.endPauses');
  await onDay('2026-09-06', async () => endPauses?.run(room.server.app, {}, { signal: new AbortController().signal } as never));
  expect(await findPause(id)).toEqual(LAPSED);
  await db.update(hostFamilies).set(pause).where(eq(hostFamilies.id, id));
  await room.vetter.ask(createCheck, { params: { id }, body: POLICE });
  expect(await findPause(id)).toEqual({ paused: true, pauseReason: 'family' });
});

test('a family that isn’t approved isn’t paused, and its check has expired all the same', async () => {
  const { id } = await room.createReadyFamily({ vettingState: 'checks_pending' });
  await room.vetter.ask(createCheck, { params: { id }, body: { ...POLICE, expiresAt: '2028-02-29' } });
  await onDay('2028-03-01', () => lapseChecks(room.server.app));
  expect(await findPause(id)).toEqual(NOT_PAUSED);
  const rows = await room.server.app.db
    .select({ status: vettingChecks.status })
    .from(vettingChecks)
    .where(and(eq(vettingChecks.hostFamilyId, id), eq(vettingChecks.kind, 'police')));
  expect(rows).toEqual([{ status: 'lapsed' }]);
});

test('a referee is reminded after 5 and 10 days with the same link, and not after answering', async () => {
  const { id } = await room.createReadyFamily();
  const email = `rita-${id}@example.test`;
  await room.vetter.ask(askReference, { params: { id }, body: { name: 'Rita', email, relation: 'Neighbour', locale: 'en' } });
  const token = await getLastTokenTo(room.server, email);
  const counts: number[] = [];
  for (const day of ['2026-06-19', '2026-06-20', '2026-06-21', '2026-06-25', '2026-06-30']) {
    await onDay(day, () => remindReferees(room.server.app));
    counts.push((await getEmailsTo(room.server, email)).length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3]);
  expect(await getLastTokenTo(room.server, email)).toBe(token);
  expect((await room.server.createVisitor().ask(readAskedReference, { params: { token } })).status).toBe(200);
});

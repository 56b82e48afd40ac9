// Campaigns from a draft to everybody they are for, over a real connection; and sent once, however often somebody tries.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '#contract/administration/audit.endpoints.ts';
import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import {
  cancelCampaign,
  countAudience,
  createCampaign,
  deleteCampaign,
  editCampaign,
  listCampaigns,
  readCampaign,
  reviseCampaign,
  scheduleCampaign,
  testCampaign,
} from '#contract/notifications/campaigns.endpoints.ts';
import { changePreference, listNotifications, markNotification } from '#contract/notifications/notifications.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { campaigns, notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { sendCampaign } from './send-campaign.service.ts';

let server: TestServer;
let author: TestClient;
let parent: TestClient;
beforeAll(async () => {
  server = await startServer();
  author = await server.signInAs('Coordinator');
  parent = await server.signInAs('Parent');
  await server.createAccount({ email: 'unconfirmed@example.test', roles: ['Parent'], verified: false });
  const french = await server.createAccount({ email: 'french@example.test', roles: ['Parent'], firstName: 'Zoé' });
  await server.app.db.update(users).set({ locale: 'fr' }).where(eq(users.id, french));
  const shut = await server.createAccount({ email: 'shut@example.test', roles: ['Parent'] });
  await server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.id, shut));
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.app;
  for (const table of [campaigns, notifications, notificationPreferences, mails, jobRows, attempts]) await db.delete(table);
});

const TEXTS = { en: { title: 'Summer', body: 'We are open.\n\nCome and see.' }, fr: { title: 'Été', body: 'Nous sommes ouverts.' } };
const GENERIC = { type: 'generic', texts: TEXTS, byMail: true } as const;
const PARENTS = { ...GENERIC, type: 'targeted', audience: { roles: ['Parent'] as ('Parent' | 'Agent')[] } } as const;

async function draft(body: typeof GENERIC | typeof PARENTS = GENERIC): Promise<Campaign> {
  const { body: made, text, status } = await author.ask(createCampaign, { body });
  expect(status, text).toBe(200);
  return made;
}

const now = { at: null, timezone: 'Europe/Dublin' };

async function scheduled(body?: typeof GENERIC | typeof PARENTS, when: { at: string | null; timezone: string } = now): Promise<Campaign> {
  const { id, version } = await draft(body);
  const { body: answer, text, status } = await author.ask(scheduleCampaign, { params: { id }, body: { ...when, version } });
  expect(status, text).toBe(200);
  return answer;
}

async function read(id: number): Promise<Campaign> {
  return (await author.ask(readCampaign, { params: { id } })).body;
}

/** How often each account was told of a campaign. */
async function deliveries(id: number): Promise<number[]> {
  const rows = await server.app.db.select({ userId: notifications.userId }).from(notifications).where(eq(notifications.campaignId, id));
  const counts = new Map<number, number>();
  for (const { userId } of rows) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return [...counts.values()];
}

describe('writing', () => {
  test('needs English, and whole texts in other languages', async () => {
    const broken = { ...GENERIC, texts: { en: { title: '', body: 'x' }, fr: { title: 'Été', body: '' } } };
    const { status, body } = await author.ask(createCampaign, { body: broken });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['texts.en.title', 'texts.fr.body']]);
  });

  test('aims at somebody', async () => {
    const { status, body } = await author.ask(createCampaign, { body: { ...GENERIC, type: 'targeted' } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['audience.roles']]);
  });

  test('notices who saved in between, and changes drafts alone', async () => {
    const { id, version } = await draft();
    const body = { ...GENERIC, texts: { en: { title: 'Later', body: 'x' } }, version };
    expect((await author.ask(editCampaign, { params: { id }, body })).body).toMatchObject({ title: 'Later' });
    const late = await author.ask(editCampaign, { params: { id }, body: { ...body, byMail: false } });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    const moved = await author.ask(scheduleCampaign, { params: { id }, body: { ...now, version: version + 1 } });
    const fixed = await author.ask(editCampaign, { params: { id }, body: { ...body, version: moved.body.version } });
    expect([fixed.status, fixed.body.code]).toEqual([409, 'campaignMoved']);
  });

  test('is for coordinators and administrators; administrators alone delete, and no scheduled ones', async () => {
    for (const role of ['Parent', 'Finance', 'Agent'] as const) {
      expect((await (await server.signInAs(role)).ask(listCampaigns, {})).status).toBe(403);
    }
    const { id } = await draft();
    expect((await author.ask(deleteCampaign, { params: { id } })).status).toBe(403);
    const admin = await server.signInAs('Administrator');
    const due = await scheduled();
    expect((await admin.ask(deleteCampaign, { params: { id: due.id } })).body.code).toBe('campaignMoved');
    expect((await admin.ask(deleteCampaign, { params: { id } })).status).toBe(200);
    expect((await author.ask(readCampaign, { params: { id } })).status).toBe(404);
    const { body } = await admin.ask(listAudit, { query: { subjectType: 'campaign', subjectId: String(id) } });
    expect(body.data.map(({ action }) => action)).toEqual(['campaigns.delete', 'campaigns.create']);
  });
});

describe('the audience', () => {
  const count = async (body: Parameters<typeof ask>[0]) => (await ask(body)).body;
  const ask = (body: {
    type: 'generic' | 'targeted';
    audience?: { roles?: ('Parent' | 'Agent')[]; locales?: ('fr' | 'en')[]; userIds?: number[] };
  }) => author.ask(countAudience, { body });

  test('is every account in use for a generic campaign', async () => {
    const counted = await count({ type: 'generic' });
    expect(counted).toMatchObject({ people: 9, byMail: 9, optedOut: 0 });
    expect(counted.locales).toEqual([
      { locale: 'en', people: 8 },
      { locale: 'fr', people: 1 },
    ]);
  });

  test('has the users with the chosen roles and languages, and those who are named besides', async () => {
    expect((await count({ type: 'targeted', audience: { roles: ['Parent'] } })).people).toBe(2);
    expect((await count({ type: 'targeted', audience: { roles: ['Parent', 'Agent'], locales: ['en'] } })).people).toBe(2);
    expect((await count({ type: 'targeted', audience: { locales: ['fr'] } })).people).toBe(1);
    const [admin] = await server.app.db.select({ id: users.id }).from(users).where(eq(users.email, 'administrator@example.test'));
    expect((await count({ type: 'targeted', audience: { locales: ['fr'], userIds: [admin?.id ?? 0] } })).people).toBe(2);
    expect((await count({ type: 'targeted' })).people).toBe(0);
  });

  test('leaves out users who opted out, and mails only those who want mails', async () => {
    await parent.ask(changePreference, { body: { kind: 'campaign', optedOut: true } });
    await (await server.signInWith('french@example.test')).ask(changePreference, { body: { kind: 'campaign', mail: false } });
    expect(await count({ type: 'targeted', audience: { roles: ['Parent'] } })).toMatchObject({ people: 1, byMail: 0, optedOut: 1 });
  });
});

describe('sending', () => {
  test('reaches everybody the count named, each in their language, and reports', async () => {
    await parent.ask(changePreference, { body: { kind: 'campaign', optedOut: true } });
    const { id } = await scheduled(PARENTS);
    await server.runJobs();
    expect(await read(id)).toMatchObject({
      state: 'sent',
      report: { toSend: 0, sent: 1, read: 0, mails: 1, mailsFailed: 0, optedOut: 1, gone: 0 },
    });
    const [mail, ...others] = await server.app.db.select().from(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'french@example.test', subject: 'Été' });
    expect((await parent.ask(listNotifications, {})).body.data).toEqual([]);

    const french = await server.signInWith('french@example.test');
    const { body } = await french.ask(listNotifications, {}, { 'Accept-Language': 'fr' });
    expect(body.data).toEqual([expect.objectContaining({ data: { campaignId: id, ...TEXTS.fr } })]);
    const german = await french.ask(listNotifications, {}, { 'Accept-Language': 'de' });
    expect(german.body.data).toEqual([expect.objectContaining({ data: { campaignId: id, ...TEXTS.en } })]);
    await french.ask(markNotification, { params: { id: body.data[0]?.id ?? 0 }, body: { isRead: true } });
    expect((await author.ask(listCampaigns, {})).body.data).toEqual([expect.objectContaining({ id, sent: 1, read: 1 })]);
  });

  test('waits for its time in the zone it was chosen in', async () => {
    const { id, scheduledFor } = await scheduled(GENERIC, { at: '2026-07-01T09:00', timezone: 'Asia/Tokyo' });
    expect(scheduledFor).toBe('2026-07-01T00:00:00.000Z');
    await server.runJobs();
    expect((await read(id)).state).toBe('scheduled');
    const before = server.time.now;
    server.time.now = new Date('2026-07-01T00:00:01Z');
    await server.runJobs();
    server.time.now = before;
    expect((await read(id)).state).toBe('sent');
  });

  test('is not planned for what is over', async () => {
    const { id, version } = await draft();
    const past = await author.ask(scheduleCampaign, {
      params: { id },
      body: { at: '2026-06-15T10:59', timezone: 'Europe/Dublin', version },
    });
    expect([past.status, Object.keys(past.body.errors ?? {})]).toEqual([422, ['at']]);
  });

  test('does not happen once it is called off or taken back', async () => {
    const off = await scheduled();
    expect((await author.ask(cancelCampaign, { params: { id: off.id }, body: { version: off.version } })).body.state).toBe('cancelled');
    const back = await scheduled();
    const revised = await author.ask(reviseCampaign, { params: { id: back.id }, body: { version: back.version } });
    expect(revised.body).toMatchObject({ state: 'draft', scheduledFor: null });
    await server.runJobs();
    expect([await deliveries(off.id), await deliveries(back.id)]).toEqual([[], []]);
    const again = await author.ask(scheduleCampaign, { params: { id: off.id }, body: { ...now, version: off.version + 1 } });
    expect(again.body.code).toBe('campaignMoved');
  });

  test('goes on where it was broken off, and sends nobody twice', async () => {
    for (let one = 0; one < 60; one += 1) await server.createAccount({ email: `many-${one}@example.test`, roles: ['Agent'] });
    const { id } = await scheduled({ ...PARENTS, audience: { roles: ['Agent'] } });
    const broken = new AbortController();
    broken.abort(new Error('killed'));
    await expect(sendCampaign(server.app, { campaignId: id }, { signal: broken.signal })).rejects.toThrow('killed');
    const partly = await read(id);
    expect(partly.state).toBe('sending');
    expect(partly.report.sent).toBeGreaterThan(0);
    expect(partly.report.toSend).toBeGreaterThan(0);
    const cancelled = await author.ask(cancelCampaign, { params: { id }, body: { version: partly.version } });
    expect(cancelled.body.code).toBe('campaignMoved');
    await server.runJobs();
    expect((await read(id)).report).toMatchObject({ toSend: 0, sent: 61 });
    expect(await deliveries(id)).toEqual(Array(61).fill(1));
    expect(await server.app.db.select().from(mails)).toHaveLength(61);
  });

  testOnPostgresql('happens once, however many processes send at the same time', async () => {
    const { id } = await scheduled(GENERIC);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 6 }, () => sendCampaign(server.app, { campaignId: id }, { signal })));
    const counts = await deliveries(id);
    expect(new Set(counts)).toEqual(new Set([1]));
    expect((await read(id)).report).toMatchObject({ toSend: 0, sent: counts.length });
    expect(await server.app.db.select().from(mails)).toHaveLength(counts.length);
  });

  testOnPostgresql('excludes cancelling at the same time: only one of the two happens', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { id, version } = await scheduled(PARENTS);
      const { signal } = new AbortController();
      const [cancelled] = await Promise.all([
        author.ask(cancelCampaign, { params: { id }, body: { version } }),
        sendCampaign(server.app, { campaignId: id }, { signal }),
      ]);
      expect((await deliveries(id)).length).toBe(cancelled.status === 200 ? 0 : 2);
    }
  });

  test('a test goes to its author alone, counted nowhere', async () => {
    const { id } = await draft();
    author.language = 'fr';
    const tested = await author.ask(testCampaign, { params: { id } });
    author.language = 'en';
    expect(tested.status, tested.text).toBe(200);
    await server.runJobs();
    expect(await deliveries(id)).toEqual([1]);
    expect(await server.app.db.select().from(mails)).toEqual([
      expect.objectContaining({ recipient: 'coordinator@example.test', subject: 'Été' }),
    ]);
    expect(await read(id)).toMatchObject({ state: 'draft', report: { sent: 0 } });
  });
});

test('the report names mails that could not be delivered', async () => {
  const { id } = await scheduled(PARENTS);
  await sendCampaign(server.app, { campaignId: id }, { signal: new AbortController().signal });
  await server.app.db.update(jobRows).set({ name: DEAD_LETTERS, sourceName: 'mails.send' }).where(eq(jobRows.name, 'mails.send'));
  expect((await read(id)).report).toMatchObject({ mails: 2, mailsFailed: 2 });
});

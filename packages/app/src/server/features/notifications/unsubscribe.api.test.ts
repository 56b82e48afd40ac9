// Ending the mails of campaigns by the button of a mail program: one click, no session, nobody else's mails.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCampaign, scheduleCampaign, testCampaign } from '#contract/notifications/campaigns.endpoints.ts';
import { listNotifications, readPreferences } from '#contract/notifications/notifications.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { campaigns, notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { attempts, audit, mails } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [campaigns, notifications, notificationPreferences, mails, jobRows, attempts, audit])
    await server.app.db.delete(table);
});

async function sendCampaign(): Promise<void> {
  const author = await server.signInAs('Coordinator');
  const texts = { en: { title: 'Summer', body: 'We are open.' } };
  const { body } = await author.ask(createCampaign, { body: { type: 'generic', texts, byMail: true } });
  await author.ask(scheduleCampaign, { params: { id: body.id }, body: { at: null, timezone: 'Europe/Dublin', version: body.version } });
  await server.runJobs();
}

/** Where the mail to an address says that it is unsubscribed from. */
async function pathFor(email: string): Promise<string> {
  const mail = (await getEmailsTo(server, email)).at(-1);
  const jobs = await server.app.db
    .select()
    .from(jobRows)
    .where(and(eq(jobRows.name, EMAIL_JOB), eq(jobRows.state, 'completed')));
  const path = jobs.find(({ data }) => data['mailId'] === mail?.id)?.data['unsubscribePath'];
  expect(path).toEqual(expect.stringMatching(/^\/api\/notifications\/unsubscribe\/\d+\.[\w-]{43}$/));
  return String(path);
}

/** As mail programs ask: a form, no cookies, none of our headers; from a page that shows mails, even that of another site. */
function press(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return fetch(`${server.origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

async function idOf(email: string): Promise<number> {
  const [row] = await server.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? 0;
}

test('the link ends campaign mails for its reader alone, who still gets notifications in the product', async () => {
  await sendCampaign();
  const [parent, agent] = [toEmail('Parent'), toEmail('Agent')];
  const path = await pathFor(parent);
  const others = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' };
  for (const headers of [{}, others]) {
    const answer = await press(path, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  }
  const trail = await server.app.db.select().from(audit).where(eq(audit.action, 'notifications.changePreference'));
  const id = await idOf(parent);
  expect(trail).toMatchObject([{ actorId: id, subjectId: String(id), changes: { kind: 'campaign', mail: false } }]);
  await server.app.db.delete(mails);
  await sendCampaign();
  expect([(await getEmailsTo(server, parent)).length, (await getEmailsTo(server, agent)).length]).toEqual([0, 1]);
  const client = await server.signInAs('Parent');
  expect((await client.ask(listNotifications, {})).body.data).toHaveLength(2);
  const wishes = (await client.ask(readPreferences, {})).body.data;
  expect(wishes.find(({ kind }) => kind === 'campaign')).toEqual({ kind: 'campaign', mail: false, optedOut: false });
  expect(wishes.filter(({ kind, mail }) => kind !== 'campaign' && mail).length).toBeGreaterThan(0);
});

test('a forged link is not found, and reading a link changes nothing', async () => {
  await sendCampaign();
  const path = await pathFor(toEmail('Parent'));
  const [own, other] = [await idOf(toEmail('Parent')), await idOf(toEmail('Agent'))];
  const foreign = [path.replace(`/${own}.`, `/${other}.`), path.slice(0, -1), `${path.slice(0, path.lastIndexOf('.'))}.`, `${path}x`];
  for (const one of [...foreign, path.replace(/[^/]+$/, 'x')]) expect((await press(one)).status, one).toBe(404);
  expect((await fetch(`${server.origin}${path}`)).status).toBe(405);
  expect(await server.app.db.select().from(notificationPreferences)).toEqual([]);
});

test('the link counts for the recipient of the mail, whoever is signed in', async () => {
  await sendCampaign();
  const path = await pathFor(toEmail('Parent'));
  const agent = await server.signInAs('Agent');
  const cookie = [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await press(path, { Cookie: cookie });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  const kept = await server.app.db.select().from(notificationPreferences);
  expect(kept.map(({ userId }) => userId)).toEqual([await idOf(toEmail('Parent'))]);
});

test('the link of a deleted person is answered the same, and stores nothing', async () => {
  await sendCampaign();
  const path = await pathFor(toEmail('Finance'));
  await server.app.db
    .update(users)
    .set({ anonymisedAt: server.time.now })
    .where(eq(users.email, toEmail('Finance')));
  expect((await press(path)).status).toBe(200);
  expect(await server.app.db.select().from(notificationPreferences)).toEqual([]);
});

test('the link stands in a test mail of a campaign, too', async () => {
  const author = await server.signInAs('Coordinator');
  const texts = { en: { title: 'Summer', body: 'We are open.' } };
  const { body } = await author.ask(createCampaign, { body: { type: 'generic', texts, byMail: true } });
  await author.ask(testCampaign, { params: { id: body.id } });
  expect((await press(await pathFor(toEmail('Coordinator')))).status).toBe(200);
});

// Reading mails and the outbox, over a real connection.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit, listAuditChoices } from '#contract/administration/audit.endpoints.ts';
import { deleteOutbox, listMails, listOutbox, previewMail, readMail, retryOutbox } from '#contract/administration/emails.endpoints.ts';
import { mails } from '#server/db/schema/platform.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const link = 'https://stay.test/reset-password/abcdefghijklmnop';

async function written(recipient: string, parts: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const html = `<!doctype html><html><head><title>x</title></head><body><a href="${link}">${link}</a></body></html>`;
  const row = { recipient, subject: 'Your link', text: link, html, messageId: `<${recipient}>`, ...parts };
  const [made] = await server.app.db.insert(mails).values(row).returning({ id: mails.id });
  return made?.id ?? 0;
}

test('without a mail server, mails are read with their links, in a page that runs and loads nothing', async () => {
  const id = await written('kept@example.test', { keptAt: server.time.now });
  const { body } = await admin.ask(listMails, { query: { search: 'KEPT', state: 'kept' } });
  expect(body.data).toEqual([expect.objectContaining({ id, recipient: 'kept@example.test', state: 'kept', sentAt: null })]);
  expect((await admin.ask(readMail, { params: { id } })).body.text).toBe(link);
  const page = await admin.ask(previewMail, { params: { id } });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
  expect(page.text).toContain('<base target="_blank">');
});

test('a private mail is not shown once there is a mail server', async () => {
  const delivering = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    const mail = { recipient: 'a@b.test', subject: 'x', text: 'between us', html: 'between us', messageId: '<1>', isPrivate: true };
    const [made] = await delivering.app.db
      .insert(mails)
      .values({ ...mail, keptAt: delivering.time.now })
      .returning({ id: mails.id });
    const client = await delivering.signInAs('Administrator');
    expect((await client.ask(readMail, { params: { id: made?.id ?? 0 } })).body).toMatchObject({ state: 'kept', text: '' });
    expect((await client.ask(previewMail, { params: { id: made?.id ?? 0 } })).text).not.toContain('between us');
  } finally {
    await delivering.stop();
  }
});

test('a mail that was sent keeps the link for its reader', async () => {
  const delivering = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    const [made] = await delivering.app.db
      .insert(mails)
      .values({
        recipient: 'a@b.test',
        subject: 'x',
        text: link,
        html: `<a href="${link}">`,
        messageId: '<1>',
        sentAt: delivering.time.now,
      })
      .returning({ id: mails.id });
    const client = await delivering.signInAs('Administrator');
    const { body } = await client.ask(readMail, { params: { id: made?.id ?? 0 } });
    expect(body).toMatchObject({ state: 'sent', text: 'https://stay.test/reset-password/…' });
    expect((await client.ask(previewMail, { params: { id: made?.id ?? 0 } })).text).not.toContain('abcdefghijklmnop');
  } finally {
    await delivering.stop();
  }
});

/** A job that has failed for good; answers its name. */
async function failedJob(): Promise<string> {
  const { now } = server.time;
  const failed = { sourceName: 'account.forgot', sourceRetryCount: 7, sourceOutput: { message: 'no route to host' }, sourceCreatedOn: now };
  const root = randomUUID();
  const moments = { createdOn: now, startAfter: now, keepUntil: new Date(now.getTime() + 1000) };
  const data = { email: 'secret@example.test' };
  await server.app.db.insert(jobRows).values({ ...failed, ...moments, name: DEAD_LETTERS, sourceRootId: root, data });
  return root;
}

test('a dead letter is retried once, and its content is not shown', async () => {
  const id = await failedJob();
  const { body, text } = await admin.ask(listOutbox, { query: { state: 'failed' } });
  expect(body.data).toEqual([expect.objectContaining({ id, state: 'failed', attempts: 8, lastError: 'no route to host' })]);
  expect(text).not.toContain('secret');
  const answers = await Promise.all([1, 2, 3].map(() => admin.ask(retryOutbox, { params: { id } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body: log } = await admin.ask(listAudit, { query: { action: 'outbox.retry' } });
  expect(log.data).toEqual([expect.objectContaining({ subjectType: 'outbox', subjectId: id })]);
  expect((await admin.ask(listAuditChoices, {})).body).toMatchObject({
    actions: ['outbox.retry'],
    actors: [{ firstName: 'Administrator' }],
  });
  expect((await admin.ask(retryOutbox, { params: { id: randomUUID() } })).status).toBe(404);
  const { body: now } = await admin.ask(listOutbox, {});
  expect(now.data).toEqual([expect.objectContaining({ id, kind: 'account.forgot', state: 'waiting', attempts: 0 })]);
  await server.runJobs();
  const { body: done } = await admin.ask(listOutbox, { query: { state: 'done' } });
  expect(done.data).toEqual([expect.objectContaining({ id, state: 'done', attempts: 1 })]);
});

test('a dead letter is deleted once; a finished job can’t be deleted', async () => {
  const id = await failedJob();
  const answers = await Promise.all([1, 2].map(() => admin.ask(deleteOutbox, { params: { id } })));
  const [first = 0, second = 0] = answers.map(({ status }) => status).sort();
  // Who comes while the other is at it hears of that; who comes later finds nothing.
  expect([first, [404, 409].includes(second)]).toEqual([200, true]);
  expect((await admin.ask(listOutbox, { query: { state: 'failed' } })).body.data).toEqual([]);
  const { body: log } = await admin.ask(listAudit, { query: { action: 'outbox.delete' } });
  expect(log.data).toEqual([expect.objectContaining({ subjectType: 'outbox', subjectId: id })]);
  const [done] = (await admin.ask(listOutbox, { query: { state: 'done' } })).body.data;
  expect((await admin.ask(deleteOutbox, { params: { id: done?.id ?? '' } })).status).toBe(409);
  const client = await server.signInAs('Coordinator');
  expect((await client.ask(deleteOutbox, { params: { id } })).status).toBe(403);
});

test('all of it is for administrators', async () => {
  for (const role of ['Parent', 'Coordinator', 'Finance', 'Page editor'] as const) {
    const client = await server.signInAs(role);
    for (const endpoint of [listMails, listOutbox, listAudit]) expect((await client.ask(endpoint, {})).status).toBe(403);
  }
});

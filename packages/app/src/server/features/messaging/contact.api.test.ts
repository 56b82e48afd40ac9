// Writing to us, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContact, sendContact } from '#contract/messaging/contact.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { contactEnquiries } from '#server/db/schema/contact.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { contactDeletion } from './contact.public.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const MESSAGE = 'Our daughter would like to come in July.';
const FORM = { topic: 'booking', message: MESSAGE, seconds: 40 } as const;

async function latest(role: 'Coordinator' | 'Administrator' | 'Finance') {
  const client = await server.signInAs(role);
  const [first] = (await client.ask(listNotifications, {})).body.data;
  return { client, first };
}

describe('a visitor', () => {
  const body = { ...FORM, name: 'Zoé Martin', email: 'zoe@example.test' };

  test('gets a reference, and a mail that holds nothing that anybody could have made us send', async () => {
    const visitor = server.createVisitor();
    visitor.language = 'fr';
    const { status, body: answer, text } = await visitor.ask(sendContact, { body });
    expect(status, text).toBe(200);
    expect(answer.reference).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const [mail, ...more] = await getEmailsTo(server, 'zoe@example.test');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(answer.reference);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/daughter|Zoé|Martin/);
    expect(mail?.html).toContain('lang="fr"');
  });

  test('is read by coordinators and administrators, and by nobody else', async () => {
    const { client, first } = await latest('Coordinator');
    expect(first).toMatchObject({ kind: 'contactEnquiry', data: { name: 'Zoé Martin', topic: 'booking', suspected: false } });
    const enquiryId = first?.kind === 'contactEnquiry' ? first.data.enquiryId : 0;
    const { body: read } = await client.ask(readContact, { params: { id: enquiryId } });
    expect(read).toMatchObject({ name: 'Zoé Martin', email: 'zoe@example.test', message: MESSAGE, locale: 'fr', userId: null });
    expect((await latest('Finance')).first).toBeUndefined();
    expect((await (await server.signInAs('Finance')).ask(readContact, { params: { id: enquiryId } })).status).toBe(403);
    expect((await server.createVisitor().ask(readContact, { params: { id: enquiryId } })).status).toBe(401);
    expect((await client.ask(readContact, { params: { id: 999_999 } })).status).toBe(404);
  });

  test('is told at the fields what is missing', async () => {
    const refused = await server.createVisitor().ask(sendContact, { body: { ...FORM, name: 'Zoé' } });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['email']]);
  });

  test('can not flood an address with mails', async () => {
    await server.app.db.delete(attempts);
    const visitor = server.createVisitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await visitor.ask(sendContact, { body: { ...body, email: 'victim@example.test' } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await server.app.db.delete(attempts);
  });
});

test('messages that seem to come from a program are kept, reported in one notification, and mailed to nobody', async () => {
  const before = (await getEmailsTo(server, 'coordinator@example.test')).length;
  for (const trap of [{ homepage: 'https://spam.test' }, { seconds: 1 }, { homepage: 'x', seconds: 0 }]) {
    const { body } = await server.createVisitor().ask(sendContact, { body: { ...FORM, name: 'Bot', email: 'bot@example.test', ...trap } });
    // Nothing tells the program that it was noticed.
    expect(body.reference).toMatch(/^\w{4}-\w{4}$/);
  }
  expect(await getEmailsTo(server, 'bot@example.test')).toEqual([]);
  expect(await getEmailsTo(server, 'coordinator@example.test')).toHaveLength(before);
  expect((await latest('Administrator')).first).toMatchObject({ count: 3, data: { suspected: true } });
});

describe('somebody signed in', () => {
  test('is who their account says, and gets their own words back', async () => {
    const parent = await server.signInAs('Parent');
    const body = { ...FORM, name: 'Somebody else', email: 'else@example.test' };
    await parent.ask(sendContact, { body });
    expect(await getEmailsTo(server, 'else@example.test')).toEqual([]);
    const [mail] = await getEmailsTo(server, 'parent@example.test');
    expect(mail?.text).toContain(MESSAGE);
    expect((await latest('Administrator')).first).toMatchObject({ data: { name: 'Parent Test' } });
  });

  test('leaves nothing that names them when their account goes', async () => {
    const userId = await server.createAccount({ email: 'leaver@example.test', roles: ['Parent'] });
    await (await server.signInWith('leaver@example.test')).ask(sendContact, { body: FORM });
    await server.app.db.transaction(async (tx) => contactDeletion.erase?.(tx, userId));
    const rows = (await server.app.db.select().from(contactEnquiries)).filter((row) => row.userId === userId);
    expect(rows).toEqual([expect.objectContaining({ name: '', email: '', phone: '', message: '' })]);
  });
});

// How many mails somebody is written because others wish it, whatever they ask and from wherever.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteUser, sendUserResetLink } from '#contract/administration/users.endpoints.ts';
import { sendExperience } from '#contract/booking/wizard/experience.endpoints.ts';
import { createInvoice, remindOfInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { forgotPassword } from '#contract/identity/recovery.endpoints.ts';
import { register, resendVerification } from '#contract/identity/registration.endpoints.ts';
import { sendContact } from '#contract/messaging/contact.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';
import { consumeMailboxShare, countRecipient } from './recipient-limit.ts';

let room: BookingFixture;
beforeAll(async () => {
  room = await startBookingFixture({ count: 1, settings: { TRUST_PROXY: '1' } });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(attempts);
});

const WISH = {
  ...{ experienceType: 1, experienceLength: 1, activityWeeks: 0, dateRange: { start: '2026-07-06', end: '2026-07-12' } },
  ...{ firstName: 'Zoé', lastName: 'Petit', gender: 'female' as const, dateOfBirth: '2012-03-04', phone: '+33 1 23 45 67 89' },
  parentName: 'Jeanne Petit',
};
const MESSAGE = { name: 'Nobody', topic: 'booking', message: 'A long enough message about nothing at all.', seconds: 60 } as const;
const PERSON = { firstName: 'Jeanne', lastName: 'Petit', phone: '', password: 'correct horse battery', acceptsTerms: true };

let addresses = 0;
/** Every way in which a visitor can make the product write to an address; each time from another address of the network. */
const WAYS: Readonly<Record<string, (email: string, client: TestClient, from: Record<string, string>) => ReturnType<TestClient['ask']>>> = {
  wizard: (emailParent, client, from) => client.ask(sendExperience, { body: { ...WISH, emailParent } }, from),
  contact: (email, client, from) => client.ask(sendContact, { body: { ...MESSAGE, email } }, from),
  recovery: (email, client, from) => client.ask(forgotPassword, { body: { email } }, from),
  registration: (email, client, from) => client.ask(register, { body: { ...PERSON, email } }, from),
  confirmation: (email, client, from) => client.ask(resendVerification, { body: { email } }, from),
};

async function by(way: string, email: string) {
  addresses += 1;
  const client = room.createVisitor();
  const from = { 'X-Forwarded-For': `192.0.2.${addresses}` };
  await client.send('GET', '/api/user', { headers: from });
  const answer = await WAYS[way]?.(email, client, from);
  return { status: answer?.status, retry: answer?.headers.get('retry-after') ?? null, text: answer?.text };
}

test('ten an hour come of all that visitors can ask for, from however many addresses', async () => {
  const email = 'flooded@example.test';
  const ways = Object.keys(WAYS);
  for (let index = 0; index < 10; index += 1) expect(await by(ways[index % 5] ?? '', email), String(index)).toMatchObject({ status: 200 });
  for (const way of ways) expect(await by(way, email.toUpperCase()), way).toMatchObject({ status: 429, retry: '3600' });
  await room.runJobs();
  expect(await room.app.db.$count(mails, eq(mails.recipient, email))).toBeLessThanOrEqual(10);
  expect(await by('contact', 'somebody-else@example.test')).toMatchObject({ status: 200 });
});

test('ways to write one mailbox have one bound together', async () => {
  const name = (index: number) => `fl${'.'.repeat(index % 2)}ooded+${index}@${index % 3 === 0 ? 'googlemail' : 'gmail'}.com`;
  for (let index = 0; index < 10; index += 1) expect(await by('contact', name(index)), name(index)).toMatchObject({ status: 200 });
  expect(await by('contact', name(10))).toMatchObject({ status: 429 });
  expect(await by('recovery', 'flooded@gmail.com')).toMatchObject({ status: 429 });
  expect(await by('contact', 'fl.ooded+1@example.test')).toMatchObject({ status: 200 });
});

test('the answer is the same whether or not the address has an account', async () => {
  await room.createAccount({ email: 'known@example.test', roles: ['Parent'], firstName: 'Ann' });
  for (const way of ['recovery', 'confirmation', 'registration']) {
    for (const email of ['known@example.test', 'unknown@example.test']) {
      await room.app.db.delete(attempts);
      const statuses: unknown[] = [];
      for (let index = 0; index < 11; index += 1) statuses.push((await by(way, email)).status);
      expect(statuses, `${way} ${email}`).toEqual([...Array(10).fill(200), 429]);
    }
  }
});

test('an agent sends no more than ten, and finance a hundred, whichever invoices they are of', async () => {
  const buyer = { ...COMPLETE_INVOICE.buyer, email: 'billed@example.test' };
  const send = async (client: TestClient) => {
    const { body } = await client.ask(createInvoice, { body: { businessId: room.businessId, typed: { ...COMPLETE_INVOICE, buyer } } });
    return client.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } });
  };
  const [agent, finance] = [await room.signInAs('Agent'), await room.signInAs('Finance')];
  for (let index = 0; index < 10; index += 1) expect((await send(agent)).status).toBe(200);
  const refused = await send(agent);
  expect({ status: refused.status, retry: refused.headers.get('retry-after') }).toEqual({ status: 429, retry: '3600' });
  const caller = { id: 0, roles: ['Finance'] } as unknown as Call['caller'];
  for (let index = 0; index < 89; index += 1) await countRecipient(room.app.db, { app: room.app, caller }, ' Billed@example.test');
  expect((await send(finance)).status).toBe(200);
  expect((await send(finance)).status).toBe(429);
  expect(await room.app.db.$count(mails, eq(mails.recipient, buyer.email))).toBe(11);
});

test('reminders, invitations and links that staff send are counted with the others', async () => {
  const [administrator, finance] = [await room.signInAs('Administrator'), await room.signInAs('Finance')];
  const email = 'invited@example.test';
  const person = { firstName: 'Ida', lastName: 'Invited', email, phone: '', locale: 'en', roleNames: ['Parent'] } as const;
  const { body: invited } = await administrator.ask(inviteUser, { body: person });
  for (let index = 0; index < 8; index += 1) {
    expect((await administrator.ask(sendUserResetLink, { params: { id: invited.id } })).status).toBe(200);
  }
  const draft = { ...COMPLETE_INVOICE, dueDate: '2026-06-15', buyer: { ...COMPLETE_INVOICE.buyer, email } };
  const { body } = await finance.ask(createInvoice, { body: { businessId: room.businessId, typed: draft } });
  const { body: sent } = await finance.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } });
  expect(await by('contact', email)).toMatchObject({ status: 429 });
  const reminded = await finance.ask(remindOfInvoice, { params: { id: sent.id }, body: { version: sent.version } });
  expect(reminded.status, reminded.text).toBe(200);
});

test('a family that visitors name is told of every request, mailed of ten in an hour, and of what others do besides', async () => {
  const [family] = await room.app.db
    .select({ userId: hostFamilies.userId })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, room.families[0] ?? 0));
  const userId = family?.userId ?? 0;
  const email = 'named@example.test';
  await room.app.db.update(users).set({ email, emailVerifiedAt: room.app.clock.now() }).where(eq(users.id, userId));
  await room.app.db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  for (let index = 0; index < 25; index += 1) {
    const client = room.createVisitor();
    const from = { 'X-Forwarded-For': `198.51.100.${index}` };
    await client.send('GET', '/api/user', { headers: from });
    const body = { ...WISH, experienceType: 2, host: room.families[0] ?? 0, emailParent: `asks-${index}@example.test` };
    const { status, text } = await client.ask(sendExperience, { body }, from);
    expect(status, text).toBe(200);
  }
  await room.runJobs();
  expect(await room.app.db.$count(mails, eq(mails.recipient, email))).toBe(10);
  expect(await room.app.db.$count(notifications, eq(notifications.userId, userId))).toBe(25);
  // Nobody from outside keeps other news from somebody.
  const data = { name: 'Ann Admin' };
  await room.app.db.transaction((tx) => notify(tx, room.app, { to: { userIds: [userId] }, kind: 'accountViewed', data }));
  await room.runJobs();
  expect(await room.app.db.$count(mails, eq(mails.recipient, email))).toBe(11);
  // Whoever needs their account is not kept out of it by what others do.
  expect(await by('recovery', email)).toMatchObject({ status: 200 });
  await room.runJobs();
  expect(await room.app.db.$count(mails, eq(mails.recipient, email))).toBe(12);
});

test('mails that ask for an answer, or are about money or security, are sent to a mailbox that has had its share', async () => {
  const email = 'crowded@example.test';
  const userId = await room.createAccount({ email, roles: ['Parent'] });
  const { app } = room;
  const mailed = () => app.db.$count(mails, eq(mails.recipient, email));
  const trip = { tripId: 1, name: 'Zoé', fromDate: '2026-07-06', toDate: '2026-07-12' };
  const figures = { currency: 'EUR', before: '100.00', after: '120.00', difference: '20.00' };
  const price = { ...trip, ...figures, cause: 'backup', isAsked: true } as const;
  const tell = async (notice: Pick<Parameters<typeof notify<'tripPriceChanged'>>[2], 'anyway'>) => {
    await app.db.transaction((tx) => notify(tx, app, { to: { userIds: [userId] }, kind: 'tripPriceChanged', data: price, ...notice }));
    await room.runJobs();
  };
  for (let index = 0; index < 60; index += 1) await consumeMailboxShare(app.db, { address: email, news: null, now: app.clock.now() });
  await tell({});
  expect(await mailed()).toBe(0);
  for (const anyway of ['answer', 'money', 'security'] as const) await tell({ anyway });
  expect(await mailed()).toBe(3);
});

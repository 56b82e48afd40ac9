// A family registers, over a real connection.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostOptions, registerHost } from '#contract/host-families/registration.endpoints.ts';
import { deleteUser, readUser } from '#contract/identity/account.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { hostChildren, hostFamilies } from '#server/db/schema/host-families.ts';
import { vettingHistory } from '#server/db/schema/vetting.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let clare = 0;
let devon = 0;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  const { body } = await server.createVisitor().ask(listCounties, {});
  clare = body.data.find(({ name }) => name === 'Clare')?.id ?? 0;
  devon = body.data.find(({ name }) => name === 'Devon')?.id ?? 0;
});
afterAll(() => server.stop());

const FAMILY = {
  countryId: '372',
  hostingType: ['1', '2'],
  guestsNumber: 9,
  bedroomsNumber: 3,
  haveChild: true,
  numberOfChildren: 1,
  children: [{ gender: 'female' as const, dob: '2015-02-28' }],
  immersionRate: '45.50',
  addressLine1: '1 Main Street',
  cityTown: 'Ennis',
  foundUsWhere: 'friend',
  firstName: 'Maeve',
  lastName: 'Byrne',
  phone: '+353 1 234',
  password: 'wet sheep on a hill',
  acceptsTerms: true as const,
};

async function visitor() {
  const client = server.createVisitor();
  await client.send('GET', '/api/user');
  return client;
}

describe('registering to host', () => {
  test('offers the countries where families host, and four kinds of hosting', async () => {
    const { body } = await server.createVisitor().ask(hostOptions, {});
    expect(body.countries.map(({ code }) => code)).toEqual(['IE', 'GB']);
    expect(body.hostingTypes.map(({ id }) => id)).toEqual([1, 2, 10, 11]);
    expect(body.inquirySources.length).toBeGreaterThan(3);
  });

  test('makes the account, which has to be confirmed, and the family in its first state', async () => {
    const client = await visitor();
    const made = await client.ask(registerHost, { body: { ...FAMILY, countyId: String(clare), email: 'maeve@example.test' } });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({ vettingState: 'registered', needsVerification: true });
    await server.runJobs();
    const { rows } = await server.app.database.raw.query<{ guests_number: number; recipient: string }>(
      "select guests_number, recipient from host_families, mails where mails.recipient = 'maeve@example.test'",
    );
    expect(rows).toEqual([{ guests_number: 5, recipient: 'maeve@example.test' }]);
    const children = await server.app.db.select().from(hostChildren);
    expect(children).toMatchObject([{ gender: 'female', dob: '2015-02-28' }]);
  });

  test('adds the role to somebody who is signed in, once', async () => {
    const client = await server.signInAs('Parent');
    const { password: _, ...without } = FAMILY;
    const body = { ...without, countyId: String(clare), email: 'parent@example.test' };
    expect((await client.ask(registerHost, { body })).body).toMatchObject({ needsVerification: false });
    expect((await client.ask(readUser, {})).body.roleNames.toSorted()).toEqual(['Host family', 'Parent']);
    const again = await client.ask(registerHost, { body });
    expect([again.status, again.body.code]).toEqual([409, 'alreadyHosting']);
  });

  test('answers the same whether or not the address has an account, keeps nothing where it has, and mails its owner', async () => {
    const { db } = server.app;
    const register = async (email: string) => {
      const client = await visitor();
      const { status, body } = await client.ask(registerHost, { body: { ...FAMILY, countyId: String(clare), email } });
      await server.runJobs();
      return { status, body, mails: (await getEmailsTo(server, email)).map(({ subject }) => subject) };
    };
    await server.createAccount({ email: 'known@example.test', roles: ['Parent'] });
    const families = (await db.select().from(hostFamilies)).length;
    const known = await register('known@example.test');
    expect(known.mails).toEqual(['You already have an account']);
    expect(await db.select().from(hostFamilies)).toHaveLength(families);
    const unknown = await register('unknown@example.test');
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
    expect(unknown.mails).toEqual(['Confirm your email address']);
  });

  test('refuses a county of another country', async () => {
    const client = await visitor();
    const refused = await client.ask(registerHost, { body: { ...FAMILY, countyId: String(devon), email: 'new@example.test' } });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['countyId']);
  });

  test('is not for staff', async () => {
    const client = await server.signInAs('Finance');
    const { status } = await client.ask(registerHost, { body: { ...FAMILY, countyId: String(clare), email: 'finance@example.test' } });
    expect(status).toBe(403);
  });
});

test('a family whose account is deleted leaves nothing that says who it was', async () => {
  const { db } = server.app;
  await server.createAccount({ email: 'lena@example.test', roles: ['Parent'] });
  const client = await server.enterPassword('lena@example.test');
  const body = { ...FAMILY, countyId: String(clare), email: 'leaving@example.test', cityTown: 'Lahinch', foundUsWhere: 'Aunt Bridie' };
  const hostFamilyId = (await client.ask(registerHost, { body })).body.hostFamilyId ?? 0;
  await db.update(vettingHistory).set({ reason: 'Bridie rang' }).where(eq(vettingHistory.hostFamilyId, hostFamilyId));
  expect((await client.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
  const rows = {
    family: await db.select().from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId)),
    children: await db.select().from(hostChildren).where(eq(hostChildren.hostFamilyId, hostFamilyId)),
    vetting: await db.select().from(vettingHistory).where(eq(vettingHistory.hostFamilyId, hostFamilyId)),
  };
  expect(rows).toMatchObject({
    family: [{ countyId: clare, vettingState: 'registered' }],
    children: [],
    vetting: [{ toState: 'registered' }],
  });
  expect(JSON.stringify(rows)).not.toMatch(/Lahinch|Bridie|leaving|Byrne|Main Street|2015/);
});

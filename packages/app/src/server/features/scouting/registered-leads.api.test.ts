// Leads that become host families: by a registration with their code or address, or by staff, also many at once.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFamilyNotes } from '#contract/host-families/family-notes.endpoints.ts';
import { registerHost } from '#contract/host-families/registration.endpoints.ts';
import * as leads from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { startLeadFixture } from '#server/testing/fixtures/lead-fixture.ts';
import { PASSWORD, type TestServer } from '#server/testing/start-server.ts';

let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
let server: TestServer;
let staff: TestClient;
let clare = 0;
beforeAll(async () => {
  fixture = await startLeadFixture();
  ({ server, staff, countyId: clare } = fixture);
});
afterAll(() => server.stop());

const add = (more: object = {}) => fixture.add(more);
const read = (id: number) => fixture.read(id);
const step = (lead: Lead, body: object) => fixture.step(lead, body);

const HOME = {
  ...{ countryId: '372', hostingType: ['1'], guestsNumber: 2, bedroomsNumber: 3, haveChild: false, immersionRate: '45', lastName: 'Byrne' },
  ...{
    addressLine1: '1 Other Road',
    cityTown: 'Ennis',
    foundUsWhere: 'friend',
    firstName: 'Maeve',
    phone: '+353 1 234',
    acceptsTerms: true,
  },
} as const;

async function register(client: TestClient, body: object) {
  await client.send('GET', '/api/user');
  return client.ask(registerHost, { body: { ...HOME, countyId: String(clare), ...body } as never });
}

test('a host family with the same phone number is found as a duplicate', async () => {
  await register(server.createVisitor(), { email: 'hosting@example.test', password: PASSWORD, phone: '+353 87 999 8888' });
  const { body } = await staff.ask(leads.findLeadDuplicates, { query: { phone: '087 9998888' } });
  expect(body.families).toMatchObject([{ name: 'Maeve Byrne', reasons: ['phone'] }]);
});

describe('a registration', () => {
  async function invite(more: object = {}) {
    const lead = await add(more);
    const { inviteUrl } = (await staff.ask(leads.inviteLead, { params: { id: lead.id }, body: { version: lead.version } })).body;
    return { id: lead.id, email: lead.email, referralCode: inviteUrl?.split('rc=')[1] ?? '' };
  }
  const familyOf = async (email: string) =>
    (await server.app.db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.email, email)))[0]?.id;

  test('with the code of a lead makes it its family, also with another address', async () => {
    const { id, referralCode } = await invite();
    await register(server.createVisitor(), { email: 'other-address@example.test', password: PASSWORD, referralCode });
    expect(await read(id)).toMatchObject({ stage: 'registered', hostFamilyId: await familyOf('other-address@example.test'), steps: [] });
    await register(server.createVisitor(), { email: 'second@example.test', password: PASSWORD, referralCode });
    expect(await familyOf('second@example.test')).toBeDefined();
    expect((await read(id)).hostFamilyId).toBe(await familyOf('other-address@example.test'));
  });

  test('brings the code along for a parent who is signed in', async () => {
    const { id, referralCode } = await invite();
    const { body } = await register(await server.signInAs('Parent'), {
      email: 'parent@example.test',
      referralCode: referralCode.toLowerCase(),
    });
    expect(await read(id)).toMatchObject({ stage: 'registered', hostFamilyId: body.hostFamilyId });
  });

  test('with the address of a lead needs no code, and a lost lead can come back', async () => {
    const lead = await add();
    await step(lead, { step: 'lose', reason: 'No answer' });
    await register(server.createVisitor(), { email: lead.email, password: PASSWORD });
    expect(await read(lead.id)).toMatchObject({ stage: 'registered', hostFamilyId: await familyOf(lead.email) });
  });

  test('leaves the lead as it is if the address is taken', async () => {
    const { id, referralCode } = await invite();
    await server.createAccount({ email: 'taken@example.test', roles: ['Parent'] });
    await register(server.createVisitor(), { email: 'taken@example.test', password: PASSWORD, referralCode });
    expect(await read(id)).toMatchObject({ stage: 'invited', hostFamilyId: null });
  });
});

describe('making a family of a lead', () => {
  const convert = (lead: Lead, client = staff) =>
    client.ask(leads.convertLead, {
      params: { id: lead.id },
      body: { hostingTypes: [1], guestsNumber: 2, bedroomsNumber: 3, version: lead.version },
    });

  test('loses no word: all fields, the notes and what happened are the family’s', async () => {
    const lead = await add({ campaign: 'Fair 2026', postcode: 'V95 X0Y0' });
    const noted = (await staff.ask(leads.addLeadEvent, { params: { id: lead.id }, body: { kind: 'call', text: 'Has two rooms.' } })).body;
    const { status, body, text } = await convert(noted);
    expect(status, text).toBe(200);
    const [family] = await server.app.db.select().from(hostFamilies).where(eq(hostFamilies.id, body.hostFamilyId));
    expect(family).toMatchObject({
      ...{ parentGuardianOneFirstName: lead.firstName, parentGuardianOneLastName: lead.lastName, email: lead.email, phone: lead.phone },
      ...{ addressLine1: lead.addressLine1, cityTown: 'Ennis', postcode: 'V95 X0Y0', countyId: clare, vettingState: 'registered' },
    });
    const notes = (await staff.ask(listFamilyNotes, { params: { id: body.hostFamilyId } })).body.data.map((note) => note.text);
    expect(notes).toEqual(['Call: Has two rooms.', 'Met at the market.\n\nCampaign: Fair 2026']);
    expect(await read(lead.id)).toMatchObject({ stage: 'registered', hostFamilyId: body.hostFamilyId });
    expect((await convert(await read(lead.id))).body).toMatchObject({ code: 'leadMoved' });
  });

  test('names what is missing, and is refused for an address with an account', async () => {
    const bare = await add({ firstName: '', email: '', phone: '', countyId: null });
    expect(Object.keys((await convert(bare)).body.errors ?? {})).toEqual(['firstName', 'email', 'phone', 'countyId']);
    await server.createAccount({ email: 'has-one@example.test', roles: ['Parent'] });
    expect((await convert(await add({ email: 'has-one@example.test' }))).body).toMatchObject({ code: 'emailTaken' });
  });

  testOnPostgresql('at the same moment by fifty makes one family', async () => {
    const lead = await add();
    const answers = await Promise.all(Array.from({ length: 50 }, () => convert(lead)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await server.app.db.select().from(hostFamilies).where(eq(hostFamilies.email, lead.email))).toHaveLength(1);
  });
});

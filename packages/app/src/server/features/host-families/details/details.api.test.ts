// A host family's record: which sections each caller is told, and what editing it refuses, changes and undoes.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFamily, editFamily, previewFamily, readFamily, readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import { listFamilyReads } from '#contract/host-families/family-reads.endpoints.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, locations, tags } from '#server/db/schema/places.ts';
import { audit, mails } from '#server/db/schema/platform.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let host: TestClient;
let admin: TestClient;
let id = 0;
let otherId = 0;
let countyId = 0;
let amenityId = 0;

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  const userId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  const [tag] = await app.db.insert(tags).values({ kind: 'amenity', code: 'own-sauna', name: 'Sauna' }).returning({ id: tags.id });
  amenityId = tag?.id ?? 0;
  countyId = await findCountyId(app, 'Cork');
  [id = 0, otherId = 0] = await createLiveFamilies(app, [{ countyId, userId, guestsNumber: 3 }, { countyId }]);
  host = await server.signInWith('host@example.test');
  admin = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const read = (client: TestClient, familyId = id) => client.ask(readFamily, { params: { id: familyId } });

async function getVersion(): Promise<number> {
  const [row] = await server.app.db.select({ version: hostFamilies.version }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return row?.version ?? 0;
}

const edit = async (client: TestClient, fields: object, version?: number) =>
  client.ask(editFamily, { params: { id }, body: { version: version ?? (await getVersion()), ...fields } });

describe('the record of a family', () => {
  const ALL = ['profile', 'people', 'contact', 'address', 'hosting'];

  test.each([
    ['Parent', 403, []],
    ['Page editor', 403, []],
    ['Agent', 200, ['profile']],
    ['Finance', 200, ['people', 'payout']],
    ['Coordinator', 200, [...ALL, 'staff']],
    ['Vetting admin', 200, [...ALL, 'staff']],
    ['Administrator', 200, [...ALL, 'staff', 'payout']],
  ] as const)('has the sections that a reader may see: %s', async (role, status, sections) => {
    const answer = await read(await server.signInAs(role));
    expect(answer.status, answer.text).toBe(status);
    const there = Object.entries(answer.body)
      .filter(([name, value]) => [...ALL, 'staff', 'payout'].includes(name) && value !== null)
      .map(([name]) => name);
    if (status === 200) expect(there.toSorted()).toEqual([...sections].toSorted());
  });

  test('tells itself everything but what staff note, and other hosts nothing', async () => {
    const { body, status } = await host.ask(readOwnFamily, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      isLive: true,
      staff: null,
      payout: { hasDetails: false },
      address: { addressLine1: '17 Secret Lane' },
    });
    expect((await read(host)).body).toEqual(body);
    expect((await read(host, otherId)).status).toBe(404);
    expect((await read(server.createVisitor())).status).toBe(401);
    const nobody = await server.createAccount({ email: 'nobody@example.test', roles: ['Host family'] });
    expect(nobody).toBeGreaterThan(0);
    expect((await (await server.signInWith('nobody@example.test')).ask(readOwnFamily, {})).status).toBe(404);
  });

  test('is told to agents while the family is live only, without people, contact and address', async () => {
    const agent = await server.signInAs('Agent');
    expect((await read(agent)).text).not.toMatch(/Secret|orla@|209/);
    await server.app.db.update(hostFamilies).set({ paused: true }).where(eq(hostFamilies.id, otherId));
    expect((await read(agent, otherId)).status).toBe(404);
    expect((await read(admin, otherId)).body).toMatchObject({ isLive: false, hosting: { notLive: ['paused'], pause: { canEnd: true } } });
  });

  test('says who of the staff has read what', async () => {
    const readers = async () =>
      (await admin.ask(listFamilyReads, { params: { id } })).body.data.map(({ reader, part }) => `${reader.firstName} ${part}`);
    expect(await readers()).toEqual(expect.arrayContaining(['Coordinator address', 'Coordinator contact', 'Coordinator health']));
    expect((await readers()).filter((one) => /Finance|Agent|Test/.test(one))).toEqual([]);
  });

  test('names what the profile lacks and what that costs', async () => {
    const { completeness = [] } = (await read(host)).body.hosting ?? {};
    const done = completeness.filter(({ isDone }) => isDone).map(({ item }) => item);
    expect(done).toEqual(['address', 'photos', 'children']);
    expect(completeness.find(({ item }) => item === 'amenities')).toMatchObject({ effect: 'filteredOut', isRequired: false });
  });
});

describe('editing a family', () => {
  test('changes any fields, logs them, and answers the request that undoes them', async () => {
    const version = await getVersion();
    const rooms = [{ name: 'Attic', kind: 'twin' as const, beds: 2, ownBathroom: true, forGender: '' as const }];
    const adults = [{ firstName: 'Noel', lastName: 'Byrne', relation: 'Uncle', dob: null }];
    const fields = { description: 'By the sea.', languages: ['en', 'ga', 'en'], rooms, amenities: [amenityId], guestsNumber: 9 };
    const { status, body, text } = await edit(host, { ...fields, adults });
    expect(status, text).toBe(200);
    expect(body.item.profile).toMatchObject({ ...fields, languages: ['en', 'ga'], guestsNumber: 5 });
    const [noel] = body.item.people?.adults ?? [];
    expect(noel).toEqual({ id: expect.any(Number), ...adults[0] });
    expect(body.item.version).toBe(version + 1);
    const [entry] = await server.app.db.select().from(audit).where(eq(audit.action, 'hostFamilies.edit'));
    expect(entry).toMatchObject({ subjectId: String(id), changes: { description: { before: '', after: 'By the sea.' } } });
    const undone = await host.ask(editFamily, { params: { id }, body: body.undo as never });
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body.item.profile).toMatchObject({ description: '', languages: [], rooms: [], amenities: [], guestsNumber: 3 });
    expect(undone.body.item.people?.adults).toEqual([]);
  });

  test('leaves the version alone if nothing changes', async () => {
    const version = await getVersion();
    const { body } = await edit(host, { houseRules: '', immersionRate: '50' });
    expect(body).toMatchObject({ undo: null, item: { version } });
  });

  test('refuses an empty address in exactly these words', async () => {
    for (const addressLine1 of ['', '  ', null]) {
      const { status, body } = await edit(host, { addressLine1 });
      expect([status, body.errors?.['addressLine1']]).toEqual([422, ['Address line 1 is required.']]);
    }
  });

  test('tells who read an older version how the record is now', async () => {
    const version = await getVersion();
    expect((await edit(host, { houseRules: 'Shoes off.' }, version)).status).toBe(200);
    const late = await edit(admin, { houseRules: 'Shoes on.' }, version);
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    expect(late.body).toMatchObject({ current: { version: version + 1, profile: { houseRules: 'Shoes off.' } } });
  });

  test.each(['businessId', 'coordinatorId', 'immersionRate'])('keeps from an approved family what staff set: %s', async (field) => {
    const { status, body } = await edit(host, { [field]: field === 'immersionRate' ? '60' : 1 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('lets staff set the coordinator and the rate, and only a coordinator', async () => {
    const coordinatorId = await server.createAccount({ email: 'co@example.test', roles: ['Coordinator'] });
    const { body, status, text } = await edit(admin, { coordinatorId, immersionRate: '61.5' });
    expect(status, text).toBe(200);
    expect(body.item).toMatchObject({ staff: { coordinatorId, coordinator: expect.any(String) }, hosting: { immersionRate: '61.50' } });
    const parentId = await server.createAccount({ email: 'pa@example.test', roles: ['Parent'] });
    expect((await edit(admin, { coordinatorId: parentId })).status).toBe(422);
  });

  test('refuses a county of another country, and finds the town of the new one', async () => {
    const { db } = server.app;
    const [abroad] = (await db.select().from(counties)).filter(({ countryId }) => countryId !== 372);
    expect((await edit(host, { countyId: abroad?.id })).status).toBe(422);
    const kerryId = await findCountyId(server.app, 'Kerry');
    const place = { countyId: kerryId, name: 'Ballymade', latitude: 52, longitude: -9 };
    const [town] = await db.insert(locations).values(place).returning({ id: locations.id });
    const { body } = await edit(host, { countyId: kerryId, cityTown: 'ballymade' });
    expect(body.item).toMatchObject({ countyId: kerryId, locationId: town?.id });
    expect((await edit(host, { cityTown: 'Nowhere' })).body.item.locationId).toBeNull();
  });

  test('takes a place on the map whole, and remembers who set it', async () => {
    expect((await edit(host, { latitude: 52 })).status).toBe(422);
    const { body } = await edit(host, { latitude: 52, longitude: -9 });
    expect(body.item.address).toMatchObject({ latitude: 52, longitude: -9, pinSource: 'family' });
    expect((await edit(admin, { latitude: 52.2 })).body.item.address).toMatchObject({ pinSource: 'staff' });
    const profile = await server.createVisitor().ask(readFamilyProfile, { params: { id } });
    expect(profile.body.area).toMatchObject({ radiusM: 1200 });
    expect(profile.body.area?.latitude).not.toBe(52.2);
    expect(profile.body.area?.latitude).toBeCloseTo(52.2, 1);
  });

  test('asks whether a place far from the town and the county is right', async () => {
    const far = { latitude: -33.87, longitude: 151.21 };
    const refused = await edit(host, far);
    expect([refused.status, refused.body.code]).toEqual([422, 'pinFar']);
    expect(JSON.stringify(refused.body)).toMatch(/This place is 17,\d\d\d km from /);
    expect((await edit(host, { ...far, isPinConfirmed: true })).body.item.address).toMatchObject(far);
    // Nothing else asks again.
    expect((await edit(host, { postcode: 'T12 X1' })).status).toBe(200);
  });

  test('refuses fewer guests than are booked on a night to come', async () => {
    const { app, time } = server;
    const block = { hostFamilyId: id, heldAt: time.now, kind: 'firm' as const, fromDate: '2026-08-01', toDate: '2026-08-05' };
    await app.db.insert(hostCalendarBlocks).values([
      { ...block, beds: 1 },
      { ...block, beds: 1, fromDate: '2026-08-04', toDate: '2026-08-08' },
      { ...block, beds: 3, fromDate: '2026-05-01', toDate: '2026-05-08' },
    ]);
    const refused = await edit(host, { guestsNumber: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'bedsBooked']);
    expect((await edit(host, { guestsNumber: 2 })).status).toBe(200);
  });

  test('is for the family itself and for staff who look after families', async () => {
    for (const role of ['Finance', 'Agent', 'Parent', 'Page editor'] as const) {
      expect((await edit(await server.signInAs(role), { houseRules: role })).status, role).toBe(403);
    }
    for (const role of ['Coordinator', 'Vetting admin'] as const) {
      expect((await edit(await server.signInAs(role), { houseRules: role })).status, role).toBe(200);
    }
    const foreign = await server.signInAs('Host family');
    expect((await edit(foreign, { houseRules: 'mine' })).status).toBe(404);
  });
});

describe('registering a family for somebody', () => {
  const body = () => ({
    ...{ firstName: 'Sean', lastName: 'Walsh', email: 'sean@example.test', phone: '+353 1 234', locale: 'de' as const },
    ...{ countryId: 372, countyId, cityTown: 'Bantry', guestsNumber: 9 },
  });

  test('invites its contact, and begins its profile and vetting', async () => {
    const { status, body: made, text } = await admin.ask(createFamily, { body: body() });
    expect(status, text).toBe(200);
    expect(made).toMatchObject({ name: 'Walsh', profile: { guestsNumber: 5 }, hosting: { vettingState: 'registered' }, isLive: false });
    const [mail] = await server.app.db.select().from(mails).where(eq(mails.recipient, 'sean@example.test'));
    expect(mail?.text).toContain('http');
    const again = await admin.ask(createFamily, { body: body() });
    expect([again.status, again.body.code]).toEqual([422, 'emailTaken']);
  });

  test('is for staff who look after families', async () => {
    for (const role of ['Finance', 'Agent', 'Host family', 'Parent'] as const) {
      expect((await (await server.signInAs(role)).ask(createFamily, { body: body() })).status, role).toBe(403);
    }
  });
});

test('a preview shows the profile as parents read it, to the family and staff, also while it isn’t live', async () => {
  const preview = async (client: TestClient) => (await client.ask(previewFamily, { params: { id: otherId }, query: {} })).status;
  expect(await preview(admin)).toBe(200);
  expect([await preview(host), await preview(await server.signInAs('Agent')), await preview(await server.signInAs('Finance'))]).toEqual([
    ...[404, 404, 404],
  ]);
  const { body } = await host.ask(previewFamily, { params: { id }, query: { locale: 'de' } });
  expect(body).toMatchObject({ id, name: 'Byrne', wording: { story: { locale: 'en', source: 'family' } } });
  const { body: visited } = await host.ask(previewFamily, { params: { id }, query: { reader: 'visitor' } });
  expect(visited).toMatchObject({ id, name: `#${id}` });
});

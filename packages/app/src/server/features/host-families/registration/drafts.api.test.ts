// Registrations that aren't finished: kept by a token, resumed by an emailed link, reminded of once, and deleted.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerHost } from '#contract/host-families/registration.endpoints.ts';
import {
  discardRegistration,
  keepRegistration,
  mailRegistrationLink,
  readRegistration,
  stopRegistrationEmails,
} from '#contract/host-families/registration-drafts.endpoints.ts';
import { deleteUser } from '#contract/identity/account.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { hostRegistrations } from '#server/db/schema/host-registrations.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';
import { followUpDrafts } from './draft-reminders.service.ts';

const DAY_MS = 24 * 3600 * 1000;

let server: TestServer;
let clare = 0;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  const { body } = await server.createVisitor().ask(listCounties, {});
  clare = body.data.find(({ name }) => name === 'Clare')?.id ?? 0;
});
afterAll(() => server.stop());

async function visitor() {
  const client = server.createVisitor();
  await client.send('GET', '/api/user');
  return client;
}

const ANSWERS = { countryId: '372', hostingType: ['1'], guestsNumber: 2, children: [{ gender: null, dob: '' }] };

/** Begins a registration; answers the token and whoever began it. */
async function begin(answers: object = ANSWERS, referralCode?: string) {
  const client = await visitor();
  const body = { step: 3, answers, ...(referralCode === undefined ? {} : { referralCode }) };
  const kept = await client.ask(keepRegistration, { body });
  expect(kept.status, kept.text).toBe(200);
  return { client, token: kept.body.token };
}

function advance(ms: number): void {
  server.time.now = new Date(server.time.now.getTime() + ms);
}

const findRows = () => server.app.db.select().from(hostRegistrations).orderBy(hostRegistrations.id);

describe('an unfinished registration', () => {
  test('goes on on another device with its referral code, and the code of a later link replaces it', async () => {
    const { token } = await begin(ANSWERS, 'ABCDEFGH');
    const other = await visitor();
    const read = await other.ask(readRegistration, { params: { token } });
    expect(read.body).toMatchObject({ step: 3, answers: ANSWERS, referralCode: 'ABCDEFGH', version: 1 });
    await other.ask(keepRegistration, { body: { token, version: 1, step: 4, answers: ANSWERS } });
    expect((await other.ask(readRegistration, { params: { token } })).body).toMatchObject({
      referralCode: 'ABCDEFGH',
      version: 2,
      step: 4,
    });
    await other.ask(keepRegistration, { body: { token, version: 2, step: 4, answers: ANSWERS, referralCode: 'spring' } });
    expect((await other.ask(readRegistration, { params: { token } })).body.referralCode).toBe('spring');
  });

  test('is not overwritten by a device that has not seen the answers of the other', async () => {
    const { client, token } = await begin();
    const keep = (version: number, cityTown: string) =>
      client.ask(keepRegistration, { body: { token, version, step: 10, answers: { ...ANSWERS, cityTown } } });
    expect((await keep(1, 'Ennis')).body.version).toBe(2);
    expect((await keep(1, 'Kilkee')).body.code).toBe('changedMeanwhile');
    expect((await client.ask(readRegistration, { params: { token } })).body.answers.cityTown).toBe('Ennis');
    expect((await keep(2, 'Kilkee')).body.version).toBe(3);
  });

  test('is saved once if two devices save the same version at once', async () => {
    const { client, token } = await begin();
    const other = await visitor();
    const body = { token, version: 1, step: 4, answers: ANSWERS };
    const saved = await Promise.all([client, other].map((one) => one.ask(keepRegistration, { body })));
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keeps neither a password nor the token itself', async () => {
    const { token } = await begin({ ...ANSWERS, password: 'eleven geese', passwordConfirmation: 'eleven geese', acceptsTerms: true });
    const rows = JSON.stringify(await findRows());
    expect(rows).not.toContain('eleven geese');
    expect(rows).not.toContain('acceptsTerms');
    expect(rows).not.toContain(token);
  });

  test('is not found by another token, nor once it was discarded', async () => {
    const { client, token } = await begin();
    expect((await client.ask(readRegistration, { params: { token: 'A'.repeat(43) } })).body.code).toBe('linkExpired');
    expect((await client.ask(discardRegistration, { params: { token } })).status).toBe(200);
    expect((await client.ask(readRegistration, { params: { token } })).body.code).toBe('linkExpired');
    expect((await client.ask(keepRegistration, { body: { token, version: 1, step: 1, answers: {} } })).body.code).toBe('linkExpired');
    expect((await client.ask(discardRegistration, { params: { token } })).status).toBe(200);
  });
});

describe('the link', () => {
  const mail = async (email: string) => {
    const { client, token } = await begin();
    const { status, body } = await client.ask(mailRegistrationLink, { params: { token }, body: { email } });
    return { status, body, token };
  };

  test('is emailed, and answered the same whether or not the address has an account', async () => {
    await server.createAccount({ email: 'known@example.test', roles: ['Parent'] });
    const known = await mail('known@example.test');
    const unknown = await mail('unknown@example.test');
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: unknown.body });
    for (const [email, { token }] of [
      ['known@example.test', known],
      ['unknown@example.test', unknown],
    ] as const) {
      const [sent] = await getEmailsTo(server, email);
      expect(sent?.subject).toBe('Your link to finish registering');
      expect(sent?.text).toContain(`/become_a_host?resume=${token}`);
    }
  });

  test('is not emailed to one address again and again', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await mail('often@example.test')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('a reminder', () => {
  const findSubjects = async (email: string) => {
    await server.runJobs();
    return (await getEmailsTo(server, email)).map(({ subject }) => subject);
  };

  test('is sent after three days, once, and once for each address', async () => {
    const answers = { ...ANSWERS, firstName: 'Maeve', email: 'Maeve@example.test' };
    await begin(answers);
    const { token } = await begin(answers);
    advance(2 * DAY_MS);
    await followUpDrafts(server.app);
    expect(await findSubjects('maeve@example.test')).toEqual([]);
    advance(DAY_MS + 1000);
    await followUpDrafts(server.app);
    advance(4 * DAY_MS);
    await followUpDrafts(server.app);
    expect(await findSubjects('maeve@example.test')).toEqual(['Finish registering as a host family']);
    const [sent] = await getEmailsTo(server, 'maeve@example.test');
    expect(sent?.text).toContain(`/become_a_host?resume=${token}&reminders=off`);
  });

  test('is not sent to who wants none, nor to a family that has registered meanwhile', async () => {
    const { client, token } = await begin({ ...ANSWERS, email: 'quiet@example.test' });
    expect((await client.ask(stopRegistrationEmails, { params: { token } })).status).toBe(200);
    await begin({ ...ANSWERS, email: 'quiet@example.test' });
    await begin({ ...ANSWERS, email: 'host@example.test' });
    await server.createAccount({ email: 'host@example.test', roles: ['Parent'] });
    const host = await server.enterPassword('host@example.test');
    expect((await host.ask(registerHost, { body: toRegistration('host@example.test') })).status).toBe(200);
    advance(4 * DAY_MS);
    await followUpDrafts(server.app);
    expect(await findSubjects('quiet@example.test')).toEqual([]);
    expect(await findSubjects('host@example.test')).not.toContain('Finish registering as a host family');
  });
});

function toRegistration(email: string, draftToken?: string) {
  return {
    ...{ countryId: '372', countyId: String(clare), hostingType: ['1'], guestsNumber: 1, bedroomsNumber: 1, haveChild: false },
    ...{ numberOfChildren: 0, children: [], immersionRate: '45', addressLine1: '1 Main Street', cityTown: 'Ennis', foundUsWhere: 'friend' },
    ...{ firstName: 'Maeve', lastName: 'Byrne', email, phone: '+353 1 234', password: 'wet sheep on a hill', acceptsTerms: true as const },
    ...(draftToken === undefined ? {} : { draftToken }),
  };
}

describe('drafts are deleted', () => {
  test('by the registration, also where the address has an account already', async () => {
    await server.createAccount({ email: 'taken@example.test', roles: ['Parent'] });
    for (const email of ['taken@example.test', 'fresh@example.test']) {
      const { client, token } = await begin({ ...ANSWERS, email });
      expect((await client.ask(registerHost, { body: toRegistration(email, token) })).status).toBe(200);
      expect((await client.ask(readRegistration, { params: { token } })).body.code).toBe('linkExpired');
    }
  });

  test('after 90 days without a change', async () => {
    const { client, token } = await begin({ ...ANSWERS, cityTown: 'Forgotten' });
    advance(89 * DAY_MS);
    expect((await client.ask(readRegistration, { params: { token } })).status).toBe(200);
    advance(DAY_MS + 1000);
    expect((await client.ask(readRegistration, { params: { token } })).body.code).toBe('linkExpired');
    await followUpDrafts(server.app);
    expect(JSON.stringify(await findRows())).not.toContain('Forgotten');
  });

  test('with an account of the address, and with the account that made them', async () => {
    await server.createAccount({ email: 'leaving@example.test', roles: ['Parent'] });
    const client = await server.enterPassword('leaving@example.test');
    await begin({ ...ANSWERS, email: 'leaving@example.test', cityTown: 'Lahinch' });
    await client.ask(keepRegistration, { body: { step: 2, answers: { ...ANSWERS, cityTown: 'Doolin' } } });
    expect(JSON.stringify(await findRows())).toMatch(/Lahinch.*Doolin/);
    expect((await client.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
    expect(JSON.stringify(await findRows())).not.toMatch(/Lahinch|Doolin|leaving@/);
  });
});

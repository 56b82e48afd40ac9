// Leads over a real connection: from a scout's note to a registered family, duplicates, merging, the funnel and follow-ups.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as leads from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { users } from '#server/db/schema/identity.ts';
import { scoutingCodes, scoutingEvents, scoutingLeads } from '#server/db/schema/leads.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { startLeadFixture } from '#server/testing/fixtures/lead-fixture.ts';
import { findCountyId } from '#server/testing/fixtures/live-families.ts';
import type { TestServer } from '#server/testing/start-server.ts';
import { eraseStaleLeads, remindOfFollowUps } from './follow-ups.service.ts';

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

describe('the way of a lead', () => {
  test('leads through its stages, each with what happened', async () => {
    const lead = await add();
    expect(lead).toMatchObject({ stage: 'lead', steps: ['contact', 'interest', 'lose'], county: 'Clare', inviteUrl: null });
    const contacted = (await step(lead, { step: 'contact', nextFollowUp: '2026-06-20' })).body;
    expect(contacted).toMatchObject({ stage: 'contacted', nextFollowUp: '2026-06-20' });
    const noted = (await staff.ask(leads.addLeadEvent, { params: { id: lead.id }, body: { kind: 'call', text: 'Has two free rooms.' } }))
      .body;
    expect(noted.events.map(({ kind, toStage, text, by }) => [kind, toStage, text, by])).toEqual([
      ['call', null, 'Has two free rooms.', 'Vetting admin Test'],
      ['stage', 'contacted', '', 'Vetting admin Test'],
      ['stage', 'lead', '', 'Vetting admin Test'],
    ]);
    expect((await step(noted, { step: 'contact' })).body).toMatchObject({ code: 'leadMoved' });
    expect((await step(lead, { step: 'interest' })).body).toMatchObject({ code: 'changedMeanwhile' });
  });

  test('is lost only for a reason, and can be opened again', async () => {
    const lead = await add();
    expect(Object.keys((await step(lead, { step: 'lose' })).body.errors ?? {})).toEqual(['reason']);
    const lost = (await step(lead, { step: 'lose', reason: 'Moves abroad' })).body;
    expect(lost).toMatchObject({ stage: 'lost', lostReason: 'Moves abroad', steps: ['reopen'] });
    expect((await step(lost, { step: 'reopen' })).body).toMatchObject({ stage: 'contacted', lostReason: '' });
  });

  test('is invited in its language by a link that stays the same', async () => {
    const lead = await add({ locale: 'de' });
    const invite = async (version: number) => (await staff.ask(leads.inviteLead, { params: { id: lead.id }, body: { version } })).body;
    const invited = await invite(lead.version);
    expect(invited.stage).toBe('invited');
    expect(invited.inviteUrl).toMatch(/\/become_a_host\?rc=[A-Z]{8}$/);
    const again = await invite(invited.version);
    expect(again.inviteUrl).toBe(invited.inviteUrl);
    expect(again.events.map(({ kind }) => kind)).toEqual(['invite', 'invite', 'stage']);
    const mails = await getEmailsTo(server, lead.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(`/de/become_a_host?rc=${invited.inviteUrl?.split('rc=')[1]}`);
  });

  test('is not for hosts, parents, agents and finance, and only administrators delete', async () => {
    for (const role of ['Parent', 'Host family', 'Agent', 'Finance', 'Page editor'] as const) {
      expect((await (await server.signInAs(role)).ask(leads.listLeads, {})).status).toBe(403);
    }
    const lead = await add();
    expect((await staff.ask(leads.deleteLead, { params: { id: lead.id } })).status).toBe(403);
    expect((await (await server.signInAs('Administrator')).ask(leads.deleteLead, { params: { id: lead.id } })).status).toBe(200);
    expect((await staff.ask(leads.readLead, { params: { id: lead.id } })).status).toBe(404);
  });
});

describe('the list', () => {
  test('finds by name, stage, assignee and follow-up, those that are due first', async () => {
    const assignee = (await staff.ask(leads.listLeadAssignees, {})).body.data.find(({ name }) => name.startsWith('Vetting'));
    const late = await add({ lastName: 'Quinlan', assigneeId: assignee?.id, nextFollowUp: '2026-06-30' });
    const soon = await add({ lastName: 'Quinlan', assigneeId: assignee?.id, nextFollowUp: '2026-06-01' });
    const other = await add({ lastName: 'Quinlan' });
    const find = async (query: object) =>
      (await staff.ask(leads.listLeads, { query: { search: 'quinlan', ...query } as never })).body.data.map(({ id }) => id);
    expect(await find({})).toEqual([soon.id, late.id, other.id]);
    expect(await find({ nextFollowUp: '..2026-06-15' })).toEqual([soon.id]);
    expect(await find({ assigneeId: '-' })).toEqual([other.id]);
    expect(await find({ stage: 'lost' })).toEqual([]);
    expect(await find({ countyId: String(clare), sort: '-createdAt' })).toHaveLength(3);
  });

  test('refuses staff who look after no leads', async () => {
    const [parent] = [await server.createAccount({ email: 'nobody@example.test', roles: ['Parent'] })];
    const { status, body } = await staff.ask(leads.createLead, { body: fixture.createDetails({ assigneeId: parent }) });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['assigneeId']]);
  });
});

describe('a duplicate', () => {
  test.each([
    ['email', { email: 'Twin@Example.test' }, { email: 'twin@example.test' }],
    ['phone', { phone: '087 555 1234' }, { phone: '+353 (0)87 555-1234' }],
    ['address', { addressLine1: '12 High Street', cityTown: 'Kilrush' }, { addressLine1: '12, High St.', cityTown: 'KILRUSH' }],
  ])('is found by its %s while it is typed and when it is saved, and saved if confirmed', async (reason, one, other) => {
    const first = await add(one);
    const query = { ...one, ...other, countyId: clare };
    const found = (await staff.ask(leads.findLeadDuplicates, { query })).body;
    expect(found.leads.map(({ id, reasons }) => [id, reasons])).toEqual([[first.id, [reason]]]);
    const body = fixture.createDetails(other);
    expect((await staff.ask(leads.createLead, { body })).body).toMatchObject({ code: 'leadDuplicate' });
    const second = (await staff.ask(leads.createLead, { body: { ...body, confirmed: true } })).body;
    const edited = await staff.ask(leads.editLead, { params: { id: second.id }, body: { campaign: 'Fair', version: second.version } });
    expect(edited.body).toMatchObject({ campaign: 'Fair' });
  });

  test('is merged: what the other has is taken over, its events and its link too', async () => {
    const kept = await add({ email: '', notes: 'Kind.' });
    const other = await add({ campaign: 'Fair', notes: 'Has a dog.' });
    const invited = (await staff.ask(leads.inviteLead, { params: { id: other.id }, body: { version: other.version } })).body;
    const body = { mergedLeadId: other.id, version: kept.version };
    const merged = (await staff.ask(leads.mergeLeads, { params: { id: kept.id }, body })).body;
    expect(merged).toMatchObject({ email: other.email, phone: kept.phone, campaign: 'Fair', inviteUrl: invited.inviteUrl });
    for (const word of ['Kind.', 'Has a dog.', other.phone]) expect(merged.notes).toContain(word);
    expect(merged.events.map(({ kind }) => kind)).toContain('invite');
    expect((await staff.ask(leads.readLead, { params: { id: other.id } })).status).toBe(404);
  });
});

test('the funnel counts how far leads have come, by county and by day', async () => {
  const kerry = await findCountyId(server.app, 'Kerry');
  const lead = await add({ countyId: kerry });
  await step(await add({ countyId: kerry }), { step: 'interest' });
  const invited = (await staff.ask(leads.inviteLead, { params: { id: lead.id }, body: { version: lead.version } })).body;
  await step(invited, { step: 'lose', reason: 'No room' });
  const ask = async (query: object) => (await staff.ask(leads.readFunnel, { query: query as never })).body.data;
  const row = (await ask({ by: 'county' })).find(({ id }) => id === kerry);
  expect(row).toEqual({
    ...{ id: kerry, code: null, name: 'Kerry', leads: 2, contacted: 2, interested: 2, invited: 1, registered: 0, lost: 1 },
  });
  expect(await ask({ by: 'county', fromDate: '2027-01-01' })).toEqual([]);
  expect((await ask({ by: 'source' })).at(-1)).toMatchObject({ id: null, name: '' });
});

test('follow-ups that are due are told once a day to whom they concern', async () => {
  const { app } = server;
  const userId = await server.createAccount({ email: 'scout@example.test', roles: ['Coordinator'] });
  await add({ assigneeId: userId, nextFollowUp: '2026-06-15' });
  await add({ assigneeId: userId, nextFollowUp: '2026-06-16' });
  await step(await add({ assigneeId: userId, nextFollowUp: '2026-06-01' }), { step: 'lose', reason: 'Gone' });
  await remindOfFollowUps(app);
  await remindOfFollowUps(app);
  const told = await app.db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(told).toMatchObject([{ kind: 'leadFollowUps', data: { leads: 1 } }]);
  expect(await getEmailsTo(server, 'scout@example.test')).toHaveLength(1);
});

describe('erasure', () => {
  test('takes the leads of an account along: by address and phone number', async () => {
    const { app } = server;
    const userId = await server.createAccount({ email: 'leaving@example.test', roles: ['Host family'] });
    await app.db.update(users).set({ phone: '+353 87 444 3333' }).where(eq(users.id, userId));
    const byEmail = await add({ email: 'Leaving@example.test' });
    const byPhone = await add({ phone: '087 444 3333' });
    const stays = await add();
    await app.db.transaction(async (tx) => {
      for (const { erase } of app.deletion) await erase?.(tx, userId);
    });
    const rest = await app.db.select({ id: scoutingLeads.id }).from(scoutingLeads);
    const ids = rest.map(({ id }) => id);
    expect(ids).toContain(stays.id);
    expect(ids).not.toContain(byEmail.id);
    expect(ids).not.toContain(byPhone.id);
    expect(await app.db.select().from(scoutingEvents).where(eq(scoutingEvents.leadId, byEmail.id))).toEqual([]);
    expect(await app.db.select().from(scoutingCodes).where(eq(scoutingCodes.leadId, byEmail.id))).toEqual([]);
  });

  test('comes to a lost lead after two years', async () => {
    const lead = await add();
    await step(lead, { step: 'lose', reason: 'Moved' });
    await eraseStaleLeads(server.app);
    expect((await read(lead.id)).stage).toBe('lost');
    const before = server.time.now;
    server.time.now = new Date('2028-06-16T10:00:00Z');
    await eraseStaleLeads(server.app);
    server.time.now = before;
    expect((await staff.ask(leads.readLead, { params: { id: lead.id } })).status).toBe(404);
  });
});

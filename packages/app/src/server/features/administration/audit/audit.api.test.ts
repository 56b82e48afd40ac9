// The change log over a real connection: who a change was about, and files in the reader's language.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAudit, listAudit } from '#contract/administration/audit.endpoints.ts';
import { exportUsers } from '#contract/administration/users.endpoints.ts';
import { registerHost } from '#contract/host-families/registration.endpoints.ts';
import { deleteView, saveView } from '#contract/lists/saved-views.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  admin = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const FAMILY = {
  hostingType: ['1'],
  guestsNumber: 2,
  bedroomsNumber: 1,
  haveChild: false,
  numberOfChildren: 0,
  children: [],
  immersionRate: '45.50',
  addressLine1: '1 Main Street',
  cityTown: 'Ennis',
  foundUsWhere: 'friend',
  firstName: 'Maeve',
  lastName: 'Byrne',
  email: 'maeve@example.test',
  phone: '+353 1 234',
  password: 'wet sheep on a hill',
  acceptsTerms: true as const,
};

async function register(): Promise<void> {
  const visitor = server.createVisitor();
  await visitor.send('GET', '/api/user');
  const county = (await visitor.ask(listCounties, {})).body.data.find(({ name }) => name === 'Clare');
  const body = { ...FAMILY, countryId: String(county?.countryId), countyId: String(county?.id) };
  const { status, text } = await visitor.ask(registerHost, { body });
  expect(status, text).toBe(200);
}

const namesOf = async (subjectType: string) =>
  (await admin.ask(listAudit, { query: { subjectType } })).body.data.map(({ subjectName }) => subjectName);

test('a subject is called by its name, and by the name that it had once it is gone', async () => {
  await register();
  expect(await namesOf('hostFamily')).toEqual(['Maeve Byrne']);
  const view = { list: 'users', name: 'Newest', query: 'state=unverified', isDefault: true };
  const { body: kept } = await admin.ask(saveView, { body: view });
  expect(await namesOf('savedView')).toEqual(['Newest']);
  await admin.ask(deleteView, { params: { id: kept.id } });
  expect(await namesOf('savedView')).toEqual(['Newest', 'Newest']);
});

test('the change log no longer names a family whose owner was anonymised', async () => {
  await server.app.db.update(users).set({ anonymisedAt: server.time.now }).where(eq(users.email, FAMILY.email));
  expect(await namesOf('hostFamily')).toEqual([null]);
});

test('the change log of one person holds only what they did, and nothing for an ID that is no number', async () => {
  const id = await server.createAccount({ email: 'other@example.test', roles: ['Administrator'] });
  const other = await server.signInWith('other@example.test');
  const view = { list: 'users', name: 'Of another', query: 'state=unverified', isDefault: false };
  await other.ask(saveView, { body: view });
  const seen = async (actor: string) =>
    (await admin.ask(listAudit, { query: { actor } })).body.data.map((entry) => `${entry.actor?.id} ${entry.action}`);
  const own = await seen(String(id));
  expect(own).toContain(`${id} savedViews.create`);
  expect(own.filter((entry) => !entry.startsWith(`${id} `))).toEqual([]);
  expect(await seen('nobody')).toEqual([]);
  expect(await seen(`nobody,${id}`)).toEqual(own);
});

test.each([
  ['de', 'Ansicht gespeichert', 'Liste: leer → Benutzer', 'Filter: leer → Status: Nicht bestätigt', 'Administration', 'Aktiv'],
  ['fr', 'Vue enregistrée', 'Liste: vide → Utilisateurs', 'Filtres: vide → État: Non confirmé', 'Administrateur', 'Actif'],
] as const)('a file says in the reader’s language what the screen does, %s', async (locale, ...said) => {
  const headers = { 'Accept-Language': locale };
  const [action, list, query, role, state] = said;
  const trail = (await admin.ask(exportAudit, { query: { subjectType: 'savedView' } }, headers)).text;
  for (const text of [action, list, query]) expect(trail).toContain(text);
  expect(trail).not.toMatch(/savedView|isDefault|unverified/);
  const people = (await admin.ask(exportUsers, { query: { role: 'Administrator' } }, headers)).text;
  expect(people).toContain(`,${role},${state},`);
});

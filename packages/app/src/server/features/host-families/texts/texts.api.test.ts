// What a family tells of itself in several languages, what staff note about it, and how parents read it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editFamily } from '#contract/host-families/family-details.endpoints.ts';
import { addFamilyNote, listFamilyNotes } from '#contract/host-families/family-notes.endpoints.ts';
import { listFamilyTexts, saveFamilyText, translateFamilyText } from '#contract/host-families/family-texts.endpoints.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { startTranslationServer, TRANSLATION_KEY, type TranslationServer } from '#server/testing/translation-server.ts';

let server: TestServer;
let service: TranslationServer;
let host: TestClient;
let coordinator: TestClient;
let id = 0;
beforeAll(async () => {
  service = await startTranslationServer();
  server = await startServer({ TRANSLATION_URL: service.url, TRANSLATION_KEY });
  await seedReference(server.app.db);
  const userId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  const countyId = await findCountyId(server.app, 'Cork');
  [id = 0] = await createLiveFamilies(server.app, [{ countyId, userId, description: 'By the sea.', houseRules: 'Shoes off.' }]);
  host = await server.signInWith('host@example.test');
  coordinator = await server.signInAs('Coordinator');
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function getVersion(): Promise<number> {
  const [row] = await server.app.db.select({ version: hostFamilies.version }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return row?.version ?? 0;
}
const save = async (client: TestClient, locale: 'de' | 'en' | 'fr', texts: object) =>
  client.ask(saveFamilyText, { params: { id, locale }, body: { version: await getVersion(), ...texts } });
const translate = (locale: 'de' | 'fr' | 'en', client = coordinator) => client.ask(translateFamilyText, { params: { id, locale } });
const readAs = async (locale: string) =>
  (await (await server.signInAs('Parent')).ask(readFamilyProfile, { params: { id } }, { 'Accept-Language': locale })).body;

describe('the texts of a family', () => {
  test('are in its own words, in those of staff, or of a service, and say which are older than the original', async () => {
    expect((await translate('de')).body.translations).toEqual([
      {
        locale: 'de',
        story: { text: '[DE] By the sea.', source: 'machine', isOutdated: false },
        houseRules: { text: '[DE] Shoes off.', source: 'machine', isOutdated: false },
      },
    ]);
    const { body, status, text } = await save(host, 'de', { story: 'Am Meer.' });
    expect(status, text).toBe(200);
    expect(body.translations[0]?.story).toEqual({ text: 'Am Meer.', source: 'family', isOutdated: false });
    await host.ask(editFamily, { params: { id }, body: { version: await getVersion(), description: 'By the lake.' } });
    expect((await translate('de')).body.translations[0]).toMatchObject({
      story: { text: 'Am Meer.', source: 'family', isOutdated: true },
      houseRules: { source: 'machine', isOutdated: false },
    });
    expect((await save(coordinator, 'de', { story: 'Am See.' })).body.translations[0]?.story?.source).toBe('staff');
  });

  test('are read by parents in their language, with who wrote them', async () => {
    expect(await readAs('de')).toMatchObject({ description: 'Am See.', houseRules: '[DE] Shoes off.' });
    expect((await readAs('de')).wording).toEqual({
      story: { locale: 'de', source: 'staff' },
      houseRules: { locale: 'de', source: 'machine' },
    });
    expect(await readAs('fr')).toMatchObject({ description: 'By the lake.', wording: { story: { locale: 'en', source: 'family' } } });
  });

  test('go with an empty text, and are kept by the version that was read', async () => {
    await save(host, 'fr', { story: 'Au bord de la mer.' });
    expect((await save(host, 'fr', { story: '' })).body.translations.map(({ locale }) => locale)).toEqual(['de']);
    const stale = await host.ask(saveFamilyText, { params: { id, locale: 'fr' }, body: { version: 0, story: 'x' } });
    expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  });

  test('are not translated into the family’s own language, nor twice over people’s words, nor without the service', async () => {
    expect((await translate('en')).status).toBe(422);
    expect((await save(host, 'en', { story: 'x' })).status).toBe(422);
    await save(host, 'de', { story: 'Am Meer.', houseRules: 'Schuhe aus.' });
    expect((await translate('de')).body).toMatchObject({ code: 'familyTextUntranslated', issues: [{ reason: 'nothing' }] });
    service.faults.push(456);
    expect((await translate('fr')).body).toMatchObject({ code: 'familyTextUntranslated', issues: [{ reason: 'quota' }] });
  });

  test('are translated by staff, and written by the family and staff', async () => {
    expect((await translate('fr', host)).status).toBe(403);
    for (const role of ['Agent', 'Finance', 'Parent'] as const) {
      expect((await save(await server.signInAs(role), 'fr', { story: 'x' })).status, role).toBe(403);
    }
    expect((await (await server.signInAs('Host family')).ask(listFamilyTexts, { params: { id } })).status).toBe(404);
  });
});

test('notes are for staff who look after families, the latest first with their writers', async () => {
  await coordinator.ask(addFamilyNote, { params: { id }, body: { text: 'Called.' } });
  const { body } = await (await server.signInAs('Vetting admin')).ask(addFamilyNote, { params: { id }, body: { text: 'Called again.' } });
  expect(body.data.map(({ text, by }) => [text, by])).toEqual([
    ['Called again.', 'Vetting admin Test'],
    ['Called.', 'Coordinator Test'],
  ]);
  for (const client of [host, await server.signInAs('Finance'), await server.signInAs('Agent')]) {
    expect((await client.ask(listFamilyNotes, { params: { id } })).status).toBe(403);
  }
  expect((await coordinator.ask(addFamilyNote, { params: { id: 999_999 }, body: { text: 'x' } })).status).toBe(404);
});

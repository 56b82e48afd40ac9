// Leads from files: headings in every language, one's own export, duplicates, what is faulty, and what stands for nothing.

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { createLead, exportLeads, importLeads, listLeads, readLead } from '#contract/scouting/leads.endpoints.ts';
import type { LeadImport } from '#contract/scouting/leads.shapes.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let staff: TestClient;
let clare = 0;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  clare = await findCountyId(server.app, 'Clare');
  staff = await server.signInAs('Coordinator');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(scoutingLeads);
});

async function send(text: string | Uint8Array<ArrayBuffer>, options: { dryRun?: boolean; onDuplicate?: string } = {}) {
  const form = new FormData();
  form.append('dry_run', String(options.dryRun ?? false));
  form.append('on_duplicate', options.onDuplicate ?? 'skip');
  form.append('file', new Blob([text], { type: 'text/csv' }), 'leads.csv');
  return staff.ask(importLeads, { body: form as never });
}

async function bring(text: string, options: { dryRun?: boolean; onDuplicate?: string } = {}): Promise<LeadImport> {
  const { status, body, text: answer } = await send(text, options);
  expect(status, answer).toBe(200);
  return body;
}

async function list() {
  const { body } = await staff.ask(listLeads, { query: { sort: 'createdAt', perPage: 100 } });
  return Promise.all(body.data.map(async ({ id }) => (await staff.ask(readLead, { params: { id } })).body));
}

const count = async () => (await server.app.db.select().from(scoutingLeads)).length;

describe('a file', () => {
  test('is only tried with a dry run', async () => {
    const report = await bring('Name,Email\nMaeve Byrne,maeve@example.test\n', { dryRun: true });
    expect(report.rows).toMatchObject([{ line: 2, outcome: 'added', name: 'Maeve Byrne' }]);
    expect(await count()).toBe(0);
  });

  test.each([
    ['Nombre,Apellidos,Correo,Móvil,Ciudad,Notas', 'Maeve,Byrne,m@example.test,+353871234567,Ennis,Nett'],
    ['Vorname;Nachname;E-Mail;Telefon;Ort;Notizen', 'Maeve;Byrne;m@example.test;+353871234567;Ennis;Nett'],
    ['Prénom,Nom de famille,Courriel,Téléphone,Ville,Remarques', 'Maeve,Byrne,m@example.test,+353871234567,Ennis,Nett'],
    ['Full name\tE-mail\tMobile\tTown\tComments', 'Maeve Byrne\tm@example.test\t+353871234567\tEnnis\tNett'],
    ['姓名,邮箱,电话,城市,备注', '"Byrne, Maeve",m@example.test,+353871234567,Ennis,Nett'],
  ])('is read by the headings of its language: %s', async (headings, line) => {
    await bring(`${headings}\r\n${line}\r\n`);
    expect(await list()).toMatchObject([
      { firstName: 'Maeve', lastName: 'Byrne', email: 'm@example.test', phone: '+353871234567', cityTown: 'Ennis', notes: 'Nett' },
    ]);
  });

  test('loses no word: what stands for nothing is in the notes', async () => {
    const report = await bring('Name,County,Source,Dogs,Notes\nMaeve Byrne,Atlantis,Aunt Bridie,two,Kind\nOrla Kelly,Co. Clare,,,\n');
    expect(report.unknownHeadings).toEqual(['Dogs']);
    const [byrne, kelly] = await list();
    expect(byrne?.notes).toBe('Kind\nCounty: Atlantis\nSource: Aunt Bridie\nDogs: two');
    expect(kelly).toMatchObject({ countyId: clare, notes: '' });
  });

  test('says what is wrong with a line, and imports the others', async () => {
    const report = await bring('Name,Email\nMaeve Byrne,nonsense\n,only@example.test\nOrla Kelly,orla@example.test\n');
    expect(report.rows.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
      [2, 'faulty', '“Email” is missing or isn’t valid.'],
      [3, 'faulty', '“Last name” is missing or isn’t valid.'],
      [4, 'added', null],
    ]);
    expect(await count()).toBe(1);
  });

  test('keeps stages as far as they can be imported', async () => {
    await bring('Name,Stage,Reason lost\nA One,Contacted,\nB Two,Registered,\nC Three,Perdue,Zu weit\nD Four,lost,Too far\n');
    expect((await list()).map(({ stage, lostReason }) => [stage, lostReason])).toEqual([
      ['contacted', ''],
      ['interested', ''],
      ['lost', 'Zu weit'],
      ['lost', 'Too far'],
    ]);
  });

  test('without a heading for names, or with too many lines, is refused', async () => {
    expect((await send('Dogs,Cats\n1,2\n')).body).toMatchObject({ code: 'leadFileUnreadable' });
    expect((await send('')).status).toBe(422);
    const many = `Name\n${Array.from({ length: 5001 }, (_, index) => `Family ${index}`).join('\n')}\n`;
    expect((await send(many)).body).toMatchObject({ code: 'fileTooLarge' });
  });

  test('is read in the encoding of an older program', async () => {
    await send(new Uint8Array(Buffer.from('Name,Town\nZo\u00eb M\u00fcller,D\u00fan Laoghaire\n', 'latin1')));
    expect(await list()).toMatchObject([{ firstName: 'Zoë', lastName: 'Müller', cityTown: 'Dún Laoghaire' }]);
  });
});

describe('duplicates of a file', () => {
  const FIRST = 'Name,Email,Phone,Town,Notes\nMaeve Byrne,maeve@example.test,087 123 4567,,Kind\n';
  const SECOND = 'Name,Email,Phone,Town,Notes\nMaeve Byrne,,+353 87 1234567,Ennis,Has a dog\n';

  test('are skipped, or change what is known, or are added', async () => {
    await bring(FIRST);
    const [known] = await list();
    expect((await bring(SECOND)).rows).toMatchObject([{ outcome: 'skipped', leadId: known?.id, reasons: ['phone'] }]);
    expect((await bring(SECOND, { onDuplicate: 'update' })).rows).toMatchObject([{ outcome: 'updated' }]);
    expect(await list()).toMatchObject([{ email: 'maeve@example.test', cityTown: 'Ennis', notes: 'Kind\n\nHas a dog' }]);
    expect((await bring(SECOND, { onDuplicate: 'update' })).rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await bring(SECOND, { onDuplicate: 'add' })).rows).toMatchObject([{ outcome: 'added', leadId: known?.id }]);
    expect(await count()).toBe(2);
  });

  test('are found within the file too', async () => {
    const report = await bring(`${FIRST}Maeve Byrne,maeve@example.test,,Ennis,\n`, { onDuplicate: 'update' });
    expect(report.rows.map(({ outcome, leadId }) => [outcome, leadId])).toEqual([
      ['added', null],
      ['updated', 0],
    ]);
    expect(await list()).toMatchObject([{ cityTown: 'Ennis', phone: '087 123 4567' }]);
  });
});

describe('one’s own file', () => {
  async function exported(language: string): Promise<string> {
    staff.language = language;
    const { text } = await staff.ask(exportLeads, { query: { sort: 'createdAt' } });
    staff.language = 'en';
    return text;
  }

  test.each(LOCALES)('is imported again unchanged in the language %s', async (language) => {
    const details = { firstName: '=cmd', lastName: 'O’Byrne', email: 'o@example.test', phone: '+353 87 123 4567', notes: 'a, "b"\nc' };
    await staff.ask(createLead, { body: { ...details, countyId: clare, campaign: '-1', nextFollowUp: '2026-07-01', locale: 'fr' } });
    const file = await exported(language);
    expect((await bring(file, { onDuplicate: 'update' })).rows).toMatchObject([{ outcome: 'unchanged' }]);
    await server.app.db.delete(scoutingLeads);
    await bring(file);
    expect(await list()).toMatchObject([{ ...details, county: 'Clare', campaign: '-1', nextFollowUp: '2026-07-01', locale: 'fr' }]);
  });

  test('gives back whatever was typed', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((one) => one.trim().normalize());
    const family = fc.record({ firstName: text, lastName: text, campaign: text, addressLine1: text, cityTown: text, notes: text });
    await fc.assert(
      fc.asyncProperty(fc.array(family, { minLength: 1, maxLength: 5 }), async (families) => {
        await server.app.db.delete(scoutingLeads);
        for (const [index, one] of families.entries()) {
          await staff.ask(createLead, {
            body: { ...one, lastName: one.lastName || 'x', email: `f${index}@example.test`, confirmed: true },
          });
        }
        const pick = (rows: Awaited<ReturnType<typeof list>>) =>
          rows.map(({ firstName, lastName, campaign, addressLine1, cityTown, notes, email }) => ({
            ...{ firstName, lastName, campaign, addressLine1, cityTown, notes, email },
          }));
        const before = pick(await list());
        const file = await exported('en');
        await server.app.db.delete(scoutingLeads);
        await bring(file, { onDuplicate: 'add' });
        expect(pick(await list())).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });
});

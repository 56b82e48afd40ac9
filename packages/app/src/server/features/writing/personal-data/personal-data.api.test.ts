// What is found of people in a text before it is sent to the model, in many spellings and scripts; and what is none of it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { audit } from '#server/db/schema/platform.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type LanguageModelFixture, startLanguageModelFixture } from '#server/testing/fixtures/language-model-fixture.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { findPersonalData } from './assert-nothing-personal.service.ts';

let room: LanguageModelFixture;

const NAMES = [
  ['Anna', 'Schmidt'],
  ['Jean-Luc', 'Picard-Moreau'],
  ['María José', 'García López'],
  ['Seán', "O'Brien"],
  ['Łukasz', 'Żółć'],
  ['太郎', '田中'],
  ['민수', '김'],
  ['小明', '王'],
  ['Анна', 'Каренина'],
  ['May', 'Byrne'],
  ['Rose', 'Day'],
  ['Mark', 'Garden'],
  ['Jan', 'van der Berg'],
] as const;

const NOTES = [
  ['Hazelnuts, pollen', 'None'],
  ['no', 'Coeliac disease; takes tablets daily'],
  ['', 'HIV'],
  ['ピーナッツ、そば', 'なし'],
  ['None known', 'She can not swim well'],
  ['', 'Epilepsie (leicht)'],
] as const;

beforeAll(async () => {
  room = await startLanguageModelFixture();
  await seedReference(room.app.db);
  const createdAt = room.time.now;
  await room.app.db.insert(students).values(NAMES.map(([firstName, lastName]) => ({ firstName, lastName, createdAt })));
  await room.app.db
    .insert(students)
    .values(
      NOTES.map(([allergies, anyMedicalCondition]) => ({ firstName: 'x', lastName: 'y', allergies, anyMedicalCondition, createdAt })),
    );
});
afterAll(() => room.stop());

const find = async (text: string) =>
  (await findPersonalData(room.app.db, [{ place: 'prompt', index: 0, text }])).map(({ kind, found }) => `${kind}: ${found}`);

describe('a full name', () => {
  test.each([
    ['Write about Anna Schmidt and Cork.', 'Anna Schmidt'],
    ['write about anna schmidt', 'anna schmidt'],
    ['SCHMIDT, Anna', 'SCHMIDT, Anna'],
    ['Anna\nSchmidt', 'Anna\nSchmidt'],
    ['Anna Schmidt’s family', 'Anna Schmidt’s'],
    ['Anna Schmidts Familie', 'Anna Schmidts'],
    ['anna.schmidt at home', 'anna.schmidt'],
    ['Jean-Luc Picard-Moreau', 'Jean-Luc Picard-Moreau'],
    ['Jean Luc Picard Moreau', 'Luc Picard Moreau'],
    ['Maria Garcia', 'Maria Garcia'],
    ['María José García López', 'María José García López'],
    ['Sean O’Brien', 'Sean O’Brien'],
    ["Seán O'Brien's mother", "Seán O'Brien's"],
    ['Lukasz Zolc', 'Lukasz Zolc'],
    ['Jan van der Berg', 'Jan van der Berg'],
    ['田中太郎さんの話', '田中太郎'],
    ['田中 太郎さん', '田中 太郎'],
    ['김민수는 학생입니다', '김민수'],
    ['王小明喜欢足球', '王小明'],
    ['Анна Каренина', 'Анна Каренина'],
  ])('is found in %j', async (text, found) => {
    expect(await find(text)).toContain(`name: ${found}`);
  });

  test.each([
    'A picnic on May Day in a rose garden',
    'Anna lives in Cork. Schmidt is a common name',
    'Anna, who loves horses, met the Schmidt family',
    'May the Byrne valley be green',
    'Rose garden, Mark Twain and the Day of the Sea',
    '田中さんと花子',
    'Garcia Marquez and Maria Callas',
    'Write about Dublin, Galway and the Wild Atlantic Way.',
  ])('is not found in %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  test('is found of an account, and of both parents of a host family', async () => {
    await room.createAccount({ email: 'niamh@example.test', roles: ['Host family'], firstName: 'Niamh' });
    const [county] = await room.app.db.select({ id: counties.id }).from(counties).limit(1);
    const parents = { parentGuardianOneFirstName: 'Orla', parentGuardianOneLastName: 'Hennessy', parentGuardianTwoFirstName: 'Declan' };
    await createLiveFamilies(room.app, [{ countyId: county?.id ?? 0, ...parents, parentGuardianTwoLastName: 'Foley' }]);
    expect(await find('Niamh Test, Orla Hennessy, and Declan Foley')).toEqual([
      'name: Niamh Test',
      'name: Orla Hennessy',
      'name: Declan Foley',
    ]);
    expect(await find('Orla Foley')).toEqual([]);
  });
});

describe('a health note', () => {
  test.each([
    ['Lunch without hazelnuts', 'hazelnuts'],
    ['The HAZELNUT is a nut', 'HAZELNUT'],
    ['Life with coeliac disease', 'coeliac'],
    ['HIV', 'HIV'],
    ['epilepsie', 'epilepsie'],
    ['ピーナッツを食べない', 'ピーナッツ'],
    ['そば屋に行く', 'そば'],
  ])('is found in %j', async (text, found) => {
    expect(await find(text)).toContain(`health: ${found}`);
  });

  test.each([
    'None of our families has no garden; children can swim well and take the bus daily.',
    'Allergies and medical conditions: please tell us.',
    'これは何もないページです。',
    'Hazel trees',
  ])('is not found in %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

test('addresses and telephone numbers of anybody are found, dates and prices are not', async () => {
  expect(await find('Ask jo.o+x@example.co.uk or ring +353 87 441 2290.')).toEqual([
    'email: jo.o+x@example.co.uk',
    'phone: +353 87 441 2290',
  ]);
  expect(await find('From 01.07.2026 to 31.08.2026, 1,250.00 € for 14 nights, ISBN 978-3-16-148410-0')).toEqual([]);
});

test('a refusal says where everything stands, in a prompt, its values and sources, and nothing is sent', async () => {
  room.model.requests.length = 0;
  const { status, body, text } = await room.write({
    text: 'Write for {{whom}} in {{town}}.',
    values: [
      { name: 'town', value: 'Cork' },
      { name: 'whom', value: 'Anna Schmidt' },
    ],
    sources: [
      { title: 'Cork', text: 'A town.' },
      { title: 'Food', text: 'No hazelnuts for a@example.test.' },
      { title: 'Map', text: 'A map.', address: 'https://map.example/?of=b@example.test' },
    ],
  });
  expect([status, body.code]).toEqual([422, 'personalData']);
  expect(body.message).toContain('in 5 places');
  const { issues } = JSON.parse(text) as { issues: object[] };
  expect(issues).toEqual([
    { place: 'value', index: 1, start: 0, end: 12, kind: 'name', found: 'Anna Schmidt' },
    { place: 'source', index: 1, start: 8, end: 17, kind: 'health', found: 'hazelnuts' },
    { place: 'source', index: 1, start: 22, end: 36, kind: 'email', found: 'a@example.test' },
    { place: 'source', index: 2, start: 11, end: 49, kind: 'email', found: 'https://map.example/?of=b@example.test' },
    { place: 'prompt', index: 1, start: 10, end: 22, kind: 'name', found: 'Anna Schmidt' },
  ]);
  expect(room.model.requests).toEqual([]);
});

describe('a name that an editor confirms to be no person’s', () => {
  test('is sent, and kept in the change log with who has confirmed it', async () => {
    room.model.requests.length = 0;
    const { writing } = await room.write({ text: 'Mark Garden opens in May.', notPeople: ['Mark Garden', 'Anna Schmidt'] });
    expect(writing?.state).toBe('done');
    expect(room.model.requests).toHaveLength(1);
    const logged = await room.app.db.select().from(audit).where(eq(audit.action, 'writing.confirmNames'));
    const [editor] = await room.app.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, toEmail('Page editor')));
    expect(logged).toMatchObject([
      { subjectId: String(writing?.id), actorId: editor?.id, changes: { notPeople: { before: null, after: ['Mark Garden'] } } },
    ]);
  });

  test.each([
    ['another name', 'Mark Garden and Anna Schmidt', ['Mark Garden'], ['name']],
    ['the name in other letters', 'MARK GARDEN', ['Mark Garden'], ['name']],
    ['a health note', 'Mark Garden without hazelnuts', ['Mark Garden', 'hazelnuts'], ['health']],
    ['an address and a number', 'a@example.test, +353 87 441 2290', ['a@example.test', '+353 87 441 2290'], ['email', 'phone']],
  ])('does not let %s through', async (_, text, notPeople, kinds) => {
    room.model.requests.length = 0;
    const refused = await room.write({ text, notPeople });
    expect(refused.body.code).toBe('personalData');
    const { issues } = JSON.parse(refused.text) as { issues: { kind: string }[] };
    expect(issues.map(({ kind }) => kind)).toEqual(kinds);
    expect(room.model.requests).toEqual([]);
  });
});

test('a name that only the values put together is found', async () => {
  const values = [
    { name: 'first', value: 'Anna' },
    { name: 'last', value: 'Schmidt' },
  ];
  expect((await room.write({ text: 'Write for {{first}} {{last}}.', values })).body.code).toBe('personalData');
});

test('ordinary words that are names, too, are found in no text unless they are one person’s', async () => {
  const { db } = room.app;
  const names = ['Anna', 'Maria', 'Rose', 'Mark', 'May', 'Will', 'Jack', 'Hope', 'Grace', 'Sunny'];
  await db
    .insert(students)
    .values(names.map((firstName, index) => ({ firstName, lastName: `Family${index}`, allergies: 'no milk', createdAt: new Date() })));
  const text = 'In May Rose and Mark will jack up hope and grace on a sunny day near the Family hotel, Anna and Maria say. ';
  expect(await find(text.repeat(20))).toEqual([]);
});

// What is typed into the search for records finds what is meant: names in any spelling, numbers, addresses and words of messages.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchRecords } from '#contract/record-search/record-search.endpoints.ts';
import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { recordWords } from '#server/db/schema/record-words.ts';
import { createRecords, createStudent, findRecords, WORD } from '#server/testing/fixtures/record-fixture.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let made: Record<RecordKind, number>;
beforeAll(async () => {
  room = await startTripFixture({ count: 1 });
  made = await createRecords(room, null);
});
afterAll(() => room.stop());

const find = findRecords;
const titles = async (search: string) => (await find(room.administrator, search)).map(({ title }) => title);

describe('what is typed', () => {
  beforeAll(async () => {
    for (const [firstName, lastName] of [
      ['Lucía', 'González'],
      ['Kathrin', 'Weißmüller'],
      ['花子', '山田'],
      ['Søren', 'Łukasik'],
      ['Tomasina', 'Lucerne'],
      ['Lucerne', 'Abel'],
    ] as const) {
      await createStudent(room, { firstName, lastName });
    }
  });

  test.each([
    ['gonzalez', 'Lucía González'],
    ['Gonzales', 'Lucía González'],
    ['González Lucía', 'Lucía González'],
    ['luc gonz', 'Lucía González'],
    ['Katrin', 'Kathrin Weißmüller'],
    ['KATHRIN WEIßM', 'Kathrin Weißmüller'],
    ['山田花子', '花子 山田'],
    ['花子 山田', '花子 山田'],
    ['花', '花子 山田'],
    ['Soren Lukasik', 'Søren Łukasik'],
    ['ｓｏｒｅｎ', 'Søren Łukasik'],
  ])('%s finds %s', async (typed, title) => {
    expect(await titles(typed)).toContain(title);
  });

  test.each(['%', '_', '\\', "'", 'l_c', 'g%z', '!', '()'])('%s is text, not a pattern', async (typed) => {
    expect((await titles(typed)).filter((title) => title === 'Lucía González')).toEqual([]);
  });

  test('names that begin with it come before names that contain it, the newest first among equals', async () => {
    const names = (await find(room.administrator, 'lucerne')).filter(({ kind }) => kind === 'student');
    expect(names.map(({ title }) => title)).toEqual(['Lucerne Abel', 'Tomasina Lucerne']);
    const [older, newer] = [
      await createStudent(room, { firstName: 'Same', lastName: 'Namesake' }),
      await createStudent(room, { firstName: 'Same', lastName: 'Namesake' }),
    ];
    expect((await find(room.administrator, 'same namesake')).map(({ id }) => id)).toEqual([newer, older]);
  });

  test('whole words come before beginnings, and these before what stands inside of words, however old they are', async () => {
    const whole = await createStudent(room, { firstName: 'Bruce', lastName: 'Quill' });
    const beginning = await createStudent(room, { firstName: 'Ann', lastName: 'Quillon' });
    const createdAt = room.app.clock.now();
    const inside = Array.from({ length: 600 }, () => ({ firstName: 'Tranquilla', lastName: 'Byrne', createdAt }));
    await room.app.db.insert(students).values(inside);
    const found = (await find(room.administrator, 'quill')).filter(({ kind }) => kind === 'student');
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual([whole, beginning]);
    expect(found.slice(2).map(({ title }) => title)).toEqual(['Tranquilla Byrne', 'Tranquilla Byrne', 'Tranquilla Byrne']);
  });

  test.each([
    ['Jhon', 'John Qvist'],
    ['Mraia', 'Maria Qvist'],
    ['Jhon Qivst', 'John Qvist'],
    ['Lucerne-Marie', 'Odile Lucerne-Marie'],
    ['marie', 'Odile Lucerne-Marie'],
  ])('%s finds %s, whose letters are swapped or whose name has several parts', async (typed, title) => {
    const [firstName = '', lastName = ''] = title.split(' ');
    await createStudent(room, { firstName, lastName });
    expect(await titles(typed)).toContain(title);
  });

  test('a name that changes is found as it is now, and a record that goes is not found', async () => {
    const id = await createStudent(room, { firstName: 'Wilhelmina', lastName: 'Former' });
    await room.app.db.update(students).set({ lastName: 'Wolkenstein' }).where(eq(students.id, id));
    expect(await titles('wilhelmina former')).toEqual([]);
    expect(await titles('wilhelmina wolk')).toEqual(['Wilhelmina Wolkenstein']);
    await room.app.db.delete(students).where(eq(students.id, id));
    const words = await room.app.db.select().from(recordWords).where(eq(recordWords.recordId, id));
    expect(words.filter(({ kind }) => kind === 'student')).toEqual([]);
  });

  test('names that are spelt alike come after names that are spelt so', async () => {
    await createStudent(room, { firstName: 'Maria', lastName: 'Gonzales' });
    const found = (await find(room.administrator, 'Gonzales')).filter(({ kind }) => kind === 'student');
    expect(found.map(({ title }) => title)).toEqual(['Maria Gonzales', 'Lucía González']);
  });

  test('addresses are not found by words that are spelt alike', async () => {
    await room.createAccount({ email: 'quillfeather@example.test', roles: ['Parent'], firstName: 'Ida' });
    expect(await titles('quillfeather')).toEqual(['Ida Test']);
    expect(await titles('quilfeather')).toEqual([]);
  });

  test('a number finds the records that have it, and with a kind before it those of that kind', async () => {
    const own = made.trip;
    const all = await find(room.administrator, `${own}`);
    expect(all.filter(({ kind }) => kind === 'trip')[0]?.id).toBe(own);
    for (const typed of [`trip ${own}`, `Trip #${own}`]) {
      expect((await find(room.administrator, typed)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([`trip ${own}`]);
    }
    const german = room.coordinator;
    german.language = 'de';
    expect((await find(german, `Reise ${own}`)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([`trip ${own}`]);
  });

  test('a number without a kind gives the trip and the invoices of this number before others', async () => {
    const [own, older] = [made.trip, made.invoice];
    const number = `YY-S-2026-${String(own).padStart(5, '0')}`;
    const later = {
      buyerName: 'Q',
      buyerEmail: 'q@example.test',
      series: 'YY-S-2026',
      sequence: own,
      number,
      document: '{}',
      state: 'sent' as const,
      total: '10.00',
    };
    const sent = await room.app.db
      .insert(invoices)
      .values({
        ...{ kind: 'sales' as const, businessId: room.businessId, currency: 'EUR', draft: {} as never },
        ...later,
        createdAt: new Date(),
      })
      .returning({ id: invoices.id });
    for (const typed of [`#${own}`, `${own}`]) {
      const found = await find(room.administrator, typed);
      expect(found[0]).toMatchObject({ kind: 'trip', id: own });
      expect(found.filter(({ kind }) => kind === 'invoice').map(({ id }) => id)).toEqual([older, sent[0]?.id]);
      expect(found.findIndex(({ kind }) => kind === 'invoice')).toBe(found.filter(({ kind }) => kind === 'trip').length);
    }
  });

  test('an invoice is found by its number and by a part of it', async () => {
    const own = made.invoice;
    const sent = { series: 'ZZ-S-2026', sequence: 12, number: 'ZZ-S-2026-00012', document: '{}', state: 'sent' as const, total: '10.00' };
    await room.app.db
      .update(invoices)
      .set(sent)
      .where(inArray(invoices.id, [own]));
    for (const typed of ['ZZ-S-2026-00012', 'zz-s-2026', '00012']) expect(await titles(typed), typed).toContain('ZZ-S-2026-00012');
  });

  test('a telephone number is found in any spelling', async () => {
    const id = await room.createAccount({ email: 'ring@example.test', roles: ['Parent'], firstName: 'Ringo' });
    for (const phone of ['+353 87 123 4567', '087 1234567', '00353 (0)87 123-4567']) {
      await room.app.db.update(users).set({ phone }).where(eq(users.id, id));
      for (const typed of ['+353 87 123 4567', '0871234567', '087 123 4567', '00353871234567', '123 4567']) {
        expect(await titles(typed), `${phone}: ${typed}`).toEqual(['Ringo Test']);
      }
    }
  });

  test('a trip is found by its child, its parent and its family together', async () => {
    const trip = await room.newTrip();
    const isFound = async (typed: string) => (await find(room.administrator, typed)).some(({ kind, id }) => kind === 'trip' && id === trip);
    for (const typed of ['Léa', 'petitjean family0', 'Jeanne Lea', 'Family0 Host0'])
      expect(await isFound(typed), typed).toBe(typed !== 'Family0 Host0');
  });

  test('a message shows the words around the word, and a withdrawn one is not found', async () => {
    const own = made.message;
    const [found] = (await find(room.administrator, 'glad zephyr')).filter(({ conversationId }) => conversationId === own);
    expect(found).toMatchObject({ kind: 'message', title: `We are glad, ${WORD}!`, details: ['Jeanne'] });
    await room.app.db.update(messages).set({ withdrawnAt: new Date() }).where(eq(messages.conversationId, own));
    expect((await find(room.administrator, 'glad zephyr')).some(({ conversationId }) => conversationId === own)).toBe(false);
    await room.app.db.update(messages).set({ withdrawnAt: null }).where(eq(messages.conversationId, own));
  });

  test('a message is found by a word of two letters only where it is a word', async () => {
    const own = made.message;
    const text = (given: string) =>
      room.app.db
        .update(messages)
        .set({ content: { text: given } })
        .where(eq(messages.conversationId, own));
    const isFound = async () => (await find(room.administrator, 'Bo')).some(({ conversationId }) => conversationId === own);
    await text('All about the boat');
    expect(await isFound()).toBe(false);
    for (const given of ['Bo!', 'Is it for (Bö)?', 'for bo']) {
      await text(given);
      expect(await isFound(), given).toBe(true);
    }
    await text(`We are glad, ${WORD}!`);
  });

  test('a text that is empty or too long is an error at the field', async () => {
    for (const search of ['', '   ', 'a'.repeat(201)]) {
      const { status, body } = await room.administrator.ask(searchRecords, { query: { search } });
      expect(status).toBe(422);
      expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual(['search']);
    }
  });
});

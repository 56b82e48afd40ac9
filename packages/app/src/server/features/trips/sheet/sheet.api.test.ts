// The sheet of trips: its rows for each reader, its file, and cells that belong to a trip, a student or a journey.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTripSheet } from '#contract/trips/sheet.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer } from '#server/testing/start-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let coordinator: TestClient;
let agent: TestClient;
let finance: TestClient;
let agentId: number;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  agent = await server.signInWith('agency@example.test');
  coordinator = await server.signInAs('Coordinator');
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

interface Row {
  readonly id: number;
  readonly studentId: number;
}

const rowsOf = async (client: TestClient, tripId: number) => {
  const { body } = await client.ask(readTripSheet, { query: { search: String(tripId) } });
  return body.data.filter(({ id }) => id === tripId);
};

async function made(fields: Parameters<typeof createTestTrip>[1] = {}): Promise<Row> {
  const { tripId, studentId } = await createTestTrip(server.app, { state: 'new', ...fields });
  return { id: tripId, studentId };
}

const cell = (client: TestClient, { id, studentId }: Row, body: { field: string; value: string; before: string }) =>
  client.send('PATCH', `/api/trip-sheet/${id}/${studentId}`, { body });

describe('rows', () => {
  test('each student of a trip has one, with the people and journeys of the trip', async () => {
    const row = await made({ wishes: 'A window', notes: 'Call first' });
    const sibling = await createTestStudent(server.app, { firstName: 'Léo' });
    await server.app.db
      .insert(tripStudents)
      .values([row.studentId, sibling].map((studentId, position) => ({ tripId: row.id, studentId, position })))
      .onConflictDoNothing();
    const journey = { tripId: row.id, direction: 'arrival' as const, day: '2026-07-05', time: '14:35', carrierNumber: 'EI154' };
    await server.app.db.insert(tripTransfers).values([
      { ...journey, studentId: null, createdAt: server.time.now },
      { ...journey, studentId: sibling, time: '18:00', createdAt: server.time.now },
    ]);
    const rows = await rowsOf(coordinator, row.id);
    expect(rows.map(({ student, arrivalTime }) => [student, arrivalTime])).toEqual([
      [expect.any(String), '14:35'],
      ['Léo Martin', '18:00'],
    ]);
    expect(rows[0]).toMatchObject({ wishes: 'A window', notes: 'Call first', arrivalNumber: 'EI154', departureDay: null, payment: 'none' });
  });

  test('agents see those that they look after alone, in the sheet and in its file; others nothing', async () => {
    const [own, other] = [await made({ agentId }), await made()];
    expect(await rowsOf(agent, own.id)).toHaveLength(1);
    expect(await rowsOf(agent, other.id)).toEqual([]);
    const { text } = await agent.send('GET', '/api/trip-sheet/export?columns=id');
    expect(text).toContain(String(own.id));
    expect(text.split(/\s+/)).not.toContain(String(other.id));
    for (const role of ['Parent', 'Host family', 'Vetting admin', 'Page editor'] as const)
      expect((await (await server.signInAs(role)).send('GET', '/api/trip-sheet')).status).toBe(403);
  });

  test('finance sees what is paid, but neither health nor notes, and can write nothing', async () => {
    const row = await made({ notes: 'Call first' });
    const { text } = await finance.send('GET', `/api/trip-sheet?search=${row.id}`);
    expect(text).not.toMatch(/Peanuts|Asthma|Call first/);
    const [found] = await rowsOf(finance, row.id);
    expect(found).toMatchObject({ payment: 'none', editable: [] });
    expect((await cell(finance, row, { field: 'wishes', value: 'x', before: '' })).status).toBe(403);
    const { text: file } = await finance.send('GET', '/api/trip-sheet/export');
    expect(file).not.toMatch(/Peanuts|Asthma|Call first/);
  });

  test('the file has formulas as text', async () => {
    const { id } = await made({ wishes: '=HYPERLINK("x")' });
    const { text } = await coordinator.send('GET', `/api/trip-sheet/export?columns=wishes&search=${id}`);
    expect(text).toContain("'=HYPERLINK");
  });
});

describe('cells', () => {
  test('each is saved where it belongs, with its row of the audit log', async () => {
    const row = await made();
    const saved: [string, string, string, string][] = [
      ['notes', '', '=1+1', 'trip.edit'],
      ['toDate', '', '2026-07-19', 'trip.edit'],
      ['arrivalTime', '', '14:35', 'trip.addArrival'],
      ['arrivalNumber', '', 'ei 154', 'trip.changeArrival'],
      ['departurePlace', '', 'Dublin', 'trip.addDeparture'],
      ['allergies', 'Peanuts', 'Milk', 'student.edit'],
    ];
    const [start] = await rowsOf(coordinator, row.id);
    for (const [field, , value] of saved) {
      const before = String(start?.[field as 'notes'] ?? '');
      const { status, text } = await cell(coordinator, row, { field, value, before });
      expect([field, status, text.slice(0, 300)]).toEqual([field, 200, expect.any(String)]);
    }
    const [found] = await rowsOf(coordinator, row.id);
    expect(found).toMatchObject({
      notes: '=1+1',
      arrivalTime: '14:35',
      arrivalNumber: 'EI154',
      departurePlace: 'Dublin',
      allergies: 'Milk',
    });
    expect(found).toMatchObject({ arrivalDay: start?.fromDate, departureDay: '2026-07-19', toDate: '2026-07-19' });
    const log = await server.app.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subjectType, 'trip'), eq(audit.subjectId, String(row.id))));
    expect(log.map(({ action }) => action)).toEqual(saved.map(([, , , action]) => action).filter((action) => action !== 'student.edit'));
  });

  test('the second of two who change one cell is told what is there and by whom; other cells of the row are saved at once', async () => {
    const row = await made();
    const both = await Promise.all([
      cell(coordinator, row, { field: 'notes', value: 'A', before: '' }),
      cell(coordinator, row, { field: 'wishes', value: 'B', before: '' }),
      cell(coordinator, row, { field: 'arrivalPlace', value: 'Cork', before: '' }),
      cell(coordinator, row, { field: 'arrivalTime', value: '09:05', before: '' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { status, text } = await cell(coordinator, row, { field: 'notes', value: 'C', before: '' });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({
      code: 'cellChanged',
      current: { value: 'A', by: expect.any(String), at: server.time.now.toISOString() },
    });
    const late = await cell(coordinator, row, { field: 'arrivalTime', value: '10:00', before: '' });
    expect(JSON.parse(late.text)).toMatchObject({ code: 'cellChanged', current: { value: '09:05', by: expect.any(String) } });
    expect(await rowsOf(coordinator, row.id)).toMatchObject([{ notes: 'A', wishes: 'B', arrivalPlace: 'Cork', arrivalTime: '09:05' }]);
  });

  test.each(Array.from({ length: 5 }, (_, round) => round))(
    'a field of a journey that two save at once is saved once, and the other is told (round %i)',
    async () => {
      const row = await made();
      const write = (value: string, before: string) => cell(coordinator, row, { field: 'arrivalTime', value, before });
      await write('14:35', '');
      const values = ['15:00', '16:00'];
      const answers = await Promise.all(values.map((value) => write(value, '14:35')));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = values[answers.findIndex(({ status }) => status === 200)];
      expect(JSON.parse(answers.find(({ status }) => status === 409)?.text ?? '{}')).toMatchObject({
        code: 'cellChanged',
        current: { value: saved },
      });
      expect(await rowsOf(coordinator, row.id)).toMatchObject([{ arrivalTime: saved }]);
    },
  );

  test.each([
    ['toDate', 'soon'],
    ['toDate', '2020-01-01'],
    ['arrivalTime', '25:00'],
    ['arrivalDay', ''],
    ['arrivalDay', '2026-13-01'],
    ['notes', 'x'.repeat(2000).concat('y')],
    ['dateOfBirth', '2999-01-01'],
  ])('%s can’t be %o, and the answer names it', async (field, value) => {
    const row = await made();
    if (field === 'arrivalDay') await cell(coordinator, row, { field: 'arrivalPlace', value: 'Cork', before: '' });
    const [start] = await rowsOf(coordinator, row.id);
    const { status, text } = await cell(coordinator, row, { field, value, before: String(start?.[field as 'notes'] ?? '') });
    expect(status).toBe(422);
    const wire = value.length > 2000 ? 'value' : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(Object.keys(JSON.parse(text).errors)).toEqual([wire]);
  });

  test('agents write those of their own trips alone; nobody writes those of a cancelled one', async () => {
    const [own, other] = [await made({ agentId }), await made()];
    expect((await cell(agent, own, { field: 'notes', value: 'A', before: '' })).status).toBe(200);
    expect((await cell(agent, other, { field: 'notes', value: 'A', before: 'x' })).status).toBe(404);
    const over = await made();
    await server.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, over.id));
    expect((await cell(coordinator, over, { field: 'notes', value: 'A', before: '' })).status).toBe(409);
    const stranger = { id: own.id, studentId: other.studentId };
    expect((await cell(coordinator, stranger, { field: 'notes', value: 'A', before: '' })).status).toBe(404);
  });
});

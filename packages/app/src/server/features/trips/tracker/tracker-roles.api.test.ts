// The trips tracker for people of two roles: they see the rows and lights that either role lets them see, trip by trip.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { addDays } from '#contract/platform/days.ts';
import { READINESS_CHECKS, type ReadinessCheck } from '#contract/trips/readiness.ts';
import * as tracker from '#contract/trips/tracker.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';

/** A trip of the user as an agent, one of their child alone, one of their child with another one, one that their family hosts, one of others. */
const TRIPS = ['agents', 'childs', 'shared', 'hosted', 'others'] as const;
type TripName = (typeof TRIPS)[number];

const STAFF = ['Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'] as const satisfies readonly Role[];
const PEOPLE = [...STAFF, 'Parent', 'Host family'] as const;
type Person = (typeof PEOPLE)[number];

const MONEY: readonly ReadinessCheck[] = ['family', 'payment', 'transfer'];

/** The trips that a role lists. */
const ROWS: Readonly<Partial<Record<Person, readonly TripName[]>>> = {
  ...{ Coordinator: TRIPS, Administrator: TRIPS, Finance: TRIPS },
  Agent: ['agents'],
};

/** Returns the lights that a role shows of a trip that is listed. */
function lightsOf(role: Person, trip: TripName): readonly ReadinessCheck[] {
  if (role === 'Coordinator' || role === 'Administrator') return READINESS_CHECKS;
  if (role === 'Finance') return MONEY;
  if (role === 'Agent') return trip === 'agents' ? READINESS_CHECKS : [];
  if (role === 'Parent') return trip === 'childs' ? ['data', 'documents'] : [];
  if (role === 'Host family') return trip === 'hosted' ? ['data'] : [];
  return [];
}

let room: TripFixture;
let ids: Record<TripName, number>;
let childId: number;
beforeAll(async () => {
  room = await startTripFixture();
  childId = await createTestStudent(room.app, {});
  const otherId = await createTestStudent(room.app, {});
  const make = (studentIds: readonly number[]) => room.newTrip({ hostFamilyId: null, studentIds });
  ids = {
    ...{ agents: await make([otherId]), childs: await make([childId]) },
    ...{ shared: await make([childId, otherId]), others: await make([otherId]) },
    hosted: await room.reserved({ studentIds: [otherId] }),
  };
  const today = room.app.clock.today();
  for (const [index, name] of TRIPS.entries()) {
    const days = { fromDate: addDays(today, 7 + index), toDate: addDays(today, 14 + index) };
    await room.app.db.update(trips).set(days).where(eq(trips.id, ids[name]));
  }
});
afterAll(() => room.stop());

const PAIRS = PEOPLE.flatMap((one, index) => PEOPLE.slice(index).map((other) => [one, other] as const)).filter(
  ([one]) => one !== 'Parent' && one !== 'Host family',
);

test.each(PAIRS)('%s and %s', async (one, other) => {
  const roles = [...new Set<Person>([one, other])];
  const email = `${roles.join('-').replaceAll(' ', '').toLowerCase()}@pair.example.test`;
  const userId = await room.createAccount({ email, roles });
  await room.app.db.update(trips).set({ agentId: userId }).where(eq(trips.id, ids.agents));
  await room.app.db.insert(studentParents).values({ studentId: childId, userId });
  await room.app.db
    .update(hostFamilies)
    .set({ userId })
    .where(eq(hostFamilies.id, room.hosts[0]?.familyId ?? 0));
  const client = await room.signInWith(email);
  const list = (query: object) => client.ask(tracker.listTrackedTrips, { query: { perPage: 100, ...query } as never });

  const listed = TRIPS.filter((trip) => roles.some((role) => ROWS[role]?.includes(trip)));
  const shown = (trip: TripName) => READINESS_CHECKS.filter((check) => roles.some((role) => lightsOf(role, trip).includes(check)));
  const answer = await list({});
  expect(answer.status).toBe(listed.length === 0 ? 403 : 200);
  if (listed.length > 0) {
    const seen = answer.body.data.map(({ id, lights }) => ({ id, checks: lights.map(({ check }) => check) }));
    expect(seen).toEqual(listed.map((trip) => ({ id: ids[trip], checks: shown(trip) })));
    for (const trip of TRIPS) {
      const read = await client.ask(tracker.readTrackedTrip, { params: { id: ids[trip] } });
      expect(read.status, trip).toBe(listed.includes(trip) ? 200 : 404);
      if (read.status === 200) expect(read.body.lights.map(({ check }) => check)).toEqual(shown(trip));
    }
    for (const check of ['data', 'documents'] as const) {
      // All trips are red; who doesn't see that must not find it out by a filter, nor by a file.
      const those = listed.filter((trip) => shown(trip).includes(check));
      const found = await list({ [check]: 'red' });
      expect(found.status, check).toBe(those.length === 0 ? 422 : 200);
      if (found.status === 200) expect(found.body.data.map(({ id }) => id)).toEqual(those.map((trip) => ids[trip]));
      const file = await client.ask(tracker.exportTrackedTrips, { query: { columns: `id,${check}` } as never });
      expect(file.status, check).toBe(found.status);
      if (file.status === 200) {
        const lines = file.text.trim().split('\r\n').slice(1);
        expect(lines).toEqual(listed.map((trip) => `${ids[trip]},${those.includes(trip) ? 'Urgent' : ''}`));
      }
    }
    const score = ({ lights }: (typeof answer.body.data)[number]) =>
      lights.reduce((sum, { light }) => sum + { red: 10, amber: 1, green: 0 }[light], 0);
    const scores = (await list({ sort: 'readiness' })).body.data.map(score);
    expect(scores).toEqual([...scores].sort((first, second) => second - first));
  }
  await room.app.db.delete(studentParents).where(and(eq(studentParents.studentId, childId), eq(studentParents.userId, userId)));
});

// Numbers within requests: whoever names somebody else's child, parent, group or order in a request about trips and bookings reaches
// nothing by it, and is answered as if there were no such thing. Which requests name what is read from the contract.

import { eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EMPTY_TRIP } from '#contract/booking/current-trip.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { type EndpointDefinition, endpointKey } from '#contract/platform/endpoint.ts';
import { createTrip } from '#contract/trips/trip.endpoints.ts';
import { bookingDrafts, bookingOrders } from '#server/db/schema/booking.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';
import { emailOf } from '#server/testing/accounts.ts';
import { type BookingRoom, startBookingRoom } from '#server/testing/booking-room.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeLiveFamilies } from '#server/testing/live-families.ts';
import type { SampleRequest } from '#server/testing/sample.ts';
import { rowOf } from './table.ts';

/** Fields that name a row of somebody, and of whose kind it is. */
const NAMES = {
  parentId: 'parent',
  agentId: 'agent',
  coordinatorId: 'coordinator',
  groupId: 'group',
  studentId: 'student',
  studentIds: 'student',
  children: 'student',
  hostFamilyId: 'family',
  backupHostFamilyId: 'family',
  hostFamilyIds: 'family',
  tripId: 'trip',
  orderId: 'order',
} as const;
type Kind = (typeof NAMES)[keyof typeof NAMES];

interface Place {
  readonly part: 'query' | 'body';
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly kind: Kind;
}

/** What a shape is about without being optional, having a default, or going on to another one. */
function bare(shape: z.ZodType): z.ZodType {
  const { def } = shape as unknown as { def: { innerType?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.in;
  return inner === undefined ? shape : bare(inner);
}

function placesIn(shape: z.ZodType | undefined, part: Place['part'], before: readonly string[] = []): Place[] {
  const known = shape === undefined ? undefined : bare(shape);
  if (!(known instanceof z.ZodObject)) return [];
  return Object.entries(known.shape).flatMap(([name, field]): Place[] => {
    const path = [...before, name];
    const kind = NAMES[name as keyof typeof NAMES];
    if (kind !== undefined) return [{ part, path, isList: bare(field as z.ZodType) instanceof z.ZodArray, kind }];
    return placesIn(field as z.ZodType, part, path);
  });
}

const ABOUT =
  /^\/api\/(trips|offers|trip-tasks|hostings|booking|own-invoices|contact-host-family|conversations\/messages\/contact-family)\b/;
const LISTS = ['GET /api/trips', 'GET /api/trips/export', 'GET /api/trips/choices', 'GET /api/trips/{id}'];

const naming = allEndpoints
  .filter(({ path }) => ABOUT.test(path))
  .map((endpoint) => ({
    endpoint,
    key: endpointKey(endpoint),
    places: [...placesIn(endpoint.query, 'query'), ...placesIn(endpoint.body, 'body')],
  }))
  // What a list is narrowed by narrows the caller's own rows: their scope has tests of its own.
  .filter(({ places, key }) => places.length > 0 && !LISTS.includes(key));

const SECRETS = ['Geheimnis', 'Latex', 'Verborgen', 'stranger@example.test', 'other-agent@example.test', 'other-coordinator@example.test'];
const STAY = { fromDate: '2026-07-06', toDate: '2026-07-12' };

interface Own {
  readonly client: TestClient;
  readonly parentId: number;
  readonly studentId: number;
  readonly tripId: number;
  readonly transferId: number;
  readonly familyId: number;
}

let room: BookingRoom;
const own: { Agent?: Own; Parent?: Own } = {};
let foreign: Record<Kind, number>;

/** A request of one's own, and how it is answered. */
type Base = (own: Own) => { request: SampleRequest; status: number };

const current = ({ studentId, familyId }: Own) => ({ ...EMPTY_TRIP, ...STAY, children: [studentId], hostFamilyId: familyId });
const amount = { amount: 88_800, numberOfDays: 7, fullImmersionDays: 7, businessId: 1, pricings: [] };

const BASES: Readonly<Record<string, Base>> = {
  'POST /api/trips': ({ studentId, familyId, parentId }) => ({
    request: { body: { ...STAY, studentIds: [studentId], parentId, hostFamilyId: familyId } },
    status: 200,
  }),
  'PATCH /api/trips/{id}': ({ tripId, studentId, familyId }) => ({
    request: { params: { id: tripId }, body: { version: 1, studentIds: [studentId], hostFamilyId: familyId } },
    status: 200,
  }),
  'POST /api/trips/{id}/price': ({ tripId, familyId }) => ({
    request: { params: { id: tripId }, body: { hostFamilyId: familyId } },
    status: 200,
  }),
  'POST /api/trips/{id}/transition': ({ tripId, familyId }) => ({
    request: { params: { id: tripId }, body: { step: 'enquire', reason: '', hostFamilyId: familyId } },
    status: 200,
  }),
  'POST /api/trips/{id}/offers': ({ tripId, familyId }) => ({
    request: { params: { id: tripId }, body: { hostFamilyIds: [familyId], state: 'awaiting_review' } },
    status: 200,
  }),
  'POST /api/trips/{id}/transfers': ({ tripId, studentId }) => ({
    request: { params: { id: tripId }, body: { direction: 'arrival', studentId, day: STAY.fromDate } },
    status: 200,
  }),
  'PATCH /api/trips/{id}/transfers/{transferId}': ({ tripId, transferId, studentId }) => ({
    request: { params: { id: tripId, transferId }, body: { version: 1, direction: 'departure', studentId, day: STAY.toDate } },
    status: 200,
  }),
  'GET /api/trip-tasks': ({ tripId }) => ({ request: { query: { tripId } }, status: 200 }),
  'GET /api/contact-host-family': ({ familyId, parentId }) => ({ request: { query: { hostFamilyId: familyId, parentId } }, status: 200 }),
  'POST /api/conversations/messages/contact-family': ({ studentId, familyId, parentId }) => ({
    request: { body: { ...STAY, hostFamilyId: familyId, studentIds: [studentId], parentId, message: 'Hello' } },
    status: 200,
  }),
  'POST /api/booking/current': (one) => ({ request: { body: { version: 0, currentTrip: current(one) } }, status: 200 }),
  'POST /api/booking/check': (one) => ({ request: { body: { parentId: one.parentId, currentTrip: current(one) } }, status: 200 }),
  'POST /api/booking/get-intent': (one) => ({
    request: { body: { ...amount, parentId: one.parentId, currentTrip: current(one) } },
    status: 200,
  }),
  // Nothing is paid yet.
  'POST /api/booking/indent': ({ parentId }) => ({ request: { body: { parentId } }, status: 422 }),
};

beforeAll(async () => {
  room = await startBookingRoom({ count: 1, beds: 4 });
  const { app } = room;
  const { db } = app;
  await db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const [coordinator, agent] = [await room.as('Coordinator'), await room.as('Agent')];
  const idOf = async (email: string) => (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;
  const [mine, theirs, stranger] = await room.bookers(3);
  if (mine === undefined || theirs === undefined || stranger === undefined) throw new Error('no parents');
  const otherAgent = await room.account({ email: 'other-agent@example.test', roles: ['Agent'], firstName: 'Other' });
  const otherCoordinator = await room.account({ email: 'other-coordinator@example.test', roles: ['Coordinator'], firstName: 'Other' });
  await db
    .update(students)
    .set({ agentId: await idOf(emailOf('Agent')) })
    .where(eq(students.id, theirs.childId));
  const secret = { firstName: 'Geheimnis', lastName: 'Geheimnis', allergies: 'Latex', agentId: otherAgent };
  await db.update(students).set(secret).where(eq(students.id, stranger.childId));
  await db.update(users).set({ email: 'stranger@example.test', lastName: 'Geheimnis' }).where(eq(users.id, stranger.userId));
  /** A trip, and how its student leaves. */
  const make = async (studentId: number) => {
    const { body, status, text } = await coordinator.ask(createTrip, { body: { ...STAY, studentIds: [studentId] } });
    if (status !== 200) throw new Error(text);
    const leaves = { tripId: body.id, direction: 'departure', studentId, day: STAY.toDate, createdAt: app.clock.now() } as const;
    const [left] = await db.insert(tripTransfers).values(leaves).returning({ id: tripTransfers.id });
    return { tripId: body.id, transferId: left?.id ?? 0 };
  };
  const [county] = await db.select({ id: counties.id }).from(counties).orderBy(counties.id);
  const [hidden = 0] = await makeLiveFamilies(app, [
    { countyId: county?.id ?? 0, parentGuardianOneLastName: 'Verborgen', vettingState: 'suspended' },
  ]);
  const [group] = await db
    .insert(tripGroups)
    .values({ name: 'Geheimnis', agentId: otherAgent, createdAt: app.clock.now() })
    .returning({ id: tripGroups.id });
  const familyId = room.families[0] ?? 0;
  own.Parent = { client: mine.client, parentId: mine.userId, studentId: mine.childId, familyId, ...(await make(mine.childId)) };
  own.Agent = { client: agent, parentId: theirs.userId, studentId: theirs.childId, familyId, ...(await make(theirs.childId)) };
  const ordered = await room.ask(stranger, room.trip(stranger));
  foreign = {
    ...{ parent: stranger.userId, agent: otherAgent, coordinator: otherCoordinator, group: group?.id ?? 0 },
    ...{ student: stranger.childId, family: hidden, trip: (await make(stranger.childId)).tripId, order: ordered.body.order?.id ?? 0 },
  };
});
afterAll(() => room.stop());

/** A request with another number in one place. */
function withNumber({ params, query, body }: SampleRequest, { part, path, isList }: Place, number: number): SampleRequest {
  const change = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => ({
    ...(value as object),
    [name]: rest.length === 0 ? (isList ? [number] : number) : change((value as Record<string, unknown>)?.[name] ?? {}, rest),
  });
  const parts = { ...(query === undefined ? {} : { query }), ...(body === undefined ? {} : { body }) };
  return { ...(params === undefined ? {} : { params }), ...parts, [part]: change(part === 'query' ? query : body, path) };
}

/** What an answer says to whoever wants to know whether there is such a thing. */
function saidOf({ status, body }: { status: number; body: unknown }) {
  const { code, errors, issues } = (body ?? {}) as Record<string, unknown>;
  return { status, code, errors, issues };
}

/** Rows that name what is not of those who asked; the stranger's own are not among them. */
async function tied(role: 'Agent' | 'Parent') {
  const { db } = room.app;
  const studentId = own[role]?.studentId ?? 0;
  const mine = await db
    .select()
    .from(trips)
    .where(
      or(
        eq(trips.studentId, studentId),
        inArray(trips.id, db.select({ id: tripStudents.tripId }).from(tripStudents).where(eq(tripStudents.studentId, studentId))),
      ),
    );
  const named = mine.flatMap(({ parentId, agentId, coordinatorId, groupId, hostFamilyId, backupHostFamilyId }) => [
    parentId === foreign.parent || agentId === foreign.agent || groupId === foreign.group,
    coordinatorId === foreign.coordinator,
    hostFamilyId === foreign.family || backupHostFamilyId === foreign.family,
  ]);
  const strangers = await db.select({ id: trips.id }).from(trips).where(eq(trips.studentId, foreign.student));
  const orders = await db.select({ id: bookingOrders.id }).from(bookingOrders).where(eq(bookingOrders.userId, foreign.parent));
  const offers = await db.select({ id: tripOffers.id }).from(tripOffers).where(eq(tripOffers.hostFamilyId, foreign.family));
  return { named: named.filter(Boolean).length, strangers: strangers.length, orders: orders.length, offers: offers.length };
}

const UNKNOWN = 999_999_999;

describe('requests that name rows of somebody', () => {
  test.each(naming)('have one of their own to be tested by: $key', ({ key }) => {
    expect(Object.keys(BASES), 'add a base to this test').toContain(key);
  });

  const cases = naming.flatMap((one) =>
    (['Agent', 'Parent'] as const).filter((role) => rowOf(one.endpoint.access)[role] !== '-').map((role) => ({ ...one, role })),
  );

  test.each(cases)('reach nothing by it: $key ($role)', async ({ key, endpoint, places, role }) => {
    const mine = own[role];
    const base = mine === undefined ? undefined : BASES[key]?.(mine);
    if (mine === undefined || base === undefined) throw new Error('nothing to ask with');
    async function send(request: SampleRequest) {
      // Each is the first one: nothing was saved before, and nobody has asked too often.
      await room.app.db.delete(bookingDrafts);
      await room.app.db.delete(attempts);
      return mine?.client.ask(endpoint as EndpointDefinition, request as never) ?? { status: 0, body: {}, text: '' };
    }
    for (const place of places) {
      const about = `${place.part} ${place.path.join('.')}`;
      const answer = await send(withNumber(base.request, place, foreign[place.kind]));
      for (const secret of SECRETS) expect(answer.text, about).not.toContain(secret);
      expect(await tied(role), about).toEqual({ named: 0, strangers: 1, orders: 1, offers: 0 });
      expect(answer.status, about).toBeLessThan(500);
      // That a family takes nobody in at present is said of every family.
      if (place.kind === 'family') continue;
      expect(saidOf(answer), about).toEqual(saidOf(await send(withNumber(base.request, place, UNKNOWN))));
    }
    const { status, text } = await send(base.request);
    expect(status, text).toBe(base.status);
  });
});

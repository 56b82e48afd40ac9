// Numbers within requests: whoever names somebody else's child, payer, trip, invoice or file in any path, query or body reaches nothing
// by it, and is answered as if there were no such thing. Which requests name what is read from the contract, and every one is asked.

import { and, eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { bookingDrafts, bookingOrders } from '#server/db/schema/booking.ts';
import { expenses } from '#server/db/schema/expenses.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { BASE_REQUESTS } from '#server/testing/named-rows/base-requests.ts';
import { OTHER_NUMBERS, PATH_IDS, PERSONAL_IDS, PUBLIC_IDS } from '#server/testing/named-rows/id-kinds.ts';
import { type IdPlace, listIdPlaces, replaceId } from '#server/testing/named-rows/id-places.ts';
import { type CallerKind, type NamedRowsFixture, SECRETS, startNamedRowsFixture } from '#server/testing/named-rows/named-rows-fixture.ts';
import { DECLARED_TEXTS } from '#server/testing/named-rows/text-kinds.ts';
import { allSamples } from '#server/testing/samples/all.ts';
import type { SampleRequest } from '#server/testing/samples/sample.ts';
import { CALLERS, type Code, getAccessRow } from './table.ts';

/** Rights that do not reach every row; of what each may do, none of the roles that see everything is told more than it may know. */
const SCOPED: readonly Code[] = ['P', 'O', 'OW', 'S', 'SW'];
const SEES_NOT_ALL: readonly CallerKind[] = ['anonymous', 'Parent', 'Host family', 'Agent'];

function askersOf({ access }: EndpointDefinition): CallerKind[] {
  const row = getAccessRow(access);
  return CALLERS.filter((caller) => SCOPED.includes(row[caller]) || (row[caller] === 'X' && SEES_NOT_ALL.includes(caller)));
}

/** Rows that anybody may open by their number; families that are not live are not among them, and are tested. */
const OPEN_PATHS = ['GET /api/activities/{id}', 'GET /api/activities/{id}/clashes'];
/** By their number too, as far as anybody finds them. */
const FAMILY_PATHS = ['GET /api/host_families/{id}/profile', 'GET /api/host_families/{id}/availability'];
const FAMILY_RECORDS = ['GET /api/host_families/{id}', 'GET /api/host_families/{id}/photos', 'GET /api/host_families/{id}/preview'];
const FAMILY_INFO = 'GET /api/host_families/{id}/getHostfamilyInfo';

/** Whether a role reads all rows of a kind by another right: of conversations that staff have not joined they are told that they can. */
const isReadByAll = (kind: string, role: CallerKind) =>
  (kind === 'conversation' || kind === 'message') && !SCOPED.includes(getAccessRow('conversations.read')[role]);

type Personal = keyof typeof PERSONAL_IDS;
const isPersonal = ({ part, name }: IdPlace) => part !== 'params' && name in PERSONAL_IDS;
const aboutOf = ({ part, path }: IdPlace) => `${part} ${path.join('.')}`;

const all = allEndpoints.map((endpoint) => ({
  endpoint,
  key: toEndpointKey(endpoint),
  places: listIdPlaces(endpoint),
  texts: listIdPlaces(endpoint, 'texts'),
  askers: askersOf(endpoint),
}));
const asked = all
  .filter(({ places, askers }) => places.length > 0 && askers.length > 0)
  .flatMap(({ askers, ...one }) => askers.map((role) => ({ ...one, role })));
const within = asked.filter(({ places }) => places.some(isPersonal));
/** What a program signs is refused to everybody else, whatever it names. */
const isSigned = ({ signed }: EndpointDefinition) => signed === true;
const inPaths = asked.filter(
  ({ endpoint, key, places }) => places.some(({ part }) => part === 'params') && !OPEN_PATHS.includes(key) && !isSigned(endpoint),
);

let room: NamedRowsFixture;
beforeAll(async () => {
  room = await startNamedRowsFixture();
});
afterAll(() => room.stop());

const UNKNOWN = 999_999_999;

/** A name of the same form that names nothing. */
function unknownLike(value: unknown): unknown {
  if (typeof value !== 'string') return UNKNOWN;
  return value.replace(/[A-Za-z0-9]{12}$/, /[G-Zg-z]/.test(value) ? 'AAAAAAAAAAAA' : 'ffffffffffff');
}

/** The ID that was asked for may be repeated: it tells nothing of whether there is such a thing. */
const ASKED_ID = /(?<=nothing has the ID |"ids":")\d+/g;

/** What an answer says to whoever wants to know whether there is such a thing. */
function saidOf({ method }: EndpointDefinition, { status, body, text }: { status: number; body: unknown; text: string }) {
  const { code, errors, issues } = (body ?? {}) as Record<string, unknown>;
  return method === 'GET' && status === 200
    ? { status, text }
    : JSON.parse(JSON.stringify({ status, code, errors, issues }).replaceAll(ASKED_ID, '…'));
}

/** Rows that name what is not of those who asked; the stranger's own are not among them. */
async function tied(role: CallerKind) {
  const { db } = room.app;
  const { userId, studentId } = room.own[role];
  const { foreign } = room as { foreign: Record<string, number> };
  const ofStudent = db.select({ id: tripStudents.tripId }).from(tripStudents).where(eq(tripStudents.studentId, studentId));
  const mine = await db
    .select()
    .from(trips)
    .where(or(eq(trips.studentId, studentId), inArray(trips.id, ofStudent)));
  const named = mine.flatMap(({ parentId, agentId, coordinatorId, groupId, hostFamilyId, backupHostFamilyId }) => [
    parentId === foreign['parent'] || agentId === foreign['agent'] || groupId === foreign['group'],
    coordinatorId === foreign['coordinator'],
    hostFamilyId === foreign['family'] || backupHostFamilyId === foreign['family'],
  ]);
  const { parent = 0, trip = 0, group = 0, student = 0, family = 0 } = foreign;
  const billed = or(eq(invoices.buyerId, parent), eq(invoices.tripId, trip));
  const laidOut = or(eq(expenses.tripId, trip), eq(expenses.groupId, group), eq(expenses.payerId, parent));
  return {
    named: named.filter(Boolean).length,
    trips: await db.$count(trips, eq(trips.studentId, student)),
    orders: await db.$count(bookingOrders, eq(bookingOrders.userId, parent)),
    offers: await db.$count(tripOffers, eq(tripOffers.hostFamilyId, family)),
    invoices: await db.$count(invoices, and(eq(invoices.createdBy, userId), billed)),
    expenses: await db.$count(expenses, and(eq(expenses.submittedBy, userId), laidOut)),
  };
}

/** A request of one's own about one's own rows, made anew each time: what was asked before has changed nothing of it. */
async function baseOf(key: string, role: CallerKind): Promise<{ request: SampleRequest; status?: number }> {
  const mine = room.own[role];
  const base = BASE_REQUESTS[key]?.(mine, room.app);
  if (base !== undefined) return base;
  const sample = allSamples[key];
  return { request: (await sample?.own(room.app, { userId: mine.userId })) ?? {} };
}

async function send(endpoint: EndpointDefinition, role: CallerKind, request: SampleRequest) {
  // Each is the first one: nothing was saved before, and nobody has asked too often.
  await room.app.db.delete(bookingDrafts);
  await room.app.db.delete(attempts);
  return room.own[role].client.ask(endpoint, request as never);
}

/** Of two fields only one may be said. */
function alone({ key, place, request }: { key: string; place: IdPlace; request: SampleRequest }): SampleRequest {
  const body = request.body as object | undefined;
  return /\/api\/expenses/.test(key) && place.name === 'groupId' && body !== undefined
    ? { ...request, body: { ...body, tripId: null } }
    : request;
}

const withEach = async ({ endpoint, key, role, place }: (typeof asked)[number] & { place: IdPlace }, value: (own: unknown) => unknown) => {
  const { request } = await baseOf(key, role);
  const part = (request as Record<string, Record<string, unknown> | undefined>)[place.part];
  return send(endpoint, role, replaceId(alone({ key, place, request }), place, value(part?.[place.name])));
};

describe('what numbers name', () => {
  test('is known of every field of the contract: a row of somebody, one for everybody, or none', () => {
    const known = [...Object.keys(PERSONAL_IDS), ...PUBLIC_IDS, ...Object.keys(OTHER_NUMBERS)];
    const names = new Set(all.flatMap(({ places }) => places.filter(({ part }) => part !== 'params').map(({ name }) => name)));
    expect(
      [...names].filter((name) => !known.includes(name)),
      'say in testing/named-rows/id-kinds.ts what these name',
    ).toEqual([]);
    expect(
      known.filter((name) => !names.has(name)),
      'no field is called so any more',
    ).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('is told of a row within a body by another name than id, where not everybody sees all', () => {
    const bare = asked.flatMap(({ key, places }) =>
      places.filter(({ part, path }) => part === 'body' && path.at(-1) === 'id').map(({ path }) => `${key} ${path.join('.')}`),
    );
    // A meeting's own tests show that nobody else changes it; those of editing a family, that no other family's adult is meant.
    expect([...new Set(bare)].toSorted()).toEqual([
      'PATCH /api/host_families/{id} adults.[].id',
      'PATCH /api/invoices/{id} typed.lines.[].id',
      'POST /api/conversations/meeting/update id',
      'POST /api/invoices typed.lines.[].id',
    ]);
  });

  test.each(['params', 'query', 'body'] as const)('is said of every other text too, in %s', (part) => {
    const declared = DECLARED_TEXTS.flatMap(({ names }) => names[part] ?? []);
    const found = new Set(all.flatMap(({ texts }) => texts.filter((place) => place.part === part).map(({ name }) => name)));
    expect(
      [...found].filter((name) => !declared.includes(name)),
      'say in testing/named-rows/text-kinds.ts what these are, or have them tested by testing/named-rows/id-places.ts',
    ).toEqual([]);
    expect(
      declared.filter((name) => !found.has(name)),
      'no text is called so any more',
    ).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
  });

  test('has no exception of an endpoint that is gone', () => {
    const keys = new Set(all.map(({ key }) => key));
    expect(
      [...OPEN_PATHS, ...FAMILY_PATHS, FAMILY_INFO, ...FAMILY_RECORDS, ...Object.keys(BASE_REQUESTS)].filter((key) => !keys.has(key)),
    ).toEqual([]);
  });
});

describe('requests that name rows of somebody', () => {
  test.each(within.filter(({ endpoint }) => endpoint.method !== 'GET'))('have one of their own to be tested by: $key', ({ key }) => {
    expect([...Object.keys(BASE_REQUESTS), ...Object.keys(allSamples)], 'add a base to testing/named-rows/base-requests.ts').toContain(key);
  });

  test.each(within)('reach nothing by it: $key ($role)', async (one) => {
    const { endpoint, key, role } = one;
    const before = await tied(role);
    expect(before).toMatchObject({ named: 0, invoices: 0, expenses: 0 });
    for (const place of one.places.filter(isPersonal)) {
      const about = aboutOf(place);
      const kind = PERSONAL_IDS[place.name as Personal];
      if (kind === 'several') {
        // Of all rows that there are, a file holds those that one sees without naming any.
        const some = await withEach({ ...one, place: { ...place, path: ['ids'] } }, () =>
          Array.from({ length: 500 }, (_, index) => index + 1),
        );
        const { text } = await send(endpoint, role, (await baseOf(key, role)).request);
        expect(some.text.split('\n').toSorted(), about).toEqual(text.split('\n').toSorted());
        continue;
      }
      if (isReadByAll(kind, role)) continue;
      const answer = await withEach({ ...one, place }, () => room.foreign[kind]);
      for (const secret of SECRETS) expect(answer.text, about).not.toContain(secret);
      expect(await tied(role), about).toEqual(before);
      expect(answer.status, about).toBeLessThan(500);
      // That a family takes nobody in at present is said of every family.
      if (kind === 'family' && endpoint.method !== 'GET') continue;
      const unknown = await withEach({ ...one, place }, () => unknownLike(room.foreign[kind]));
      expect(saidOf(endpoint, answer), about).toEqual(saidOf(endpoint, unknown));
    }
    if (endpoint.method === 'GET' && !(key in BASE_REQUESTS)) return;
    const { request, status = 200 } = await baseOf(key, role);
    const { text, ...good } = await send(endpoint, role, request);
    expect(good.status, text).toBe(status);
  });
});

describe('paths', () => {
  test.each(inPaths)('open no row of somebody else: $key ($role)', async (one) => {
    const { endpoint, key, role } = one;
    const isOwn = key in allSamples && getAccessRow(endpoint.access)[role] !== 'P';
    const theirs = isOwn ? await allSamples[key]?.own(room.app, { userId: room.strangerId }) : undefined;
    for (const place of one.places.filter(({ part }) => part === 'params')) {
      const about = aboutOf(place);
      const isFamily = FAMILY_PATHS.includes(key) || key === FAMILY_INFO || (FAMILY_RECORDS.includes(key) && !isOwn);
      const kind = isFamily ? 'family' : (PATH_IDS[place.name] ?? PERSONAL_IDS[place.name as Personal]);
      const foreign = isOwn ? theirs?.params?.[place.name] : room.foreign[kind as 'family'];
      expect(foreign, `${about}: add a sample to server/testing/samples`).toBeDefined();
      const answer = await withEach({ ...one, place }, () => foreign);
      const unknown = await withEach({ ...one, place }, () => unknownLike(foreign));
      expect(saidOf(endpoint, answer), about).toEqual(saidOf(endpoint, unknown));
      expect(answer.status, about).toBe(allSamples[key]?.refused === 'forbidden' ? 403 : 404);
    }
  });
});

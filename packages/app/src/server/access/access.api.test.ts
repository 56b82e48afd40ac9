// Every endpoint, asked by a visitor and by every role: what the table says is what happens.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { allRoutes } from '#server/routes.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { allSamples } from '#server/testing/samples/all.ts';
import { createPath, type SampleRequest } from '#server/testing/samples/sample.ts';
import { type Code, getAccessRow } from './table.ts';

let room: HttpFixture;
const accounts = new Map<Role, { own: number; other: number }>();
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  for (const role of ROLES) {
    accounts.set(role, { own: (await room.signedIn([role])).userId, other: (await room.signedIn([role])).userId });
  }
});
afterAll(() => room.stop());

/** A token of its own for every request: some of them end all others. */
async function tokenOf(userId: number): Promise<string> {
  const token = createToken();
  const now = room.time.now;
  await createSession(room.app.db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
  return token;
}

/** Asks with nothing that fits besides the path: whoever may ask is told what is missing, nobody else even that. */
async function askEmpty(endpoint: EndpointDefinition, userId: number | null) {
  const client = room.visitor();
  if (userId === null) await client.send('GET', '/api/hello');
  const headers: Record<string, string> = userId === null ? {} : { Authorization: `Bearer ${await tokenOf(userId)}` };
  return client.send(endpoint.method, createPath(endpoint), { headers });
}

const REFUSED = ['unauthenticated', 'forbidden', 'sessionExpired', 'notOurPage'];

function codeIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}

describe.each(allEndpoints.map((endpoint) => [toEndpointKey(endpoint), endpoint] as const))('%s', (key, endpoint) => {
  const row = getAccessRow(endpoint.access);

  test('is for visitors as the table says', async () => {
    const { status, body } = await askEmpty(endpoint, null);
    if (row.anonymous === '-') expect({ status, code: codeIn(body) }).toEqual({ status: 401, code: 'unauthenticated' });
    else expect(REFUSED).not.toContain(codeIn(body));
    expect(status).toBeLessThan(500);
  });

  test.each(ROLES)('is for the role %s as the table says', async (role) => {
    const { status, body } = await askEmpty(endpoint, accounts.get(role)?.own ?? 0);
    if (row[role] === '-') expect({ status, code: codeIn(body) }).toEqual({ status: 403, code: 'forbidden' });
    // An unknown user is refused like one that the caller may not know of.
    else if (allSamples[key]?.refused === undefined) expect(REFUSED).not.toContain(codeIn(body));
    expect(status).toBeLessThan(500);
  });
});

const OWN: readonly Code[] = ['O', 'OW', 'S', 'SW'];

/** Endpoints of single rows that some role has only as far as they are its own, and the roles. */
const byRow = allEndpoints
  .filter(({ params }) => params !== undefined)
  .map((endpoint) => ({
    key: toEndpointKey(endpoint),
    endpoint,
    roles: ROLES.filter((role) => OWN.includes(getAccessRow(endpoint.access)[role])),
  }))
  .filter(({ roles }) => roles.length > 0);

describe('rows', () => {
  test.each(byRow)('have a sample for $key', ({ key }) => {
    expect(Object.keys(allSamples), 'add a sample to server/testing/samples').toContain(key);
  });

  test('have no sample of an endpoint that is gone', () => {
    expect(Object.keys(allSamples).filter((key) => !byRow.some((one) => one.key === key))).toEqual([]);
  });

  async function send(endpoint: EndpointDefinition, { request, userId }: { request: SampleRequest; userId: number }) {
    const headers = { Authorization: `Bearer ${await tokenOf(userId)}` };
    return room.visitor().ask(endpoint, request as never, headers);
  }

  test.each(byRow.flatMap(({ roles, ...one }) => roles.map((role) => ({ ...one, role }))))(
    'are open to their owner alone: $key as $role',
    async ({ key, endpoint, role }) => {
      const { own = 0, other = 0 } = accounts.get(role) ?? {};
      const request = await allSamples[key]?.own(room.app, { userId: own });
      expect(request).toBeDefined();
      if (request === undefined) return;
      const foreign = await send(endpoint, { request, userId: other });
      const isForbidden = allSamples[key]?.refused === 'forbidden';
      const expected = isForbidden ? { status: 403, code: 'forbidden' } : { status: 404, code: 'notFound' };
      expect({ status: foreign.status, code: foreign.body.code }).toEqual(expected);
      const { status } = await send(endpoint, { request, userId: own });
      expect(status).toBe(200);
    },
  );
});

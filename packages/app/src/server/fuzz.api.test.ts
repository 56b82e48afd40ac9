// No request can bring the server down, or make it answer in a way that nobody expects: every endpoint, asked badly, by everybody.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { ROLES } from '#contract/identity/roles.ts';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { CALLERS, getAccessRow } from '#server/access/table.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { allRoutes } from '#server/routes.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { createHostileRequests, type HostileRequest, toText } from '#server/testing/hostile-requests.ts';

let room: HttpFixture;
const accounts: Partial<Record<(typeof CALLERS)[number], number>> = {};
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  for (const role of ROLES) accounts[role] = (await room.signedIn([role])).userId;
});
afterAll(() => room.stop());

type Headers = Readonly<Record<string, string>>;
const sessions = new Map<string, Headers>();

/** The headers of a session of a caller; the same one, until a request has ended it. */
async function headersFor(caller: (typeof CALLERS)[number]): Promise<Headers> {
  const userId = accounts[caller];
  if (userId === undefined) return {};
  const known = sessions.get(caller);
  if (known !== undefined) return known;
  const token = createToken();
  await createSession(room.app.db, { id: toSessionId(token), userId, createdAt: room.time.now, seenAt: room.time.now });
  const headers = { Authorization: `Bearer ${token}` };
  sessions.set(caller, headers);
  return headers;
}

function sent({ body }: HostileRequest, { upload }: EndpointDefinition): unknown {
  if (upload === undefined || typeof body !== 'object' || body === null) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, toText(value).toWellFormed());
  form.append(upload, new Blob(['GIF89a no image \u0000 at all']), '..\\..\\a.gif');
  return form;
}

function isWellFormed(text: string, type: string | null): boolean {
  if (!type?.startsWith('application/json')) return true;
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('status' in body) || body.status !== 'error') return true;
  return 'code' in body && 'message' in body && 'request_id' in body && typeof body.message === 'string' && body.message.length > 0;
}

/**
 * Each second request is sent, and of the values for a field each second one with it: the next field has the others.
 */
const EACH = 2;

/** The requests by whoever may ask, in turns; by everybody, the one that fits. */
async function faultsOf(endpoint: EndpointDefinition): Promise<string[]> {
  const row = getAccessRow(endpoint.access);
  const allowed = CALLERS.filter((caller) => row[caller] !== '-');
  const requests = createHostileRequests(endpoint);
  const asked = [
    ...requests
      .map((request, index) => ({ request, caller: allowed[index % allowed.length] ?? ('anonymous' as const) }))
      .filter((_, index) => index % EACH === 0),
    ...CALLERS.flatMap((caller) => requests.slice(0, 1).map((request) => ({ request, caller }))),
  ];
  const client = room.visitor();
  await client.send('GET', '/api/hello');
  const faults: string[] = [];
  for (const [index, { request, caller }] of asked.entries()) {
    if (index % 20 === 0) await room.app.db.delete(attempts);
    const ask = async () =>
      client.send(endpoint.method, request.path, { body: sent(request, endpoint), headers: await headersFor(caller) });
    const first = await ask();
    if (first.status === 401) sessions.delete(caller);
    const { status, text, headers } = first.status === 401 ? await ask() : first;
    if (status < 500 && isWellFormed(text, headers.get('content-type'))) continue;
    const why = room.logged.filter((line) => line.includes('"level":50')).at(-1) ?? '';
    faults.push(
      `${status} ${caller} ${request.path.slice(0, 120)} ${JSON.stringify(request.body)?.slice(0, 200)} ${text.slice(0, 80)} ${why.slice(0, 900)}`,
    );
  }
  return faults;
}

describe('an endpoint that is asked badly answers in words, and goes on', () => {
  test.each(allEndpoints.map((endpoint) => [toEndpointKey(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    expect((await faultsOf(endpoint)).slice(0, 2)).toEqual([]);
  });

  test('the prototype of all objects is unchanged afterwards', () => {
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

describe('a method or a path that no one would send', () => {
  test.each([
    '/api/__proto__',
    '/api/constructor',
    '/api/users/__proto__',
    '/api/%00',
    '/api/..%2f..%2f',
    '/api//user',
    `/api/${'a/'.repeat(3000)}`,
    '/api/user%',
  ])('%s is answered', async (path) => {
    const { status } = await room.visitor().send('GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each(['PUT', 'PROPFIND', 'QUERY', 'HEAD', 'OPTIONS'])('%s is answered', async (method) => {
    const response = await fetch(`${room.origin}/api/user`, { method });
    expect(response.status).toBeLessThan(500);
  });
});

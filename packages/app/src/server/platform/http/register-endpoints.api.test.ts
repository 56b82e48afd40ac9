// From the contract to an answer, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { defineRoutes } from './routes.ts';

const contract = {
  read: endpoint({
    method: 'GET',
    path: '/api/things/{id}',
    access: 'public',
    summary: 'One.',
    params: z.object({ id }),
    answer: z.object({ id, firstName: z.string() }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/things/unread',
    access: 'public',
    summary: 'All.',
    answer: z.object({ count: z.number() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/things',
    access: 'account.read',
    summary: 'List.',
    query: z.object({ perPage: z.coerce.number().default(25), roles: z.array(z.string()).default([]) }),
    answer: z.object({ perPage: z.number(), roles: z.array(z.string()) }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/things',
    also: ['/api/things/{id}'],
    access: 'account.write',
    summary: 'Change.',
    body: z.object({ id, firstName: z.string().min(1) }),
    answer: z.object({ id, firstName: z.string() }),
  }),
  join: endpoint({
    method: 'GET',
    path: '/api/things/join',
    access: 'account.write',
    summary: 'Join.',
    query: z.object({ thingId: id }),
    answer: z.object({ thingId: id }),
    changes: true,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/refuse',
    access: 'public',
    summary: 'Refuse.',
    body: z.object({ how: z.enum(['listed', 'unlisted', 'fields', 'missing', 'crash']) }),
    answer: z.object({}),
    refusals: ['emailTaken'],
  }),
  staff: endpoint({ method: 'POST', path: '/api/staff', access: 'users.write', summary: 'Staff.', answer: z.object({ ok: z.boolean() }) }),
};

const REFUSING = {
  listed: () => new AppError('emailTaken', { field: 'emailAddress' }),
  unlisted: () => new AppError('lastAdministrator'),
  fields: () => new ValidationError([{ field: 'addressLine1', rule: 'required' }]),
  missing: () => notFound(),
  crash: () => new Error('secret inside'),
};

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture(
    defineRoutes(contract, {
      read: async (_call, { params }) => ({ id: params.id, firstName: 'Ann', passwordHash: 'never' }),
      unread: async () => ({ count: 3 }),
      list: async (_call, { query }) => query,
      change: async (_call, { body }) => body,
      join: async (_call, { query }) => query,
      refuse: async (_call, { body }) => {
        throw REFUSING[body.how]();
      },
      staff: async () => ({ ok: true }),
    }),
  );
});
afterAll(() => room.stop());

describe('a path', () => {
  test('answers in snake_case, and nothing that the endpoint does not name', async () => {
    const { text } = await room.visitor().send('GET', '/api/things/7');
    expect(text).toBe('{"id":7,"first_name":"Ann"}');
  });

  test('with a word is never taken for one with a number', async () => {
    expect((await room.visitor().send('GET', '/api/things/unread')).body).toEqual({ count: 3 });
    expect((await room.visitor().send('GET', '/api/things/unread/')).body).toEqual({ count: 3 });
  });

  test.each([
    '/api/things/abc',
    '/api/things/0',
    '/api/things/-1',
    '/api/things/1e3',
    '/api/things/0x7',
    '/api/things/%2B7',
    '/api/things/7%00',
    '/api/nothing',
    '/api/things/7/8',
    '/api/things/%FF',
    '/api',
  ])('%s is none', async (path) => {
    const { status, body } = await room.visitor().send('GET', path);
    expect({ status, body }).toMatchObject({ status: 404, body: { status: 'error', code: 'notFound' } });
  });

  test('tells what can be done there instead', async () => {
    const { status, headers, body } = await room.visitor().send('DELETE', '/api/things');
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, PATCH, HEAD, OPTIONS' });
    expect(body).toMatchObject({ code: 'methodNotAllowed' });
    expect((await room.visitor().send('OPTIONS', '/api/staff')).headers.get('allow')).toBe('POST, OPTIONS');
  });
});

describe('a request', () => {
  test.each(['per_page=7', 'perPage=7'])('reads %s', async (query) => {
    const { client } = await room.signedIn(['Parent']);
    expect((await client.send('GET', `/api/things?${query}&roles=a&unknown=1`)).body).toEqual({ perPage: 7, roles: ['a'] });
    expect((await client.send('GET', `/api/things?${query}&roles=a&roles=b`)).body).toEqual({ perPage: 7, roles: ['a', 'b'] });
  });

  test('may name its row in the body or in the path', async () => {
    const { client } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/things');
    const inBody = await client.send('PATCH', '/api/things', { body: { id: 5, first_name: 'Bea' } });
    const inPath = await client.send('PATCH', '/api/things/5', { body: { first_name: 'Bea', unknown: 1 } });
    expect([inBody.body, inPath.body]).toEqual([
      { id: 5, firstName: 'Bea' },
      { id: 5, firstName: 'Bea' },
    ]);
    expect((await client.send('PATCH', '/api/things/abc', { body: {} })).status).toBe(404);
  });

  test('is told every field that is wrong, by its name on the wire', async () => {
    const { client } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/things');
    const { status, text } = await client.send('PATCH', '/api/things', { body: { id: 'x' } });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({
      status: 'error',
      code: 'validation',
      errors: { id: ['“id” must be a number'], first_name: ['The first name field is required'] },
      issues: [{ id: { rule: 'number' }, first_name: { rule: 'required' } }],
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

describe('a GET that changes something', () => {
  test('comes from a script of our own page or is refused', async () => {
    const { client } = await room.signedIn(['Parent']);
    const own = await client.send('GET', '/api/things/join?thing_id=4');
    expect(own.body).toEqual({ thingId: 4 });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const link = await fetch(`${room.origin}/api/things/join?thing_id=4`, {
      headers: { Cookie: `session=${client.cookies.get('session')}` },
    });
    expect(link.status).toBe(403);
    const foreign = await client.send('GET', '/api/things/join?thing_id=4', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect({ status: foreign.status, body: foreign.body }).toMatchObject({ status: 403, body: { code: 'notOurPage' } });
    const other = await client.send('GET', '/api/things/join?thing_id=4', { headers: { Origin: 'https://elsewhere.example' } });
    expect(other.status).toBe(403);
    expect((await client.send('HEAD', '/api/things/join?thing_id=4')).status).toBe(405);
  });

  test('can be asked for by POST, with the forgery pair', async () => {
    const { client } = await room.signedIn(['Parent']);
    expect((await client.send('POST', '/api/things/join', { body: { thing_id: 4 } })).status).toBe(419);
    expect((await client.send('POST', '/api/things/join', { body: { thing_id: 4 } })).body).toEqual({ thingId: 4 });
  });
});

describe('a refusal', () => {
  async function refused(how: string, language = 'en') {
    const client = room.visitor();
    client.language = language;
    await client.send('GET', '/api/things/1');
    return client.send('POST', '/api/refuse', { body: { how } });
  }

  test('has its listed status, sentence and field', async () => {
    const { status, body } = await refused('listed');
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'emailTaken', errors: { emailAddress: ['An account with this email already exists.'] } },
    });
  });

  test('names its field as the catalogue does', async () => {
    expect((await refused('fields')).body).toMatchObject({ message: 'The address line 1 field is required' });
  });

  test('for a row does not tell whether it exists', async () => {
    expect((await refused('missing')).status).toBe(404);
  });

  test('fails loudly in development if it is not listed', async () => {
    expect((await refused('unlisted')).status).toBe(500);
    expect(room.logged.join('')).toContain('which its contract does not list');
  });

  test('by a fault of ours tells the log all and the caller nothing', async () => {
    const { status, text, body } = await refused('crash');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'failed', message: 'Oops, something went wrong!  The team have been notified.' });
    expect(text).not.toContain('secret inside');
    const { requestId } = body as { requestId: string };
    expect(room.logged.filter((line) => line.includes('secret inside') && line.includes(requestId))).toHaveLength(1);
  });

  test('is 401 for an unknown caller, 403 for a wrong role', async () => {
    const visitor = room.visitor();
    await visitor.send('GET', '/api/things/1');
    expect((await visitor.send('POST', '/api/staff')).body).toMatchObject({ code: 'unauthenticated', message: 'Unauthenticated.' });
    const { client } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/things/1');
    expect((await client.send('POST', '/api/staff')).status).toBe(403);
  });
});

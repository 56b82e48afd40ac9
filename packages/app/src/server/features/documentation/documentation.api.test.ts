// The description of the endpoints: complete, true, and readable without anything else.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocs, readOpenapi } from '#contract/documentation/documentation.endpoints.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { allRoutes } from '#server/routes.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Record<string, unknown>;
  readonly requestBody?: unknown;
}

let room: HttpFixture;
let document: { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };
beforeAll(async () => {
  room = await startHttpFixture(allRoutes, { settings: { PRODUCT_NAME: 'Stays & <More>' } });
  document = JSON.parse((await room.visitor().ask(readOpenapi, {})).text);
});
afterAll(() => room.stop());

const all = Object.entries(ENDPOINTS).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${feature}.${name}`, endpoint })),
);

/** Every name of a field in the document's schemas. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...(key === 'default' || key === 'enum' ? [] : namesIn(inner)),
  ]);
}

describe('the document', () => {
  test('is OpenAPI 3.1 and kept by browsers until it changes', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { headers } = await room.visitor().ask(readOpenapi, {});
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-cache', expect.stringMatching(/^"[\w-]{43}"$/)]);
  });

  test.each(all.map((one) => [one.id, one.endpoint] as const))('describes %s as the contract has it', (id, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: id, summary: endpoint.summary });
    expect(Object.keys(operation?.responses ?? {})).toContain('200');
    expect(operation?.requestBody === undefined).toBe(endpoint.body === undefined && !('upload' in endpoint));
  });

  test('describes nothing else', () => {
    const described = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
    const twins = all.filter(({ endpoint }) => 'changes' in endpoint).map(({ id }) => `${id}ByPost`);
    expect(described.sort()).toEqual([...all.map(({ id }) => id), ...twins].sort());
  });

  test.each([
    ['has', 'GET /api/users', 'not every role may ask it'],
    ['has', 'GET /api/auth/{provider}/redirect', 'it changes something when it is read'],
    ['has not', 'GET /api/user', 'everybody who is signed in may ask it'],
  ])('%s a 403 at %s: %s', (has, address) => {
    const [method = '', path = ''] = address.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation).toBeDefined();
    expect(Object.keys(operation?.responses ?? {}).includes('403')).toBe(has === 'has');
  });

  test('names every field as it is on the wire', () => {
    const names = namesIn(document);
    expect(names).toEqual(expect.arrayContaining(['first_name', 'request_id', 'per_page']));
    expect(names.filter((name) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });
});

describe('the page', () => {
  test('shows every endpoint, and neither runs nor loads anything', async () => {
    const { text, headers } = await room.visitor().ask(readDocs, {});
    for (const { id, endpoint } of all) {
      expect(text).toContain(`id="${id}"`);
      expect(text).toContain(endpoint.path);
    }
    expect(text).toContain('<title>Stays &amp; &lt;More&gt;: API</title>');
    expect(text).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|<img|\son\w+=|style=|https?:\/\/(?!127)/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
  });
});

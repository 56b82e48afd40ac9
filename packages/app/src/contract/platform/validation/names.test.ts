// Names on the wire and back.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { allEndpoints } from '#contract/endpoints.ts';
import { camelName, fromWire, snakeName, toWire } from './names.ts';

/** Every name of a field in a shape, at any depth. */
function namesIn(shape: z.ZodType): string[] {
  const names: string[] = [];
  z.toJSONSchema(shape, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      names.push(...Object.keys(jsonSchema.properties ?? {}));
    },
  });
  return names;
}

describe('a name', () => {
  test.each([
    ['addressLine1', 'address_line_1'],
    ['perPage', 'per_page'],
    ['line2Text', 'line_2_text'],
    ['noOfCampsAdded', 'no_of_camps_added'],
    ['id', 'id'],
    ['children.0.dateOfBirth', 'children.0.date_of_birth'],
    ['users.viewAs', 'users.view_as'],
  ])('%s is %s on the wire', (camel, snake) => {
    expect(snakeName(camel)).toBe(snake);
    expect(camelName(snake)).toBe(camel);
    expect(camelName(camel)).toBe(camel);
  });

  test.each(['Host family', '__proto__', '_private', 'de-AT', '', 'A1'])('%j is no field and stays', (key) => {
    expect(snakeName(key)).toBe(key);
    expect(camelName(key)).toBe(key);
  });

  test('comes back as it was, for every field of every endpoint', () => {
    const shapes = allEndpoints.flatMap(({ params, query, body, answer }) => [params, query, body, answer]);
    const names = shapes.flatMap((shape) => (shape === undefined ? [] : namesIn(shape)));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => camelName(snakeName(name)) !== name)).toEqual([]);
  });
});

describe('data', () => {
  test('is renamed at every depth, and only plain objects are', () => {
    const file = new Blob(['x']);
    const data = { firstName: 'Ann', children: [{ dateOfBirth: '2012-01-01' }], file, at: null };
    expect(toWire(data)).toEqual({ first_name: 'Ann', children: [{ date_of_birth: '2012-01-01' }], file, at: null });
    expect(fromWire(toWire(data))).toEqual(data);
  });

  test('can not reach the prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}');
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    const read = fromWire(hostile) as Record<string, unknown>;
    expect(read['isAdmin']).toBeUndefined();
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

// Requests that almost match an endpoint: one field at a time holds an invalid or malicious value.

import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { createPath } from './samples/sample.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface HostileRequest {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that a field doesn't expect. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x'.repeat(20_000),
  'NUL \u0000 inside',
  'half a character \ud83d',
  '‮reversed‬ 👩‍👩‍👧 ﷽ \u200b',
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '9'.repeat(400),
  '1e3',
  [],
  [[[]]],
  ['a', 1, null],
  {},
  { toString: 1, valueOf: null, length: 1e9 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
];

/** Strings that match shapes with a pattern or a format. */
const STRINGS = [
  'Ann',
  'ann@example.test',
  'Europe/Dublin',
  '2026-07-02',
  '2026-07-02T10:00:00Z',
  '+353 1 234',
  'f'.repeat(32),
  'A'.repeat(22),
  'A'.repeat(43),
  'x'.repeat(12),
];

function createString({ pattern, minLength = 0, maxLength = 1e6 }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return STRINGS.find(fits) ?? 'x'.repeat(Math.max(1, minLength));
}

/** Creates a value that matches a schema, as far as its JSON schema tells. */
function createFitting(schema: JsonSchema): unknown {
  const { const: only, enum: choices, anyOf, oneOf, type, properties = {}, items, minimum, exclusiveMinimum } = schema;
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  const [variant] = anyOf ?? oneOf ?? [];
  if (variant !== undefined) return createFitting(variant as JsonSchema);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, createFitting(inner as JsonSchema)]));
  if (type === 'array') return typeof items === 'object' && !Array.isArray(items) ? [createFitting(items as JsonSchema)] : [];
  if (type === 'boolean') return true;
  if (type === 'string') return createString(schema);
  if (type === 'null') return null;
  return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : (minimum ?? 1);
}

function createOutline(shape: z.ZodType | undefined): Record<string, unknown> {
  if (shape === undefined) return {};
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const value = createFitting(schema as JsonSchema);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function toText(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}

/** Returns a query string; lone surrogates are replaced, since they can't be sent. */
function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, toText(one).slice(0, 4000).toWellFormed()]),
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** Bodies that are invalid as a whole. */
const WHOLE_BODIES: readonly unknown[] = [undefined, [], [1, 2], 'text', 7, null, true];

/** Returns the path with other values for its last parameter. */
function fillPath({ params }: EndpointDefinition, path: string): string[] {
  if (params === undefined) return [];
  const texts = HOSTILE_VALUES.filter((value) => typeof value === 'string' && value !== '').map((text) => toText(text).slice(0, 2000));
  return texts.map((text) => path.replace(/999999999|[^/]+$/, () => encodeURIComponent(text.toWellFormed())));
}

/** Returns the values for a field: of many fields, which are parsed alike, each gets a third of the values in turn. */
function listValues(field: number, fields: number): readonly unknown[] {
  return fields <= 6 ? HOSTILE_VALUES : HOSTILE_VALUES.filter((_, index) => index % 3 === field % 3);
}

/** Returns every hostile request of an endpoint, after the valid one. */
export function createHostileRequests(endpoint: EndpointDefinition): HostileRequest[] {
  const path = createPath(endpoint);
  const query = toWire(createOutline(endpoint.query)) as Record<string, unknown>;
  const body = toWire(createOutline(endpoint.body)) as Record<string, unknown>;
  const hasBody = endpoint.method !== 'GET';
  const whole = path + toQueryString(query);
  const withBody = (data: unknown, where = whole): HostileRequest => (hasBody ? { path: where, body: data } : { path: where });
  return [
    withBody(body),
    ...(hasBody ? WHOLE_BODIES.map((data) => ({ path: whole, body: data })) : []),
    ...Object.keys(query).flatMap((name, field, { length }) =>
      listValues(field, length).map((value) => withBody(body, path + toQueryString({ ...query, [name]: value }))),
    ),
    ...Object.keys(body).flatMap((name, field, { length }) =>
      listValues(field, length).map((value) => withBody({ ...body, [name]: value })),
    ),
    ...fillPath(endpoint, path).map((where) => withBody(body, where)),
  ];
}

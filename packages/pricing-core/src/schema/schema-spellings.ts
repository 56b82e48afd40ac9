// Both spellings in a schema: every other name of a field stands beside our own, and null beside what may be left out.

import { FIELD_OF_NAME } from '../quote-request.ts';
import { toSnakeCase } from './spellings.ts';

/** Plain JSON: nothing in it refers to anything outside it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Properties = Readonly<Record<string, JsonSchema>>;

/** The other names of a field. */
type NamesOf = (field: string) => readonly string[];

/** The schema of a request with every spelling that parsing reads. */
export function requestSpellings(request: JsonSchema): JsonSchema {
  const properties = propertiesOf(request);
  const hostFamilyId = orWhole(properties['hostFamilyId'] ?? {});
  return withSpellings({ ...request, properties: { ...properties, hostFamilyId } }, requestNames);
}

/** The schema of a booking record with both spellings, in its request and in what was recorded. */
export function bookingSpellings(booking: JsonSchema): JsonSchema {
  const properties = propertiesOf(booking);
  const recorded = properties['recorded'] ?? {};
  const pricings = propertiesOf(recorded)['pricings'] ?? {};
  const lines = { ...pricings, items: withSpellings(pricings['items'] as JsonSchema, snakeNames) };
  return withSpellings(
    {
      ...booking,
      properties: {
        ...properties,
        request: requestSpellings(properties['request'] ?? {}),
        recorded: withSpellings({ ...recorded, properties: { ...propertiesOf(recorded), pricings: lines } }, snakeNames),
      },
    },
    snakeNames,
  );
}

const requestNames: NamesOf = (field) => [...FIELD_OF_NAME].flatMap(([name, own]) => (own === field && name !== field ? [name] : []));

const snakeNames: NamesOf = (field) => (toSnakeCase(field) === field ? [] : [toSnakeCase(field)]);

function withSpellings(schema: JsonSchema, namesOf: NamesOf): JsonSchema {
  const required = (schema['required'] ?? []) as readonly string[];
  const properties = Object.entries(propertiesOf(schema)).flatMap(([field, own]) => {
    const accepted = required.includes(field) ? own : orNull(own);
    return [[field, accepted], ...namesOf(field).map((name) => [name, { ...accepted, description: `The same as ${field}.` }])];
  });
  const oneOfTheNames = required
    .filter((field) => namesOf(field).length > 0)
    .map((field) => ({ oneOf: [field, ...namesOf(field)].map((name) => ({ required: [name] })) }));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: required.filter((field) => namesOf(field).length === 0),
    ...(oneOfTheNames.length > 0 && { allOf: oneOfTheNames }),
  };
}

function propertiesOf(schema: JsonSchema): Properties {
  return schema['properties'] as Properties;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { description, default: fallback, ...rest } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
    anyOf: [rest, { type: 'null' }],
  };
}

/** The id of a family, or the family as a booking page holds it, of which the id alone counts. */
function orWhole(schema: JsonSchema): JsonSchema {
  const { description, ...id } = schema;
  return { description, anyOf: [id, { type: 'object', properties: { id: schema }, required: ['id'] }] };
}

// A schema as rows that a person reads: one for each field, fields of fields below.

import type { oas31 } from 'zod-openapi';

type Schema = oas31.SchemaObject;

export interface SchemaRow {
  /** `children[].date_of_birth` */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Bounds and choices. */
  readonly rules: readonly string[];
}

/** Deeper than this a reader is better served by the document itself. */
const MAX_DEPTH = 4;

function resolveSchema(schema: Schema | oas31.ReferenceObject, schemas: Readonly<Record<string, Schema>>): Schema {
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema as Schema;
  return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

function describeType(schema: Schema, schemas: Readonly<Record<string, Schema>>): string {
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((one) => describeType(resolveSchema(one, schemas), schemas)))].join(' or ');
  if (schema.oneOf !== undefined)
    return [...new Set(schema.oneOf.map((one) => describeType(resolveSchema(one, schemas), schemas)))].join(' or ');
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  if (type === 'array' && typeof schema.items === 'object') {
    return `list of ${describeType(resolveSchema(schema.items as Schema, schemas), schemas)}`;
  }
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

function describeRules(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, enum: choices, const: only, default: initial } = schema;
  return [
    ...(choices === undefined ? [] : [`one of ${choices.join(', ')}`]),
    ...(only === undefined ? [] : [`always ${JSON.stringify(only)}`]),
    ...(minLength === undefined || minLength < 2 ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? [] : [`from ${minimum}`]),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? [] : [`to ${maximum}`]),
    ...(initial === undefined ? [] : [`${JSON.stringify(initial)} when left out`]),
  ];
}

interface Place {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly prefix?: string;
  readonly depth?: number;
}

/** The fields of an object, or of the objects in a list. */
export function toSchemaRows(given: Schema | oas31.ReferenceObject, { schemas, prefix = '', depth = 0 }: Place): SchemaRow[] {
  const schema = resolveSchema(given, schemas);
  if (depth > MAX_DEPTH) return [];
  if (schema.type === 'array' && typeof schema.items === 'object') {
    return toSchemaRows(schema.items as Schema, { schemas, prefix: `${prefix}[]`, depth: depth + 1 });
  }
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]): SchemaRow[] => {
    const field = resolveSchema(inner, schemas);
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const row = {
      name: path,
      type: describeType(field, schemas),
      isRequired: schema.required?.includes(name) ?? false,
      rules: describeRules(field),
    };
    return [row, ...toSchemaRows(field, { schemas, prefix: path, depth: depth + 1 })];
  });
  return [...fields, ...variants.flatMap((one) => toSchemaRows(one, { schemas, prefix, depth: depth + 1 }))];
}

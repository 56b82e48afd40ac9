// The documents as JSON Schema (draft 2020-12), made from the shapes that check them.

import * as z from 'zod/mini';
import { DECIMAL_PATTERN } from '../money/decimal-text.ts';
import { priceBookShape } from '../price-book/shape.ts';
import { quoteRequestShape } from '../quote-request.ts';
import { decimalFacts } from '../shape.ts';
import { bookingRecordShape } from './booking-shape.ts';
import { DOCUMENT_TITLES, FIELD_DESCRIPTIONS } from './field-descriptions.ts';
import { quoteShape } from './quote-shape.ts';
import { bookingSpellings, type JsonSchema, requestSpellings } from './schema-spellings.ts';

export type SchemaName = keyof typeof DOCUMENT_TITLES;

/**
 * The JSON Schema of a document as input: fields with defaults are optional. Parsing also checks what a schema can't express:
 * unknown IDs, dates in the wrong order, one field under two names.
 */
export function jsonSchema(name: SchemaName): JsonSchema {
  const [title, description] = DOCUMENT_TITLES[name];
  const { $schema, ...schema } = documentSchema(name);
  return { $schema, title, description, ...schema };
}

function documentSchema(name: SchemaName): JsonSchema {
  switch (name) {
    case 'book':
      return written(priceBookShape);
    case 'request':
      return requestSpellings(written(quoteRequestShape));
    case 'quote':
      return written(quoteShape);
    case 'booking':
      return bookingSpellings(written(bookingRecordShape));
  }
}

function written(shape: z.core.$ZodType): JsonSchema {
  return tidy(z.toJSONSchema(shape, { io: 'input', override: describeDecimal })) as JsonSchema;
}

/** A pattern concerns text alone: a JSON number is read by its shortest text. */
function describeDecimal({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: JsonSchema }): void {
  const decimal = decimalFacts(zodSchema);
  if (decimal === undefined) return;
  const { whenAbsent } = decimal;
  Object.assign(jsonSchema, {
    type: ['string', 'number'],
    pattern: DECIMAL_PATTERN.source,
    ...(whenAbsent !== undefined && { default: whenAbsent }),
  });
}

/** The same with whole numbers called integers, dates given their pattern, and fields their descriptions. */
function tidy(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => tidy(one));
  if (typeof part !== 'object' || part === null) return part;
  const tidied = Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => [keyword, keyword === 'properties' ? describeAll(value) : tidy(value)]),
  );
  return asInteger(tidied);
}

function describeAll(properties: object): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const description = FIELD_DESCRIPTIONS[field];
      const tidied = tidy(schema) as JsonSchema;
      return [field, { ...(description !== undefined && { description }), ...tidied, ...dateKeywords(field) }];
    }),
  );
}

function asInteger(schema: JsonSchema): JsonSchema {
  if (schema['multipleOf'] !== 1) return schema;
  const { multipleOf: _, ...rest } = schema;
  return { ...rest, type: 'integer' };
}

function dateKeywords(field: string): JsonSchema {
  return field === 'fromDate' || field === 'toDate' ? { format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } : {};
}

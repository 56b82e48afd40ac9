// Validates the parts of a request against the endpoint's schemas, in camelCase.

import type { Request } from 'express';
import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { camelName, fromWire } from '#contract/platform/validation/names.ts';
import { type FieldFault, listFieldFaults } from '#contract/platform/validation/validation.ts';
import { ValidationError } from '#server/platform/errors.ts';

interface RequestParts {
  readonly request: Pick<Request, 'query'>;
  readonly params: Readonly<Record<string, string>>;
  /** As received. */
  readonly body: unknown;
}

/** Returns whether a field is a list, with or without a default. */
function acceptsList(shape: unknown): boolean {
  if (shape instanceof z.ZodArray) return true;
  if (shape instanceof z.ZodPipe) return acceptsList(shape.in);
  return typeof shape === 'object' && shape !== null && 'unwrap' in shape && typeof shape.unwrap === 'function'
    ? acceptsList(shape.unwrap())
    : false;
}

/**
 * Returns the query in camelCase; a single value of a list field becomes a list. A GET endpoint that changes something also accepts POST,
 * with the same fields in the body.
 */
function toQueryInput({ request, body }: RequestParts, { method, query }: EndpointDefinition): Record<string, unknown> {
  const sent = Object.entries(request.query).map(([name, value]) => {
    const field = camelName(name);
    return [field, typeof value === 'string' && acceptsList(query?.shape[field]) ? [value] : value] as const;
  });
  return { ...Object.fromEntries(sent), ...(method === 'GET' ? (fromWire(body) as Record<string, unknown>) : {}) };
}

/** The character that the database can't store in text. */
const NUL = '\u0000';

/**
 * Returns the data with all text as well-formed Unicode, and adds faults for characters that can't be stored.
 * @param path path of the field, for the fault
 */
function toStorableData(data: unknown, faults: FieldFault[], path: readonly string[] = []): unknown {
  if (typeof data === 'string') {
    if (data.includes(NUL)) faults.push({ field: path.join('.'), rule: 'invalid' });
    return data.toWellFormed();
  }
  if (Array.isArray(data)) return data.map((item, index) => toStorableData(item, faults, [...path, String(index)]));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => {
    if (name.includes(NUL)) faults.push({ field: path.join('.'), rule: 'invalid' });
    return [name.toWellFormed(), toStorableData(value, faults, [...path, name])] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Returns data as parsed by a schema.
 * @param data in camelCase
 * @throws ValidationError
 */
export function validateData<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const { value, faults } = validatePart(shape, data);
  if (faults.length > 0) throw new ValidationError(faults);
  return value as z.output<Shape>;
}

/** Validates one part; `reportInput` distinguishes missing values from wrong types. */
function validatePart(shape: z.ZodType | undefined, data: unknown): { value: unknown; faults: readonly FieldFault[] } {
  if (shape === undefined) return { value: undefined, faults: [] };
  const unkeepable: FieldFault[] = [];
  const result = shape.safeParse(toStorableData(data, unkeepable), { reportInput: true });
  if (unkeepable.length > 0) return { value: undefined, faults: unkeepable };
  return result.success ? { value: result.data, faults: [] } : { value: undefined, faults: listFieldFaults(result.error) };
}

function toBodyInput({ params: shape }: EndpointDefinition, { params, body }: RequestParts): unknown {
  const extra = Object.entries(params).filter(([name]) => !(name in (shape?.shape ?? {})));
  const data = fromWire(body);
  return extra.length === 0 ? data : { ...(data as Record<string, unknown>), ...Object.fromEntries(extra) };
}

/**
 * Returns all parts of a request as parsed by the endpoint's schemas; unknown fields are dropped.
 * @throws ValidationError with all faults of all parts
 */
export function validateRequest(endpoint: EndpointDefinition, parts: RequestParts) {
  const params = validatePart(endpoint.params, parts.params);
  const query = validatePart(endpoint.query, toQueryInput(parts, endpoint));
  const body = validatePart(endpoint.body, toBodyInput(endpoint, parts));
  const faults = [params, query, body].flatMap((part) => part.faults);
  if (faults.length > 0) throw new ValidationError(faults);
  return { params: params.value, query: query.value, body: body.value };
}

// What an endpoint takes of a request: every part against its shape, in camelCase.

import type { Request } from 'express';
import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { camelName, fromWire } from '#contract/platform/validation/names.ts';
import { type FieldFault, listFieldFaults } from '#contract/platform/validation/validation.ts';
import { ValidationError } from '#server/platform/errors.ts';

interface RequestParts {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  /** As it came. */
  readonly body: unknown;
}

/** Whether a field takes a list, with or without a default. */
function acceptsList(shape: unknown): boolean {
  if (shape instanceof z.ZodArray) return true;
  if (shape instanceof z.ZodPipe) return acceptsList(shape.in);
  return typeof shape === 'object' && shape !== null && 'unwrap' in shape && typeof shape.unwrap === 'function'
    ? acceptsList(shape.unwrap())
    : false;
}

/** The query in camelCase; a list of one is no list on the wire. What changes by GET is also asked by POST, with the same in the body. */
function toQueryInput({ request, body }: RequestParts, { method, query }: EndpointDefinition): Record<string, unknown> {
  const sent = Object.entries(request.query).map(([name, value]) => {
    const field = camelName(name);
    return [field, typeof value === 'string' && acceptsList(query?.shape[field]) ? [value] : value] as const;
  });
  return { ...Object.fromEntries(sent), ...(method === 'GET' ? (fromWire(body) as Record<string, unknown>) : {}) };
}

/** The character that no text of the database can hold. */
const NUL = '\u0000';

/**
 * The same data with every text in proper Unicode, and where a character stands that can't be kept.
 * @param path of the field, for the fault
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

/** Checks a part; what was left out is told from what is of the wrong kind. */
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
 * All parts of a request as the endpoint's shapes have them. What they do not name is left out.
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

// The create, update and delete endpoints of records in a list; an update has the record's ID in its body.

import * as z from 'zod';
import { done, id } from '#contract/platform/validation/fields.ts';
import type { EndpointDefinition } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

interface Place<Path extends EndpointDefinition['path']> {
  readonly path: Path;
  readonly access: EndpointDefinition['access'];
  /** The name of the record in the documentation: `a currency`. */
  readonly what: string;
}

interface Alike {
  /** The refusal if there is a similar one already. */
  readonly taken?: RefusalCode;
}

/** The row to update and, if the caller knows it, the version that was read. */
const named = { id, version: z.int().optional() };

type Optional<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> };

/** Makes the fields of an update optional: a missing field stays unchanged and doesn't get its default. */
function leftOutOrGiven<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): z.ZodObject<Optional<Shape>> {
  const optional = Object.entries(shape).map(([name, field]) => {
    const plain = (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType;
    return [name, plain.optional()];
  });
  return z.object(Object.fromEntries(optional) as Optional<Shape>);
}

/**
 * Defines the endpoint that creates a record.
 * @example export const createCurrency = endpoint(creating({ path: '/api/pricing/currency', access: 'pricing.write', what: 'a currency', body, answer: currency }));
 */
export function defineCreate<const Path extends EndpointDefinition['path'], Body extends z.ZodObject, Answer extends z.ZodType>({
  path,
  access,
  what,
  body,
  answer,
  taken = 'nameTaken',
}: Place<Path> & Alike & { readonly body: Body; readonly answer: Answer }) {
  const refusals: readonly RefusalCode[] = [taken];
  return { method: 'POST', path, access, summary: `Makes ${what}.`, body, answer, refusals } as const;
}

/** Defines the endpoint that updates a record. The ID is in the body; the path with the ID is also accepted. */
export function defineUpdate<const Path extends EndpointDefinition['path'], Shape extends z.ZodRawShape, Answer extends z.ZodType>({
  path,
  access,
  what,
  body,
  answer,
  taken = 'nameTaken',
}: Place<Path> & Alike & { readonly body: z.ZodObject<Shape>; readonly answer: Answer }) {
  const refusals: readonly RefusalCode[] = ['changedMeanwhile', taken];
  return {
    method: 'PATCH',
    path,
    also: [`${path}/{id}`],
    access,
    summary: `Changes ${what}; fields that are left out stay as they are.`,
    body: leftOutOrGiven(body).extend(named),
    answer,
    refusals,
  } as const;
}

/** Defines the endpoint that deletes a record. A record in use is kept, and the answer says how often it is used. */
export function defineDelete<const Path extends EndpointDefinition['path'], Answer extends z.ZodType = typeof done>({
  path,
  access,
  what,
  answer,
}: Place<Path> & { readonly answer?: Answer }) {
  const refusals: readonly RefusalCode[] = ['inUse', 'fixedByTheProduct'];
  return {
    method: 'DELETE',
    path,
    access,
    summary: `Takes out ${what} that nothing uses.`,
    params: z.object({ id }),
    answer: (answer ?? done) as Answer,
    refusals,
  } as const;
}

// Where requests contain numbers and ids of rows: every parameter, query and body of the contract, read from its shapes.

import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';

export interface IdPlace {
  readonly part: 'params' | 'query' | 'body';
  /** `[]` stands for each element of a list: `['parts', '[]', 'invoiceId']`. */
  readonly path: readonly string[];
  /** The name of the field, at any depth. */
  readonly name: string;
  /** Whether the field is a list of them. */
  readonly isList: boolean;
}

interface Def {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

/** Returns the inner shape, without optional, default and transform wrappers. */
function unwrapShape(shape: z.ZodType): z.ZodType {
  const def = (shape as unknown as { def: Def }).def;
  const from = def.in instanceof z.ZodTransform ? def.out : def.in;
  const inner = def.innerType ?? from ?? def.getter?.();
  return inner === undefined ? shape : unwrapShape(inner);
}

/** Text fields that refer to rows: `batchId` in a list's filter, `ref` of a file, `paymentIntentId`, a fingerprint. */
const ID_NAME = /(^|[a-z])(ids?|refs?|no|fingerprint|reference|photos)$/i;

/** Whether a field could refer to a row: an unbounded whole number could, and so could an unknown value. */
function couldName(shape: z.ZodType, name: string): boolean {
  if (shape instanceof z.ZodNumber) return shape.isInt && (shape.maxValue ?? Number.MAX_SAFE_INTEGER) >= Number.MAX_SAFE_INTEGER;
  if (shape instanceof z.ZodUnknown || shape instanceof z.ZodAny || shape instanceof z.ZodCustom) return true;
  return ID_NAME.test(name);
}

/** Whether it is another text, which could refer to a record too: a token, a key, an address. */
const isOtherText = (shape: z.ZodType, name: string) => shape instanceof z.ZodString && !couldName(shape, name);

type ShapeFilter = (shape: z.ZodType, name: string) => boolean;

function findPlaces(shape: z.ZodType, part: IdPlace['part'], path: readonly string[], wanted: ShapeFilter = couldName): IdPlace[] {
  const known = unwrapShape(shape);
  if (known instanceof z.ZodObject) {
    // An open form in a body, which is parsed later, counts as one place.
    if (part === 'body' && known.def.catchall instanceof z.ZodUnknown) return [{ part, path, name: '*', isList: false }];
    return Object.entries(known.shape).flatMap(([name, field]) => findPlaces(field as z.ZodType, part, [...path, name], wanted));
  }
  if (known instanceof z.ZodArray) return findPlaces(known.element as z.ZodType, part, [...path, '[]'], wanted);
  if (known instanceof z.ZodUnion) return (known.options as z.ZodType[]).flatMap((option) => findPlaces(option, part, path, wanted));
  if (known instanceof z.ZodRecord) return findPlaces(known.valueType as z.ZodType, part, [...path, '{}'], wanted);
  const name = path.findLast((step) => step !== '[]' && step !== '{}') ?? '';
  return wanted(known, name) ? [{ part, path, name, isList: path.at(-1) === '[]' }] : [];
}

/** Returns every place of an endpoint that could refer to a row by its look, once; or every other text. */
export function listIdPlaces(endpoint: EndpointDefinition, which: 'named' | 'texts' = 'named'): IdPlace[] {
  const parts = ['params', 'query', 'body'] as const;
  const wanted = which === 'named' ? couldName : isOtherText;
  const all = parts.flatMap((part) => (endpoint[part] === undefined ? [] : findPlaces(endpoint[part] as z.ZodType, part, [], wanted)));
  return [...new Map(all.map((place) => [`${place.part} ${place.path.filter((step) => step !== '[]').join('.')}`, place])).values()];
}

/** Returns a value with another one at a path; lists on the path have one element. */
function setAtPath(value: unknown, [step, ...rest]: readonly string[], given: unknown): unknown {
  if (step === undefined) return given;
  if (step === '[]') return [setAtPath(Array.isArray(value) ? value[0] : undefined, rest, given)];
  return { ...(value as object), [step]: setAtPath((value as Record<string, unknown> | undefined)?.[step], rest, given) };
}

/** Returns a request with another value in one place. */
export function replaceId<Request extends object>(request: Request, { part, path }: IdPlace, given: unknown): Request {
  return { ...request, [part]: setAtPath((request as Record<string, unknown>)[part], path, given) };
}

// The bridge from zod to our own issues: what every shape is built of, and how its findings are read.

import * as z from 'zod/v4/core';
import { closestName } from './closest-name.ts';
import { type Issue, issue, type Path } from './issues.ts';
import { ok, type Result, refuse } from './result.ts';
import { number, unknown } from './shape-kinds.ts';

/** A whole number between two bounds, both included. The message carries the bounds to {@link checkShape}. */
export function wholeNumber(minimum: number, maximum: number) {
  const bounds = `${minimum}..${maximum}`;
  return number(
    z._gte(minimum, bounds),
    z._lte(maximum, bounds),
    z._multipleOf(1, { error: 'whole number', abort: true }),
    refine(nearlyWhole),
  );
}

/** `multipleOf` says "integer" in the JSON Schema but lets 1.0000000000000002 pass; this does not. */
function nearlyWhole(value: number): Issue | undefined {
  return Number.isInteger(value) ? undefined : issue('invalid_type', [], { expected: 'whole number', received: String(value) });
}

/** At most so many characters, or entries. */
export function atMost(maximum: number) {
  return z._maxLength(maximum, `0..${maximum}`);
}

/** The shapes that read decimals, with what each is when it is left out: a JSON Schema can't be told by what their check does. */
const decimalShapes = /* @__PURE__ */ new WeakMap<object, { readonly whenAbsent: string | undefined }>();

/** Whether a shape is one of {@link decimalShape}, and what it then is when left out. */
export function decimalFacts(shape: object): { readonly whenAbsent: string | undefined } | undefined {
  return decimalShapes.get(shape);
}

/**
 * Decimal text or a JSON number, as `read` understands it; `whenAbsent` where it is left out. One check rather than a pipe of
 * five shapes: a book has thousands of them.
 */
export function decimalShape(read: (input: string | number) => string | Issue, whenAbsent: string): z.$ZodDefault<Decimal>;
export function decimalShape(read: (input: string | number) => string | Issue): Decimal;
export function decimalShape(read: (input: string | number) => string | Issue, whenAbsent?: string): z.$ZodType {
  const shape = unknown(
    z._check((payload) => {
      const { issues } = payload;
      const input = payload.value === undefined ? whenAbsent : payload.value;
      const found = typeof input === 'string' || typeof input === 'number' ? read(input) : undefined;
      if (typeof found === 'string') payload.value = found;
      else issues.push({ code: 'custom', input, params: { issue: found } });
    }),
  );
  if (whenAbsent !== undefined) shape._zod.optin = 'optional';
  decimalShapes.set(shape, { whenAbsent });
  return shape;
}

type Decimal = z.$ZodType<string, string | number>;

/** A check that answers with one of our own issues; its path is relative to the value checked. */
export function refine<T>(find: (value: T) => Issue | undefined) {
  return z._check<T>((context) => {
    const found = find(context.value);
    if (found !== undefined) {
      context.issues.push({ code: 'custom', input: context.value, path: [...found.path], params: { issue: found }, message: found.code });
    }
  });
}

/** Checks `input` against `shape`; every fault becomes one of our issues. Never throws. */
export function checkShape<S extends z.$ZodType>(shape: S, input: unknown): Result<z.output<S>> {
  const result = z.safeParse(shape, isPrototypePolluted() ? withoutPrototypes(input) : input);
  return result.success ? ok(result.data) : refuse(result.error.issues.flatMap((found) => toIssues(found, input, shape)));
}

/** Whether the page has added to every object there is: zod would take such a field for the input's own. */
function isPrototypePolluted(): boolean {
  for (const _ in {}) return true;
  return false;
}

function withoutPrototypes(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutPrototypes);
  if (typeof input !== 'object' || input === null) return input;
  return Object.assign(emptyObject(), Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withoutPrototypes(value)])));
}

/** An object with no field, not even an inherited one. */
export function emptyObject(): Record<string, never> {
  return Object.create(null);
}

/** What shapes are made of, as far as a path leads through them. */
interface ShapeParts {
  readonly _zod: {
    readonly def: {
      readonly innerType?: ShapeParts;
      readonly element?: ShapeParts;
      readonly shape?: Readonly<Record<string, ShapeParts>>;
    };
  };
}

/** The fields of the object that stands at `path`. */
function fieldsAt({ _zod: { def } }: ShapeParts, [step, ...rest]: Path): readonly string[] {
  if (def.innerType) return fieldsAt(def.innerType, step === undefined ? [] : [step, ...rest]);
  if (step === undefined) return Object.keys(def.shape ?? {});
  const next = def.element ?? def.shape?.[step];
  return next ? fieldsAt(next, rest) : [];
}

function toIssues(found: z.$ZodIssue, input: unknown, shape: z.$ZodType): Issue[] {
  const path = found.path as Path;
  const received = valueAt(input, path);
  if (found.code === 'unrecognized_keys') {
    const fields = fieldsAt(shape as ShapeParts, path);
    return found.keys.map((field) => issue('unknown_field', [...path, field], { field, closest: closestName(field, fields) }));
  }
  const own = found.code === 'custom' ? (found.params?.['issue'] as Issue | undefined) : undefined;
  if (own !== undefined) return [{ ...own, path }];
  if (received === undefined && path.length > 0) return [issue('missing_field', path, { field: String(path.at(-1) ?? '') })];
  return [wrongValue(found, path, received)];
}

function wrongValue(found: z.$ZodIssue, path: Path, received: unknown): Issue {
  switch (found.code) {
    case 'invalid_value':
      return issue('invalid_value', path, { received: textOf(received), allowed: found.values.map(String) });
    case 'too_small':
    case 'too_big':
      return outOfRange(found.message, path, received);
    case 'invalid_type':
      return issue('invalid_type', path, { expected: found.expected, received: typeName(received) });
    case 'not_multiple_of':
      return issue('invalid_type', path, { expected: found.message, received: textOf(received) });
    case 'invalid_union':
    case 'custom':
      return issue('invalid_type', path, { expected: 'string or number', received: typeName(received) });
    default:
      return issue('invalid_value', path, { received: textOf(received), allowed: [] });
  }
}

function outOfRange(bounds: string, path: Path, received: unknown): Issue {
  const [minimum = 0, maximum = 0] = bounds.split('..').map(Number);
  const size =
    typeof received === 'object'
      ? (received as readonly unknown[]).length
      : typeof received === 'string'
        ? received.length
        : Number(received);
  return issue('out_of_range', path, { minimum, maximum, received: size });
}

/** A field of the value itself: what a page has added to every object is not there. */
function ownField(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}

function valueAt(input: unknown, path: Path): unknown {
  let value: unknown = input;
  for (const step of path) value = ownField(value, step);
  return value;
}

function typeName(value: unknown): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  return Array.isArray(value) ? 'array' : typeof value;
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? typeName(value) : String(value);
}

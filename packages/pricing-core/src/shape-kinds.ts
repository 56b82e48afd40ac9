// The kinds of value that a shape is made of, on zod's core alone: its own functions for the same weigh another kilobyte in a page.

import * as z from 'zod/v4/core';

type Kind = z.$ZodType;

export function text(...checks: z.$ZodCheck<string>[]): z.$ZodString<string> {
  return new z.$ZodString({ type: 'string', checks }) as z.$ZodString<string>;
}

export function number(...checks: z.$ZodCheck<number>[]): z.$ZodNumber<number> {
  return new z.$ZodNumber({ type: 'number', checks }) as z.$ZodNumber<number>;
}

/** Anything, for the checks to look at. */
export function unknown(...checks: z.$ZodCheck<unknown>[]): z.$ZodUnknown {
  return new z.$ZodUnknown({ type: 'unknown', checks });
}

export function boolean(): z.$ZodBoolean<boolean> {
  return new z.$ZodBoolean({ type: 'boolean' }) as z.$ZodBoolean<boolean>;
}

export function oneOf<const V extends string>(...values: V[]): z.$ZodEnum<{ [K in V]: K }> {
  return z._enum(z.$ZodEnum, values) as unknown as z.$ZodEnum<{ [K in V]: K }>;
}

export function list<K extends Kind>(element: K, ...checks: z.$ZodCheck<z.output<K>[]>[]): z.$ZodArray<K> {
  return new z.$ZodArray({ type: 'array', element, checks }) as z.$ZodArray<K>;
}

/** An object of these fields and no others. */
export function fields<S extends z.$ZodShape>(shape: S): z.$ZodObject<S, z.$strict> {
  const catchall = new z.$ZodNever({ type: 'never' });
  return new z.$ZodObject({ type: 'object', shape, catchall }) as unknown as z.$ZodObject<S, z.$strict>;
}

export function optional<K extends Kind>(kind: K): z.$ZodOptional<K> {
  return new z.$ZodOptional({ type: 'optional', innerType: kind }) as z.$ZodOptional<K>;
}

export function nullable<K extends Kind>(kind: K): z.$ZodNullable<K> {
  return new z.$ZodNullable({ type: 'nullable', innerType: kind }) as z.$ZodNullable<K>;
}

/** May be left out, and is then `value`; a list is copied for each. */
export function orElse<K extends Kind>(kind: K, value: z.output<K>): z.$ZodDefault<K> {
  return new z.$ZodDefault({
    type: 'default',
    innerType: kind,
    get defaultValue() {
      return Array.isArray(value) ? [...value] : value;
    },
  }) as z.$ZodDefault<K>;
}

/** May be left out, and is then what `input` makes, read as if it had been given. */
export function orElseRead<K extends Kind>(kind: K, input: () => z.input<K>): z.$ZodPrefault<K> {
  return new z.$ZodPrefault({
    type: 'prefault',
    innerType: kind,
    get defaultValue() {
      return input();
    },
  }) as z.$ZodPrefault<K>;
}

// Reading JSON by hand: each reader looks at one value and notes every fault with its path.

import { type InvoiceIssue, type InvoiceIssueData, type InvoicePath, invoiceIssue } from './issue-data.ts';

/** A value from outside, where it stands, and the list that faults are added to. */
export interface Found {
  readonly value: unknown;
  readonly path: InvoicePath;
  readonly faults: InvoiceIssue[];
}

/** What it answers after noting a fault is of the right type, and is thrown away with everything else. */
export type Reader<T> = (found: Found) => T;

type Expected = InvoiceIssueData['wrong_type']['expected'];

function wrongType<T>({ path, faults }: Found, expected: Expected, instead: T): T {
  faults.push(invoiceIssue('wrong_type', path, { expected }));
  return instead;
}

export const text: Reader<string> = (found) => (typeof found.value === 'string' ? found.value : wrongType(found, 'text', ''));

/** A whole number from 1 on. */
export const count: Reader<number> = (found) => {
  if (typeof found.value !== 'number') return wrongType(found, 'number', 1);
  if (Number.isSafeInteger(found.value) && found.value > 0) return found.value;
  found.faults.push(invoiceIssue('wrong_value', found.path, { received: String(found.value), allowed: ['1, 2, 3 …'] }));
  return 1;
};

export const boolean: Reader<boolean> = (found) => (typeof found.value === 'boolean' ? found.value : wrongType(found, 'boolean', false));

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (found) => (found.value === null ? null : reader(found));
}

/** A text that must also stand a test. */
export function textMatching(
  test: (value: string) => boolean,
  fault: (received: string, path: InvoicePath) => InvoiceIssue,
): Reader<string> {
  return (found) => {
    const value = text(found);
    if (typeof found.value === 'string' && !test(value)) found.faults.push(fault(value, found.path));
    return value;
  };
}

/** A text as it reads once what doesn't matter of it is gone. */
export function mapText(reader: Reader<string>, map: (value: string) => string): Reader<string> {
  return (found) => map(reader(found));
}

export function oneOf<T extends string>(allowed: readonly [T, ...T[]]): Reader<T> {
  return (found) => {
    const value = text(found);
    const known = allowed.find((each) => each === value);
    if (known === undefined) found.faults.push(invoiceIssue('wrong_value', found.path, { received: value, allowed }));
    return known ?? allowed[0];
  };
}

export function list<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (found) =>
    Array.isArray(found.value)
      ? found.value.map((value: unknown, index) => reader({ ...found, value, path: [...found.path, index] }))
      : wrongType(found, 'list', []);
}

/** An object with these fields and no others. */
export function object<T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (found) => {
    const isObject = typeof found.value === 'object' && found.value !== null && !Array.isArray(found.value);
    const fields: Readonly<Record<string, unknown>> = isObject ? { ...found.value } : wrongType(found, 'object', {});
    const at = (name: string) => ({ value: fields[name], path: [...found.path, name], faults: isObject ? found.faults : [] });
    for (const name of Object.keys(fields)) {
      if (!Object.hasOwn(readers, name)) found.faults.push(invoiceIssue('unknown_field', [...found.path, name], {}));
    }
    const read = Object.entries<Reader<unknown>>(readers).map(([name, reader]) => [name, reader(at(name))]);
    return Object.fromEntries(read) as T;
  };
}

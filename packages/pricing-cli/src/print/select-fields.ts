// What `--fields` asks for: columns of rows, or fields of an object, in the order asked.

import { closestName } from '@hosted-stay/pricing-core';
import { type CommandFailure, usageFailure } from '../failure.ts';
import type { Column } from './row-writer.ts';

/** The selected columns in their order, or all. A typo gets a suggestion. */
export function selectColumns(columns: readonly Column[], fields: readonly string[]): readonly Column[] {
  if (fields.length === 0) return columns;
  checkFields(
    fields,
    columns.map(({ name }) => name),
  );
  return fields.flatMap((field) => columns.filter(({ name }) => name === field));
}

/** The selected fields in their order, or the whole object. */
export function selectFields(value: Readonly<Record<string, unknown>>, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (fields.length === 0) return value;
  const entries = new Map<string, unknown>(Object.entries(value));
  checkFields(fields, [...entries.keys()]);
  return Object.fromEntries(fields.map((field) => [field, entries.get(field)]));
}

function checkFields(fields: readonly string[], names: readonly string[]): void {
  const unknown = fields.find((field) => !names.includes(field));
  if (unknown !== undefined) throw unknownField(unknown, names);
}

function unknownField(field: string, names: readonly string[]): CommandFailure {
  const closest = closestName(field, names);
  const hint = closest === null ? `choose from ${names.join(', ')}` : `did you mean ${closest}?`;
  return usageFailure('unknown_field', `--fields: there is no "${field}" here; ${hint}`);
}

// Places from fields, where they may be missing or half typed.

import type { Place } from '#contract/platform/places.ts';
import type { FieldBinding } from '#web/ui/form/use-form.ts';

/** Returns a typed number up to a size, either way; null for anything else. */
export function readNumber(typed: unknown, largest: number): number | null {
  const text = typeof typed === 'number' ? String(typed) : typed;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return Math.abs(value) <= largest ? value : null;
}

/** Returns the place that two fields name; null while they don't. */
export function readPlace({ latitude, longitude }: { readonly latitude?: unknown; readonly longitude?: unknown }): Place | null {
  const [north, east] = [readNumber(latitude, 90), readNumber(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

/** Faults of a number, which its range explains. */
const NUMBER_RULES: readonly string[] = ['number', 'minValue', 'maxValue', 'wrongKind', 'invalid'];

/** Returns a field whose faults name all degrees that can be typed. */
export function explainDegrees<Value>(field: FieldBinding<Value>, largest: 90 | 180): FieldBinding<Value> {
  const { problem } = field;
  if (problem === undefined || !('rule' in problem) || !NUMBER_RULES.includes(problem.rule)) return field;
  return { ...field, problem: { rule: 'between', values: { min: `-${largest}`, max: `${largest}` } } };
}

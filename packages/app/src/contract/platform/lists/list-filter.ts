// The text format of list filters, the same in the address bar, on the wire and in saved views.

import type { FilterDeclaration } from './list.ts';

/** The texts for rows without a value, and for rows with any value. */
export const EMPTY = '-';
export const FILLED = '*';

/** The condition of a filter. */
export type Condition =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly orEmpty: boolean }
  /** Both ends are inclusive; null is open. Numbers are decimal text. */
  | { readonly kind: 'range'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'flag'; readonly is: boolean }
  | { readonly kind: 'text'; readonly contains: string }
  | { readonly kind: 'filled'; readonly is: boolean };

/** The maximum number of values of a filter. */
export const MAX_CHOICES = 100;
const MAX_TEXT = 200;

const NUMBER = /^-?\d{1,15}(?:\.\d{1,8})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** PostgreSQL has no year 0, so such days are invalid. */
function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function choiceOf(text: string, { choices, emptiable }: FilterDeclaration): Condition | null {
  const parts = [...new Set(text.split(','))];
  const values = parts.filter((part) => part !== EMPTY);
  const orEmpty = values.length < parts.length;
  const known = values.every((value) => (choices === undefined ? /^[\p{L}\p{N}_. -]{1,100}$/u.test(value) : choices.includes(value)));
  if (!known || (orEmpty && !emptiable) || values.length > MAX_CHOICES) return null;
  return { kind: 'choice', values, orEmpty };
}

function isAfter(from: string, to: string, kind: FilterDeclaration['kind']): boolean {
  return kind === 'number' ? Number(from) > Number(to) : from > to;
}

function rangeOf(text: string, { kind }: FilterDeclaration): Condition | null {
  const [first = '', last, ...more] = text.split('..');
  const ends = { from: first, to: last ?? first };
  const fits = kind === 'number' ? (end: string) => NUMBER.test(end) : isDay;
  if (more.length > 0 || (ends.from === '' && ends.to === '')) return null;
  if (![ends.from, ends.to].every((end) => end === '' || fits(end))) return null;
  if (ends.from !== '' && ends.to !== '' && isAfter(ends.from, ends.to, kind)) return null;
  return { kind: 'range', from: ends.from === '' ? null : ends.from, to: ends.to === '' ? null : ends.to };
}

/**
 * Parses a filter. Returns null if the text isn't valid for it.
 * - choice: `Parent,Agent`, one of them; `Parent,-` that or none
 * - flag: `yes`, `no`
 * - day, instant (by its day), number: `2026-07-02..2026-07-09`, `..100`, `100..`, or `2026-07-02` for exactly that
 * - text: a substring of the value
 * - all that can be empty: `-` without a value, `*` with any
 */
export function parseCondition(text: string, filter: FilterDeclaration): Condition | null {
  if (filter.emptiable && text === FILLED) return { kind: 'filled', is: true };
  if (filter.emptiable && text === EMPTY) return { kind: 'filled', is: false };
  switch (filter.kind) {
    case 'choice':
      return choiceOf(text, filter);
    case 'flag':
      return text === 'yes' || text === 'no' ? { kind: 'flag', is: text === 'yes' } : null;
    case 'text': {
      const contains = text.trim();
      return contains === '' || contains.length > MAX_TEXT ? null : { kind: 'text', contains };
    }
    default:
      return rangeOf(text, filter);
  }
}

/** Returns the text of a condition, which `parseCondition` parses back to the same. */
export function filterText(condition: Condition): string {
  switch (condition.kind) {
    case 'choice':
      return [...condition.values, ...(condition.orEmpty ? [EMPTY] : [])].join(',');
    case 'range':
      return condition.from !== null && condition.from === condition.to ? condition.from : `${condition.from ?? ''}..${condition.to ?? ''}`;
    case 'flag':
      return condition.is ? 'yes' : 'no';
    case 'text':
      return condition.contains;
    case 'filled':
      return condition.is ? FILLED : EMPTY;
  }
}

/** Returns the valid formats of a filter, for the error message. */
export function filterHelp({ kind, choices, emptiable }: FilterDeclaration): string {
  const forms = {
    choice: choices?.join(', ') ?? 'a,b',
    flag: 'yes, no',
    day: '2026-07-02, 2026-07-02..2026-07-09, 2026-07-02.., ..2026-07-09',
    instant: '2026-07-02, 2026-07-02..2026-07-09, 2026-07-02.., ..2026-07-09',
    number: '100, 100..200, 100.., ..200',
    text: 'abc',
  } as const;
  return emptiable ? `${forms[kind]}, ${EMPTY}, ${FILLED}` : forms[kind];
}

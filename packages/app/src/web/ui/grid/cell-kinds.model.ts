// The kinds of cells: how typed or pasted text becomes a value, and what is wrong with one.

import { fold, readTypedDate, readTypedDecimal } from '@hosted-stay/pricing-react/typing';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';

export interface CellChoice {
  readonly value: string;
  readonly label: string;
  /** Other texts that mean the same when they are pasted. */
  readonly also?: readonly string[];
}

/** What a column holds. Values are texts: a day is `2026-07-02`, a time `14:35`, a choice its value. */
export type CellFacts = { readonly required?: boolean } & (
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'day' | 'time' | 'decimal' }
  | { readonly kind: 'choice'; readonly choices: readonly CellChoice[] }
);

/** The limits of a price book: at most 12 digits before the point and 6 after it, never below 0. */
const AMOUNT = /^\d{1,12}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** `9:05`, `0905`, `9.05`, `9h05`. */
const TYPED_TIME = /^(\d{1,2})[:.h]?(\d{2})$/i;

function readTime(text: string): string {
  const [, hours = '', minutes = ''] = TYPED_TIME.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return TIME.test(time) ? time : text;
}

function readDecimal(text: string, tag: string): string {
  const typed = readTypedDecimal(text, tag);
  return typed.ok && AMOUNT.test(typed.value) ? toPlainDecimal(typed.value) : text;
}

function readDay(text: string, tag: string): string {
  if (DAY.test(text)) return text;
  return readTypedDate(text, tag) ?? text;
}

/** Finds a choice by its label, its value or another text for it, whatever the case and the accents. */
function readChoice(text: string, choices: readonly CellChoice[]): string {
  const wanted = fold(text);
  const isNamed = (names: readonly string[]) => names.some((name) => fold(name) === wanted);
  const found = choices.find(({ label }) => isNamed([label])) ?? choices.find(({ value, also = [] }) => isNamed([value, ...also]));
  return found?.value ?? text;
}

/** Converts typed or pasted text to a value; text that isn't one is returned unchanged, so that nothing is lost. */
export function readCell(text: string, facts: CellFacts, tag: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  if (trimmed === '') return '';
  switch (facts.kind) {
    case 'text':
      return trimmed;
    case 'day':
      return readDay(trimmed, tag);
    case 'time':
      return readTime(trimmed);
    case 'decimal':
      return readDecimal(trimmed, tag);
    case 'choice':
      return readChoice(trimmed, facts.choices);
  }
}

/** What is wrong with a value. */
export type CellFault = 'required' | 'tooLong' | 'day' | 'time' | 'decimal' | 'choice';

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return DAY.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** Returns what is wrong with a value; null if it can be saved. */
export function findCellFault(value: string, facts: CellFacts): CellFault | null {
  if (value === '') return facts.required === true ? 'required' : null;
  switch (facts.kind) {
    case 'text':
      return value.length > facts.maxLength ? 'tooLong' : null;
    case 'day':
      return isDay(value) ? null : 'day';
    case 'time':
      return TIME.test(value) ? null : 'time';
    case 'decimal':
      return AMOUNT.test(value) ? null : 'decimal';
    case 'choice':
      return facts.choices.some((choice) => choice.value === value) ? null : 'choice';
  }
}

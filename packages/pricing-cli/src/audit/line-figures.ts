// The lines of a recorded booking against those of its quote.

import { LINE_AMOUNTS, type LinePlace, type QuoteLine, type RecordedLine } from '@hosted-stay/pricing-core';
import { amountDifference, type FigureDifference, isBeyond, plainDifference, type Tolerance } from './difference.ts';
import { isSameAmount } from './exact.ts';

const COUNTS = ['quantity', 'students'] as const;

/** `100@Host_family:503`: a template as it is priced for one payee. */
export function placeKey({ pricingTemplateId, hostableType, hostableId }: LinePlace): string {
  return `${pricingTemplateId}@${hostableType}:${hostableId}`;
}

function isSamePlace(a: LinePlace, b: LinePlace): boolean {
  return a.pricingTemplateId === b.pricingTemplateId && a.hostableId === b.hostableId && a.hostableType === b.hostableType;
}

/** Lines are paired by template and payee, whatever their order; the second of two alike is paired with the second. */
export function lineDifferences(
  recorded: readonly RecordedLine[],
  expected: readonly QuoteLine[],
  tolerance: Tolerance,
): readonly FigureDifference[] {
  const found: FigureDifference[] = [];
  const unpaired = [...expected];
  for (const [position, line] of recorded.entries()) {
    const first = expected[position];
    const at =
      first !== undefined && isSamePlace(first, line) ? unpaired.indexOf(first) : unpaired.findIndex((other) => isSamePlace(other, line));
    const [partner] = at === -1 ? [] : unpaired.splice(at, 1);
    if (partner === undefined) found.push(absent(line, null, line.customer ?? line.provider ?? '?'));
    else compareLine(line, partner, { found, tolerance });
  }
  for (const line of unpaired) found.push(absent(line, line.customer, null));
  return found;
}

/** Whether the lines are the same and stand in the same order: the everyday case, decided without making anything. */
export function isSameInOrder(recorded: readonly RecordedLine[], expected: readonly QuoteLine[]): boolean {
  return recorded.length === expected.length && recorded.every((line, at) => isSameLine(line, expected[at]));
}

function isSameLine(recorded: RecordedLine, expected: QuoteLine | undefined): boolean {
  if (expected === undefined || !isSamePlace(recorded, expected)) return false;
  for (const amount of LINE_AMOUNTS) {
    const text = recorded[amount];
    if (text !== undefined && !isSameAmount(text, expected[amount])) return false;
  }
  return COUNTS.every((count) => recorded[count] === undefined || recorded[count] === expected[count]);
}

function absent(place: LinePlace, expected: string | null, recorded: string | null): FigureDifference {
  return { figure: `pricings[${placeKey(place)}]`, expected, recorded, difference: null };
}

interface Findings {
  readonly found: FigureDifference[];
  readonly tolerance: Tolerance;
}

function compareLine(recorded: RecordedLine, expected: QuoteLine, { found, tolerance }: Findings): void {
  for (const amount of LINE_AMOUNTS) {
    const text = recorded[amount];
    if (text === undefined || isSameAmount(text, expected[amount])) continue;
    const difference = amountDifference(`pricings[${placeKey(expected)}].${amount}`, expected[amount], text);
    if (isBeyond(difference, tolerance)) found.push(difference);
  }
  for (const count of COUNTS) {
    const value = recorded[count];
    if (value !== undefined && value !== expected[count]) {
      found.push(plainDifference(`pricings[${placeKey(expected)}].${count}`, expected[count], value));
    }
  }
}

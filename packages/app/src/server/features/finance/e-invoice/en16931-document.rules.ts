// The document model for the rules of EN 16931: its parts by role, and its amounts as exact integers.

import { getText, listElements, type UblElement } from './ubl-xml.rules.ts';

/** A rule: its ID in EN 16931, and whether a document satisfies it. */
export interface NormRule {
  readonly id: string;
  readonly holds: (document: NormDocument) => boolean;
}

export interface NormDocument {
  readonly root: UblElement;
  readonly isCredit: boolean;
  readonly lines: readonly UblElement[];
  readonly allowances: readonly UblElement[];
  readonly charges: readonly UblElement[];
  readonly lineAllowances: readonly UblElement[];
  readonly lineCharges: readonly UblElement[];
  readonly subtotals: readonly UblElement[];
  readonly totals: UblElement;
  readonly currency: string;
}

const NOTHING: UblElement = { name: '', attributes: {}, text: '', children: [] };

const isCharge = (element: UblElement) => getText(element, 'ChargeIndicator') === 'true';

export function toNormDocument(root: UblElement): NormDocument {
  const isCredit = root.name === 'CreditNote';
  const lines = listElements(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
  const ofDocument = listElements(root, 'AllowanceCharge');
  const ofLines = lines.flatMap((line) => listElements(line, 'AllowanceCharge'));
  return {
    root,
    isCredit,
    lines,
    allowances: ofDocument.filter((one) => !isCharge(one)),
    charges: ofDocument.filter(isCharge),
    lineAllowances: ofLines.filter((one) => !isCharge(one)),
    lineCharges: ofLines.filter(isCharge),
    subtotals: listElements(root, 'TaxTotal/TaxSubtotal'),
    totals: listElements(root, 'LegalMonetaryTotal')[0] ?? NOTHING,
    currency: getText(root, 'DocumentCurrencyCode'),
  };
}

/** The number of decimal places kept for each figure. */
const DIGITS = 6;
const ONE = 10n ** BigInt(DIGITS);

/** Parses a decimal into millionths; null if it isn't one. */
export function parseMillionths(text: string): bigint | null {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > DIGITS) return null;
  const size = BigInt(whole) * ONE + BigInt(fraction.padEnd(DIGITS, '0'));
  return sign === '-' ? -size : size;
}

/** Returns the figure at a path in millionths; 0 if there is none, or it isn't a number. */
export function readFigure(element: UblElement, path: string): bigint {
  return parseMillionths(getText(element, path)) ?? 0n;
}

export function sumFigures(elements: readonly UblElement[], path: string): bigint {
  return elements.reduce((sum, element) => sum + readFigure(element, path), 0n);
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** Returns a fraction rounded to the number of digits, half away from zero. */
function roundFraction(dividend: bigint, divisor: bigint, digits: number): bigint {
  const scale = 10n ** BigInt(digits);
  const units = (2n * size(dividend) * scale + divisor) / (2n * divisor);
  const figure = units * 10n ** BigInt(DIGITS - digits);
  return dividend < 0n ? -figure : figure;
}

/** Multiplies two figures, rounded once. */
export function multiplyFigures(a: bigint, b: bigint, digits: number): bigint {
  return roundFraction(a * b, ONE * ONE, digits);
}

/** Returns a percentage of a figure, rounded once. */
export function computePercent(amount: bigint, percent: bigint, digits: number): bigint {
  return roundFraction(amount * percent, 100n * ONE * ONE, digits);
}

/** Returns all descendants of an element. */
export function listDescendants(element: UblElement): readonly UblElement[] {
  return element.children.flatMap((child) => [child, ...listDescendants(child)]);
}

/** Returns whether an element with content exists at a path. */
export function hasElement(element: UblElement, path: string): boolean {
  return listElements(element, path).some(({ text, children }) => text !== '' || children.length > 0);
}

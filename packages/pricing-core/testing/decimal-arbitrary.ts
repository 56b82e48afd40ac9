// Amounts and percentages at every edge a price book allows, written in every way it allows.

import * as fc from 'fast-check';

/** Amounts that have gone wrong somewhere before: the bounds, exact halves of a minor unit, values binary fractions can't hold. */
const EDGE_AMOUNTS = [
  '0',
  '0.00',
  '1',
  '0.1',
  '0.005',
  '0.5',
  '0.0005',
  '0.00005',
  '0.015',
  '1.005',
  '2.675',
  '33.333333',
  '38.23',
  '99.99',
  '100',
  '0.000001',
  '999999999999.999999',
  '999999999999',
  '500000000000.5',
];

const EDGE_PERCENTAGES = ['0', '0.000001', '2.5', '7', '12.5', '19.999999', '33.3333', '50', '66.666667', '99', '99.999999'];
const PERCENTAGES_OF_ALL = ['100', '100.000001', '120', '999999999999.999999'];

/** A decimal of the book with a number of digits before and after the point, up to those allowed. */
function digitsArbitrary(integerDigits: number): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.integer({ min: 1, max: integerDigits }).chain((length) => fc.integer({ min: 0, max: 10 ** length - 1 })),
      fc.integer({ min: 0, max: 6 }).chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 0, max: 10 ** length - 1 }))),
    )
    .map(([whole, [length, fraction]]) => (length === 0 ? String(whole) : `${whole}.${String(fraction).padStart(length, '0')}`));
}

/** The same value with zeros that mean nothing. */
function padded(text: string): string {
  return text.includes('.') ? `00${text}0` : `0${text}.0`;
}

/** Whether a JSON number holds the decimal exactly: its shortest text is the decimal again. */
function fitsJsonNumber(text: string): boolean {
  return String(Number(text)) === text;
}

/** A decimal as a book may write it: as text, as text with idle zeros, as a JSON number. */
function writtenArbitrary(text: fc.Arbitrary<string>): fc.Arbitrary<string | number> {
  return fc
    .tuple(text, fc.constantFrom('text', 'text', 'text', 'padded', 'number'))
    .map(([decimal, form]) =>
      form === 'number' && fitsJsonNumber(decimal) ? Number(decimal) : form === 'padded' ? padded(decimal) : decimal,
    );
}

/** An amount of money: 0 to 999999999999.999999. */
export function amountArbitrary(): fc.Arbitrary<string | number> {
  return writtenArbitrary(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...EDGE_AMOUNTS) }, { weight: 3, arbitrary: digitsArbitrary(4) }, digitsArbitrary(12)),
  );
}

/** A percentage that may reach or pass 100, as a provider's commission and a discount may. */
export function percentageArbitrary(): fc.Arbitrary<string | number> {
  return writtenArbitrary(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...EDGE_PERCENTAGES) },
      { weight: 2, arbitrary: digitsArbitrary(2) },
      fc.constantFrom(...PERCENTAGES_OF_ALL),
    ),
  );
}

/** A percentage below 100, as a customer's commission must be. */
export function customerPercentageArbitrary(): fc.Arbitrary<string | number> {
  return writtenArbitrary(fc.oneof(fc.constantFrom(...EDGE_PERCENTAGES), digitsArbitrary(2)));
}

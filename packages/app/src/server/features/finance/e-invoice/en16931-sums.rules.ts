// The rules of EN 16931 on sums and digits: every figure is the sum of its parts, with at most two decimal places.

import { getAmountMath, isCurrency } from '../money.rules.ts';
import {
  computePercent,
  hasElement,
  multiplyFigures,
  type NormDocument,
  type NormRule,
  parseMillionths,
  readFigure,
  sumFigures,
} from './en16931-document.rules.ts';
import { getText, listElements, type UblElement } from './ubl-xml.rules.ts';

/** Returns the decimal places of a currency, at most two as in EN 16931. */
function getNormDigits(currency: string): number {
  return isCurrency(currency) ? Math.min(2, getAmountMath(currency).digits) : 2;
}

const computeNet = ({ totals }: NormDocument) =>
  readFigure(totals, 'LineExtensionAmount') - readFigure(totals, 'AllowanceTotalAmount') + readFigure(totals, 'ChargeTotalAmount');

const sumTaxAmounts = ({ root }: NormDocument) => sumFigures(listElements(root, 'TaxTotal'), 'TaxAmount');

const computeDue = ({ totals }: NormDocument) =>
  readFigure(totals, 'TaxInclusiveAmount') - readFigure(totals, 'PrepaidAmount') + readFigure(totals, 'PayableRoundingAmount');

/** Checks VAT against its rate, rounded to the digits of the currency: a yen has none. */
export function isVatCorrect(subtotal: UblElement, { currency }: NormDocument): boolean {
  const share = computePercent(readFigure(subtotal, 'TaxableAmount'), readFigure(subtotal, 'TaxCategory/Percent'), getNormDigits(currency));
  return readFigure(subtotal, 'TaxAmount') === share;
}

/** Checks that a line's amount is quantity × price plus its charges minus its allowances. */
function isLineCorrect(line: UblElement, { currency }: NormDocument): boolean {
  const quantity = readFigure(line, 'InvoicedQuantity') + readFigure(line, 'CreditedQuantity');
  const reduced = listElements(line, 'AllowanceCharge').reduce(
    (sum, one) => sum + (getText(one, 'ChargeIndicator') === 'true' ? 1n : -1n) * readFigure(one, 'Amount'),
    multiplyFigures(quantity, readFigure(line, 'Price/PriceAmount'), getNormDigits(currency)),
  );
  return readFigure(line, 'LineExtensionAmount') === reduced;
}

const sums: readonly NormRule[] = [
  { id: 'BR-CO-10', holds: ({ totals, lines }) => readFigure(totals, 'LineExtensionAmount') === sumFigures(lines, 'LineExtensionAmount') },
  { id: 'BR-CO-11', holds: ({ totals, allowances }) => readFigure(totals, 'AllowanceTotalAmount') === sumFigures(allowances, 'Amount') },
  { id: 'BR-CO-12', holds: ({ totals, charges }) => readFigure(totals, 'ChargeTotalAmount') === sumFigures(charges, 'Amount') },
  { id: 'BR-CO-13', holds: (document) => readFigure(document.totals, 'TaxExclusiveAmount') === computeNet(document) },
  { id: 'BR-CO-14', holds: (document) => sumTaxAmounts(document) === sumFigures(document.subtotals, 'TaxAmount') },
  {
    id: 'BR-CO-15',
    holds: (document) =>
      readFigure(document.totals, 'TaxInclusiveAmount') === readFigure(document.totals, 'TaxExclusiveAmount') + sumTaxAmounts(document),
  },
  { id: 'BR-CO-16', holds: (document) => readFigure(document.totals, 'PayableAmount') === computeDue(document) },
  { id: 'BR-CO-17', holds: (document) => document.subtotals.every((subtotal) => isVatCorrect(subtotal, document)) },
  { id: 'PEPPOL-EN16931-R120', holds: (document) => document.lines.every((line) => isLineCorrect(line, document)) },
];

type NormPart = keyof Pick<
  NormDocument,
  'lines' | 'allowances' | 'charges' | 'lineAllowances' | 'lineCharges' | 'subtotals' | 'totals' | 'root'
>;

/** The elements that each rule on digits checks. */
const DIGITS: Readonly<Record<string, readonly [NormPart, string]>> = {
  'BR-DEC-01': ['allowances', 'Amount'],
  'BR-DEC-02': ['allowances', 'BaseAmount'],
  'BR-DEC-05': ['charges', 'Amount'],
  'BR-DEC-06': ['charges', 'BaseAmount'],
  'BR-DEC-09': ['totals', 'LineExtensionAmount'],
  'BR-DEC-10': ['totals', 'AllowanceTotalAmount'],
  'BR-DEC-11': ['totals', 'ChargeTotalAmount'],
  'BR-DEC-12': ['totals', 'TaxExclusiveAmount'],
  'BR-DEC-13': ['root', 'TaxTotal/TaxAmount'],
  'BR-DEC-14': ['totals', 'TaxInclusiveAmount'],
  'BR-DEC-16': ['totals', 'PrepaidAmount'],
  'BR-DEC-17': ['totals', 'PayableRoundingAmount'],
  'BR-DEC-18': ['totals', 'PayableAmount'],
  'BR-DEC-19': ['subtotals', 'TaxableAmount'],
  'BR-DEC-20': ['subtotals', 'TaxAmount'],
  'BR-DEC-23': ['lines', 'LineExtensionAmount'],
  'BR-DEC-24': ['lineAllowances', 'Amount'],
  'BR-DEC-25': ['lineAllowances', 'BaseAmount'],
  'BR-DEC-27': ['lineCharges', 'Amount'],
  'BR-DEC-28': ['lineCharges', 'BaseAmount'],
};

const AMOUNT = /^-?\d+(?:\.\d{1,2})?$/;

const digits: readonly NormRule[] = Object.entries(DIGITS).map(([id, [place, path]]) => ({
  id,
  holds: (document) => {
    const found = document[place];
    const within: readonly UblElement[] = 'name' in found ? [found] : found;
    return within
      .flatMap((element) => listElements(element, path))
      .every(({ text }) => AMOUNT.test(text) && parseMillionths(text) !== null);
  },
}));

/** All rules on sums, products and digits. */
export const SUM_RULES: readonly NormRule[] = [...sums, ...digits];

/** Returns whether a line, an allowance or a charge uses a VAT category. */
export function isCategoryUsed(category: string, { lines, allowances, charges }: NormDocument): boolean {
  return (
    lines.some((line) => getText(line, 'Item/ClassifiedTaxCategory/ID') === category) ||
    [...allowances, ...charges].some((one) => hasElement(one, 'TaxCategory') && getText(one, 'TaxCategory/ID') === category)
  );
}

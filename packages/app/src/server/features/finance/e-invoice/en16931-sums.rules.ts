// The rules of EN 16931 on sums and digits: every figure is the sum of what stands above it, with two digits after the point at most.

import { isCurrency, mathOf } from '../money.rules.ts';
import { exact, figure, has, type NormDocument, type NormRule, percentOf, product, sumOf } from './en16931-document.rules.ts';
import { all, textAt, type UblElement } from './ubl-xml.rules.ts';

/** Digits of a currency after the point, of which the norm knows two. */
function digitsOf(currency: string): number {
  return isCurrency(currency) ? Math.min(2, mathOf(currency).digits) : 2;
}

const net = ({ totals }: NormDocument) =>
  figure(totals, 'LineExtensionAmount') - figure(totals, 'AllowanceTotalAmount') + figure(totals, 'ChargeTotalAmount');

const taxAmount = ({ root }: NormDocument) => sumOf(all(root, 'TaxTotal'), 'TaxAmount');

const due = ({ totals }: NormDocument) =>
  figure(totals, 'TaxInclusiveAmount') - figure(totals, 'PrepaidAmount') + figure(totals, 'PayableRoundingAmount');

/** VAT at a rate, rounded to the digits of the currency: a yen has none. */
export function vatHolds(subtotal: UblElement, { currency }: NormDocument): boolean {
  const share = percentOf(figure(subtotal, 'TaxableAmount'), figure(subtotal, 'TaxCategory/Percent'), digitsOf(currency));
  return figure(subtotal, 'TaxAmount') === share;
}

/** What quantity and price of a line come to, less what is taken off it. */
function lineHolds(line: UblElement, { currency }: NormDocument): boolean {
  const quantity = figure(line, 'InvoicedQuantity') + figure(line, 'CreditedQuantity');
  const reduced = all(line, 'AllowanceCharge').reduce(
    (sum, one) => sum + (textAt(one, 'ChargeIndicator') === 'true' ? 1n : -1n) * figure(one, 'Amount'),
    product(quantity, figure(line, 'Price/PriceAmount'), digitsOf(currency)),
  );
  return figure(line, 'LineExtensionAmount') === reduced;
}

const sums: readonly NormRule[] = [
  { id: 'BR-CO-10', holds: ({ totals, lines }) => figure(totals, 'LineExtensionAmount') === sumOf(lines, 'LineExtensionAmount') },
  { id: 'BR-CO-11', holds: ({ totals, allowances }) => figure(totals, 'AllowanceTotalAmount') === sumOf(allowances, 'Amount') },
  { id: 'BR-CO-12', holds: ({ totals, charges }) => figure(totals, 'ChargeTotalAmount') === sumOf(charges, 'Amount') },
  { id: 'BR-CO-13', holds: (document) => figure(document.totals, 'TaxExclusiveAmount') === net(document) },
  { id: 'BR-CO-14', holds: (document) => taxAmount(document) === sumOf(document.subtotals, 'TaxAmount') },
  {
    id: 'BR-CO-15',
    holds: (document) =>
      figure(document.totals, 'TaxInclusiveAmount') === figure(document.totals, 'TaxExclusiveAmount') + taxAmount(document),
  },
  { id: 'BR-CO-16', holds: (document) => figure(document.totals, 'PayableAmount') === due(document) },
  { id: 'BR-CO-17', holds: (document) => document.subtotals.every((subtotal) => vatHolds(subtotal, document)) },
  { id: 'PEPPOL-EN16931-R120', holds: (document) => document.lines.every((line) => lineHolds(line, document)) },
];

type Place = keyof Pick<
  NormDocument,
  'lines' | 'allowances' | 'charges' | 'lineAllowances' | 'lineCharges' | 'subtotals' | 'totals' | 'root'
>;

/** Where each rule on digits looks. */
const DIGITS: Readonly<Record<string, readonly [Place, string]>> = {
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
    return within.flatMap((element) => all(element, path)).every(({ text }) => AMOUNT.test(text) && exact(text) !== null);
  },
}));

/** Sums, products and digits. */
export const SUM_RULES: readonly NormRule[] = [...sums, ...digits];

/** Whether a category of VAT is used by a line, an allowance or a charge. */
export function isUsed(category: string, { lines, allowances, charges }: NormDocument): boolean {
  return (
    lines.some((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID') === category) ||
    [...allowances, ...charges].some((one) => has(one, 'TaxCategory') && textAt(one, 'TaxCategory/ID') === category)
  );
}

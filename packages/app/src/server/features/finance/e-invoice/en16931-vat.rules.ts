// The rules of EN 16931 on the categories of VAT that this product bills: standard rate, zero rate and exempt. None other is let out.

import { figure, has, type NormDocument, type NormRule, sumOf } from './en16931-document.rules.ts';
import { isUsed, vatHolds } from './en16931-sums.rules.ts';
import { textAt, type UblElement } from './ubl-xml.rules.ts';

const CATEGORIES = ['S', 'Z', 'E'] as const;
type Category = (typeof CATEGORIES)[number];

const LINE = 'Item/ClassifiedTaxCategory';
const PART = 'TaxCategory';

const ofCategory = (elements: readonly UblElement[], path: string, category: Category) =>
  elements.filter((element) => textAt(element, `${path}/ID`) === category);

const hasSellerNumber = ({ root }: NormDocument) => has(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');

/** Only the standard rate has one above 0, and one breakdown for each of its rates. */
const rateFits = (category: Category) => (element: UblElement, path: string) => {
  const rate = figure(element, `${path}/Percent`);
  return has(element, `${path}/Percent`) && (category === 'S' ? rate > 0n : rate === 0n);
};

/** What is billed in the category of a breakdown, and at its rate. */
function billed(subtotal: UblElement, category: Category, { lines, allowances, charges }: NormDocument): bigint {
  const rate = figure(subtotal, `${PART}/Percent`);
  const same = (elements: readonly UblElement[], path: string) =>
    ofCategory(elements, path, category).filter((element) => figure(element, `${path}/Percent`) === rate);
  return sumOf(same(lines, LINE), 'LineExtensionAmount') + sumOf(same(charges, PART), 'Amount') - sumOf(same(allowances, PART), 'Amount');
}

/** Every line, allowance and charge of the standard rate has a breakdown of its own rate. */
function ratesAreBrokenDown({ lines, allowances, charges, subtotals }: NormDocument): boolean {
  const rates = new Set(ofCategory(subtotals, PART, 'S').map((subtotal) => figure(subtotal, `${PART}/Percent`)));
  return (
    ofCategory(lines, LINE, 'S').every((line) => rates.has(figure(line, `${LINE}/Percent`))) &&
    ofCategory([...allowances, ...charges], PART, 'S').every((one) => rates.has(figure(one, `${PART}/Percent`)))
  );
}

function rulesOf(category: Category): readonly NormRule[] {
  const id = (number: string) => `BR-${category}-${number}`;
  const fits = rateFits(category);
  const breakdowns = ({ subtotals }: NormDocument) => ofCategory(subtotals, PART, category);
  const count = (document: NormDocument) => breakdowns(document).length;
  const countFits = (document: NormDocument) => {
    if (!isUsed(category, document)) return count(document) === 0;
    return category === 'S' ? count(document) > 0 : count(document) === 1;
  };
  const isReasoned = (subtotal: UblElement) =>
    has(subtotal, `${PART}/TaxExemptionReason`) || has(subtotal, `${PART}/TaxExemptionReasonCode`);
  const needsNumber = (parts: 'lines' | 'allowances' | 'charges') => (document: NormDocument) =>
    ofCategory(document[parts], parts === 'lines' ? LINE : PART, category).length === 0 || hasSellerNumber(document);
  const ratesFit = (parts: 'lines' | 'allowances' | 'charges') => (document: NormDocument) => {
    const path = parts === 'lines' ? LINE : PART;
    return ofCategory(document[parts], path, category).every((element) => fits(element, path));
  };
  return [
    { id: id('01'), holds: countFits },
    { id: id('02'), holds: needsNumber('lines') },
    { id: id('03'), holds: needsNumber('allowances') },
    { id: id('04'), holds: needsNumber('charges') },
    { id: id('05'), holds: ratesFit('lines') },
    { id: id('06'), holds: ratesFit('allowances') },
    { id: id('07'), holds: ratesFit('charges') },
    {
      id: id('08'),
      holds: (document) =>
        breakdowns(document).every((subtotal) => figure(subtotal, 'TaxableAmount') === billed(subtotal, category, document)) &&
        (category !== 'S' || ratesAreBrokenDown(document)),
    },
    {
      id: id('09'),
      holds: (document) =>
        breakdowns(document).every((subtotal) => (category === 'S' ? vatHolds(subtotal, document) : figure(subtotal, 'TaxAmount') === 0n)),
    },
    { id: id('10'), holds: (document) => breakdowns(document).every((subtotal) => isReasoned(subtotal) === (category === 'E')) },
  ];
}

/** The rules of each category. */
export const VAT_RULES: readonly NormRule[] = CATEGORIES.flatMap(rulesOf);

// The rules of EN 16931 on the VAT categories that this product bills: standard rate, zero rate and exempt. Others are rejected.

import { hasElement, type NormDocument, type NormRule, readFigure, sumFigures } from './en16931-document.rules.ts';
import { isCategoryUsed, isVatCorrect } from './en16931-sums.rules.ts';
import { getText, type UblElement } from './ubl-xml.rules.ts';

const CATEGORIES = ['S', 'Z', 'E'] as const;
type Category = (typeof CATEGORIES)[number];

const LINE = 'Item/ClassifiedTaxCategory';
const PART = 'TaxCategory';

const filterByCategory = (elements: readonly UblElement[], path: string, category: Category) =>
  elements.filter((element) => getText(element, `${path}/ID`) === category);

const hasSellerNumber = ({ root }: NormDocument) => hasElement(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');

/** A rate must be given: above 0 for the standard rate, 0 for the other categories. */
const hasValidRate = (category: Category) => (element: UblElement, path: string) => {
  const rate = readFigure(element, `${path}/Percent`);
  return hasElement(element, `${path}/Percent`) && (category === 'S' ? rate > 0n : rate === 0n);
};

/** Sums the billed amounts of a breakdown's category and rate. */
function sumBilled(subtotal: UblElement, category: Category, { lines, allowances, charges }: NormDocument): bigint {
  const rate = readFigure(subtotal, `${PART}/Percent`);
  const same = (elements: readonly UblElement[], path: string) =>
    filterByCategory(elements, path, category).filter((element) => readFigure(element, `${path}/Percent`) === rate);
  return (
    sumFigures(same(lines, LINE), 'LineExtensionAmount') +
    sumFigures(same(charges, PART), 'Amount') -
    sumFigures(same(allowances, PART), 'Amount')
  );
}

/** Checks that each line, allowance and charge at the standard rate has a breakdown of its rate. */
function areRatesBrokenDown({ lines, allowances, charges, subtotals }: NormDocument): boolean {
  const rates = new Set(filterByCategory(subtotals, PART, 'S').map((subtotal) => readFigure(subtotal, `${PART}/Percent`)));
  return (
    filterByCategory(lines, LINE, 'S').every((line) => rates.has(readFigure(line, `${LINE}/Percent`))) &&
    filterByCategory([...allowances, ...charges], PART, 'S').every((one) => rates.has(readFigure(one, `${PART}/Percent`)))
  );
}

function listRulesOfCategory(category: Category): readonly NormRule[] {
  const id = (number: string) => `BR-${category}-${number}`;
  const fits = hasValidRate(category);
  const breakdowns = ({ subtotals }: NormDocument) => filterByCategory(subtotals, PART, category);
  const count = (document: NormDocument) => breakdowns(document).length;
  const countFits = (document: NormDocument) => {
    if (!isCategoryUsed(category, document)) return count(document) === 0;
    return category === 'S' ? count(document) > 0 : count(document) === 1;
  };
  const isReasoned = (subtotal: UblElement) =>
    hasElement(subtotal, `${PART}/TaxExemptionReason`) || hasElement(subtotal, `${PART}/TaxExemptionReasonCode`);
  const needsNumber = (parts: 'lines' | 'allowances' | 'charges') => (document: NormDocument) =>
    filterByCategory(document[parts], parts === 'lines' ? LINE : PART, category).length === 0 || hasSellerNumber(document);
  const ratesFit = (parts: 'lines' | 'allowances' | 'charges') => (document: NormDocument) => {
    const path = parts === 'lines' ? LINE : PART;
    return filterByCategory(document[parts], path, category).every((element) => fits(element, path));
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
        breakdowns(document).every((subtotal) => readFigure(subtotal, 'TaxableAmount') === sumBilled(subtotal, category, document)) &&
        (category !== 'S' || areRatesBrokenDown(document)),
    },
    {
      id: id('09'),
      holds: (document) =>
        breakdowns(document).every((subtotal) =>
          category === 'S' ? isVatCorrect(subtotal, document) : readFigure(subtotal, 'TaxAmount') === 0n,
        ),
    },
    { id: id('10'), holds: (document) => breakdowns(document).every((subtotal) => isReasoned(subtotal) === (category === 'E')) },
  ];
}

/** The rules of all categories. */
export const VAT_RULES: readonly NormRule[] = CATEGORIES.flatMap(listRulesOfCategory);

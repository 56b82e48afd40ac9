// Whether the text of an e-invoice keeps the rules of EN 16931: it is read as anybody would read it, and all rules that it breaks are named.

import { COUNTRY_CODES } from './countries.rules.ts';
import { everything, type NormDocument, type NormRule, normDocument } from './en16931-document.rules.ts';
import { REQUIRED_RULES } from './en16931-required.rules.ts';
import { SUM_RULES } from './en16931-sums.rules.ts';
import { VAT_RULES } from './en16931-vat.rules.ts';
import { readUbl, textAt } from './ubl-xml.rules.ts';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** What this product sends of the code lists: more would be a mistake of its own. */
const CODES = {
  invoice: ['380'],
  creditNote: ['381'],
  means: ['30', '58'],
  vat: ['S', 'Z', 'E'],
  units: ['C62'],
  endpoints: ['EM'],
} as const;

const named = ({ root }: NormDocument, ending: string) => everything(root).filter(({ name }) => name === ending);

const codeRules: readonly NormRule[] = [
  {
    id: 'BR-CL-01',
    holds: ({ root, isCredit }) =>
      isCredit
        ? CODES.creditNote.some((code) => code === textAt(root, 'CreditNoteTypeCode'))
        : CODES.invoice.some((code) => code === textAt(root, 'InvoiceTypeCode')),
  },
  {
    id: 'BR-CL-03',
    holds: ({ root, currency }) => everything(root).every(({ attributes }) => (attributes['currencyID'] ?? currency) === currency),
  },
  { id: 'BR-CL-04', holds: ({ currency }) => CURRENCIES.has(currency) },
  {
    id: 'BR-CL-14',
    holds: (document) => named(document, 'cac:Country').every((country) => COUNTRY_CODES.has(textAt(country, 'IdentificationCode'))),
  },
  {
    id: 'BR-CL-16',
    holds: (document) => named(document, 'cbc:PaymentMeansCode').every(({ text }) => CODES.means.some((code) => code === text)),
  },
  {
    id: 'BR-CL-17',
    holds: (document) => named(document, 'cac:TaxCategory').every((vat) => CODES.vat.some((code) => code === textAt(vat, 'ID'))),
  },
  {
    id: 'BR-CL-18',
    holds: (document) => named(document, 'cac:ClassifiedTaxCategory').every((vat) => CODES.vat.some((code) => code === textAt(vat, 'ID'))),
  },
  {
    id: 'BR-CL-23',
    holds: ({ root }) =>
      everything(root).every(({ attributes }) => {
        const unit = attributes['unitCode'];
        return unit === undefined || CODES.units.some((code) => code === unit);
      }),
  },
  {
    id: 'BR-CL-25',
    holds: (document) =>
      named(document, 'cbc:EndpointID').every(({ attributes }) => CODES.endpoints.some((code) => code === attributes['schemeID'])),
  },
];

const RULES: readonly NormRule[] = [...REQUIRED_RULES, ...SUM_RULES, ...VAT_RULES, ...codeRules];

/** The names of all rules, in their order. */
export const NORM_RULES: readonly string[] = RULES.map(({ id }) => id);

/** The names of the rules that an e-invoice breaks; of none when it keeps them all. */
export function brokenRules(xml: string): readonly string[] {
  const document = normDocument(readUbl(xml));
  return RULES.filter(({ holds }) => !holds(document)).map(({ id }) => id);
}

// Validates the XML of an e-invoice against the rules of EN 16931: parses it like any recipient, and lists the broken rules.

import { COUNTRY_CODES } from './countries.rules.ts';
import { listDescendants, type NormDocument, type NormRule, toNormDocument } from './en16931-document.rules.ts';
import { REQUIRED_RULES } from './en16931-required.rules.ts';
import { SUM_RULES } from './en16931-sums.rules.ts';
import { VAT_RULES } from './en16931-vat.rules.ts';
import { getText, readUbl } from './ubl-xml.rules.ts';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The subset of the code lists that this product sends; any other code is a bug. */
const CODES = {
  invoice: ['380'],
  creditNote: ['381'],
  means: ['30', '58'],
  vat: ['S', 'Z', 'E'],
  units: ['C62'],
  endpoints: ['EM'],
} as const;

const findByName = ({ root }: NormDocument, ending: string) => listDescendants(root).filter(({ name }) => name === ending);

const codeRules: readonly NormRule[] = [
  {
    id: 'BR-CL-01',
    holds: ({ root, isCredit }) =>
      isCredit
        ? CODES.creditNote.some((code) => code === getText(root, 'CreditNoteTypeCode'))
        : CODES.invoice.some((code) => code === getText(root, 'InvoiceTypeCode')),
  },
  {
    id: 'BR-CL-03',
    holds: ({ root, currency }) => listDescendants(root).every(({ attributes }) => (attributes['currencyID'] ?? currency) === currency),
  },
  { id: 'BR-CL-04', holds: ({ currency }) => CURRENCIES.has(currency) },
  {
    id: 'BR-CL-14',
    holds: (document) => findByName(document, 'cac:Country').every((country) => COUNTRY_CODES.has(getText(country, 'IdentificationCode'))),
  },
  {
    id: 'BR-CL-16',
    holds: (document) => findByName(document, 'cbc:PaymentMeansCode').every(({ text }) => CODES.means.some((code) => code === text)),
  },
  {
    id: 'BR-CL-17',
    holds: (document) => findByName(document, 'cac:TaxCategory').every((vat) => CODES.vat.some((code) => code === getText(vat, 'ID'))),
  },
  {
    id: 'BR-CL-18',
    holds: (document) =>
      findByName(document, 'cac:ClassifiedTaxCategory').every((vat) => CODES.vat.some((code) => code === getText(vat, 'ID'))),
  },
  {
    id: 'BR-CL-23',
    holds: ({ root }) =>
      listDescendants(root).every(({ attributes }) => {
        const unit = attributes['unitCode'];
        return unit === undefined || CODES.units.some((code) => code === unit);
      }),
  },
  {
    id: 'BR-CL-25',
    holds: (document) =>
      findByName(document, 'cbc:EndpointID').every(({ attributes }) => CODES.endpoints.some((code) => code === attributes['schemeID'])),
  },
];

const RULES: readonly NormRule[] = [...REQUIRED_RULES, ...SUM_RULES, ...VAT_RULES, ...codeRules];

/** The IDs of all rules, in order. */
export const NORM_RULES: readonly string[] = RULES.map(({ id }) => id);

/** Returns the IDs of the rules that an e-invoice breaks; empty if it is valid. */
export function listBrokenRules(xml: string): readonly string[] {
  const document = toNormDocument(readUbl(xml));
  return RULES.filter(({ holds }) => !holds(document)).map(({ id }) => id);
}

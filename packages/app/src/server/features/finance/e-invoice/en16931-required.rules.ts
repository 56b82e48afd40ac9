// The rules of EN 16931 that ask for what must be there: heads, parties, lines, reasons.

import { exact, figure, has, type NormDocument, type NormRule } from './en16931-document.rules.ts';
import { beginsWithCountry } from './parties.rules.ts';
import { all, textAt, type UblElement } from './ubl-xml.rules.ts';

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';

const atRoot =
  (path: string) =>
  ({ root }: NormDocument) =>
    has(root, path);

const inTotals =
  (path: string) =>
  ({ totals }: NormDocument) =>
    has(totals, path);

type Parts = 'lines' | 'allowances' | 'charges' | 'lineAllowances' | 'lineCharges' | 'subtotals';

const inEach =
  (parts: Parts, holds: (part: UblElement, document: NormDocument) => boolean) =>
  (document: NormDocument): boolean =>
    document[parts].every((part) => holds(part, document));

const reasoned = (part: UblElement) => has(part, 'AllowanceChargeReason') || has(part, 'AllowanceChargeReasonCode');
const quantityOf = ({ isCredit }: NormDocument) => (isCredit ? 'CreditedQuantity' : 'InvoicedQuantity');

const atAll =
  (path: string, holds: (element: UblElement) => boolean) =>
  ({ root }: NormDocument): boolean =>
    all(root, path).every(holds);

/** A period begins before it ends, and one of both days is there. */
const inOrder = (period: UblElement) => {
  const [start, end] = [textAt(period, 'StartDate'), textAt(period, 'EndDate')];
  return start === '' || end === '' || start <= end;
};

const TRANSFERS = ['30', '58'];

const head: readonly NormRule[] = [
  { id: 'BR-01', holds: atRoot('CustomizationID') },
  { id: 'BR-02', holds: atRoot('ID') },
  { id: 'BR-03', holds: ({ root }) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(root, 'IssueDate')) },
  { id: 'BR-04', holds: ({ root, isCredit }) => has(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') },
  { id: 'BR-05', holds: atRoot('DocumentCurrencyCode') },
  { id: 'BR-06', holds: atRoot(`${SELLER}/PartyLegalEntity/RegistrationName`) },
  { id: 'BR-07', holds: atRoot(`${BUYER}/PartyLegalEntity/RegistrationName`) },
  { id: 'BR-08', holds: atRoot(`${SELLER}/PostalAddress`) },
  { id: 'BR-09', holds: atRoot(`${SELLER}/PostalAddress/Country/IdentificationCode`) },
  { id: 'BR-10', holds: atRoot(`${BUYER}/PostalAddress`) },
  { id: 'BR-11', holds: atRoot(`${BUYER}/PostalAddress/Country/IdentificationCode`) },
  { id: 'BR-12', holds: inTotals('LineExtensionAmount') },
  { id: 'BR-13', holds: inTotals('TaxExclusiveAmount') },
  { id: 'BR-14', holds: inTotals('TaxInclusiveAmount') },
  { id: 'BR-15', holds: inTotals('PayableAmount') },
  { id: 'BR-16', holds: ({ lines }) => lines.length > 0 },
  { id: 'BR-29', holds: atAll('InvoicePeriod', inOrder) },
  { id: 'BR-49', holds: atAll('PaymentMeans', (means) => has(means, 'PaymentMeansCode')) },
  { id: 'BR-50', holds: atAll('PaymentMeans/PayeeFinancialAccount', (account) => has(account, 'ID')) },
  { id: 'BR-55', holds: atAll('BillingReference', (reference) => has(reference, 'InvoiceDocumentReference/ID')) },
  {
    id: 'BR-61',
    holds: atAll(
      'PaymentMeans',
      (means) => !TRANSFERS.includes(textAt(means, 'PaymentMeansCode')) || has(means, 'PayeeFinancialAccount/ID'),
    ),
  },
  { id: 'BR-62', holds: atAll(`${SELLER}/EndpointID`, ({ attributes }) => Boolean(attributes['schemeID'])) },
  { id: 'BR-63', holds: atAll(`${BUYER}/EndpointID`, ({ attributes }) => Boolean(attributes['schemeID'])) },
  {
    id: 'BR-CO-09',
    holds: ({ root }) =>
      [SELLER, BUYER].every((party) => all(root, `${party}/PartyTaxScheme/CompanyID`).every(({ text }) => beginsWithCountry(text))),
  },
  { id: 'BR-CO-19', holds: atAll('InvoicePeriod', (period) => has(period, 'StartDate') || has(period, 'EndDate')) },
  {
    id: 'BR-CO-25',
    holds: ({ root, totals }) => figure(totals, 'PayableAmount') <= 0n || has(root, 'DueDate') || has(root, 'PaymentTerms/Note'),
  },
  {
    id: 'BR-CO-26',
    holds: ({ root }) =>
      ['PartyTaxScheme/CompanyID', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].some((path) => has(root, `${SELLER}/${path}`)),
  },
];

const lines: readonly NormRule[] = [
  { id: 'BR-21', holds: inEach('lines', (line) => has(line, 'ID')) },
  { id: 'BR-22', holds: inEach('lines', (line, document) => exact(textAt(line, quantityOf(document))) !== null) },
  {
    id: 'BR-23',
    holds: inEach('lines', (line, document) => all(line, quantityOf(document)).every(({ attributes }) => Boolean(attributes['unitCode']))),
  },
  { id: 'BR-24', holds: inEach('lines', (line) => has(line, 'LineExtensionAmount')) },
  { id: 'BR-25', holds: inEach('lines', (line) => has(line, 'Item/Name')) },
  { id: 'BR-26', holds: inEach('lines', (line) => has(line, 'Price/PriceAmount')) },
  { id: 'BR-27', holds: inEach('lines', (line) => figure(line, 'Price/PriceAmount') >= 0n) },
  { id: 'BR-CO-04', holds: inEach('lines', (line) => has(line, 'Item/ClassifiedTaxCategory/ID')) },
];

const reasons: readonly NormRule[] = [
  { id: 'BR-31', holds: inEach('allowances', (part) => has(part, 'Amount')) },
  { id: 'BR-32', holds: inEach('allowances', (part) => has(part, 'TaxCategory/ID')) },
  { id: 'BR-33', holds: inEach('allowances', reasoned) },
  { id: 'BR-36', holds: inEach('charges', (part) => has(part, 'Amount')) },
  { id: 'BR-37', holds: inEach('charges', (part) => has(part, 'TaxCategory/ID')) },
  { id: 'BR-38', holds: inEach('charges', reasoned) },
  { id: 'BR-41', holds: inEach('lineAllowances', (part) => has(part, 'Amount')) },
  { id: 'BR-42', holds: inEach('lineAllowances', reasoned) },
  { id: 'BR-43', holds: inEach('lineCharges', (part) => has(part, 'Amount')) },
  { id: 'BR-44', holds: inEach('lineCharges', reasoned) },
  { id: 'BR-45', holds: inEach('subtotals', (part) => has(part, 'TaxableAmount')) },
  { id: 'BR-46', holds: inEach('subtotals', (part) => has(part, 'TaxAmount')) },
  { id: 'BR-47', holds: inEach('subtotals', (part) => has(part, 'TaxCategory/ID')) },
  { id: 'BR-48', holds: inEach('subtotals', (part) => has(part, 'TaxCategory/Percent') || textAt(part, 'TaxCategory/ID') === 'O') },
  { id: 'BR-CO-18', holds: ({ subtotals }) => subtotals.length > 0 },
];

/** What must be there. */
export const REQUIRED_RULES: readonly NormRule[] = [...head, ...lines, ...reasons];

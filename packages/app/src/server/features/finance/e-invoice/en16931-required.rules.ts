// The rules of EN 16931 on required content: header, parties, lines, reasons.

import { hasElement, type NormDocument, type NormRule, parseMillionths, readFigure } from './en16931-document.rules.ts';
import { hasCountryPrefix } from './parties.rules.ts';
import { getText, listElements, type UblElement } from './ubl-xml.rules.ts';

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';

const requireAtRoot =
  (path: string) =>
  ({ root }: NormDocument) =>
    hasElement(root, path);

const requireInTotals =
  (path: string) =>
  ({ totals }: NormDocument) =>
    hasElement(totals, path);

type Parts = 'lines' | 'allowances' | 'charges' | 'lineAllowances' | 'lineCharges' | 'subtotals';

const requireInEach =
  (parts: Parts, holds: (part: UblElement, document: NormDocument) => boolean) =>
  (document: NormDocument): boolean =>
    document[parts].every((part) => holds(part, document));

const hasReason = (part: UblElement) => hasElement(part, 'AllowanceChargeReason') || hasElement(part, 'AllowanceChargeReasonCode');
const toQuantityName = ({ isCredit }: NormDocument) => (isCredit ? 'CreditedQuantity' : 'InvoicedQuantity');

const requireEvery =
  (path: string, holds: (element: UblElement) => boolean) =>
  ({ root }: NormDocument): boolean =>
    listElements(root, path).every(holds);

/** A period must not end before it starts; either date can be missing. */
const isPeriodInOrder = (period: UblElement) => {
  const [start, end] = [getText(period, 'StartDate'), getText(period, 'EndDate')];
  return start === '' || end === '' || start <= end;
};

const TRANSFERS = ['30', '58'];

const head: readonly NormRule[] = [
  { id: 'BR-01', holds: requireAtRoot('CustomizationID') },
  { id: 'BR-02', holds: requireAtRoot('ID') },
  { id: 'BR-03', holds: ({ root }) => /^\d{4}-\d{2}-\d{2}$/.test(getText(root, 'IssueDate')) },
  { id: 'BR-04', holds: ({ root, isCredit }) => hasElement(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') },
  { id: 'BR-05', holds: requireAtRoot('DocumentCurrencyCode') },
  { id: 'BR-06', holds: requireAtRoot(`${SELLER}/PartyLegalEntity/RegistrationName`) },
  { id: 'BR-07', holds: requireAtRoot(`${BUYER}/PartyLegalEntity/RegistrationName`) },
  { id: 'BR-08', holds: requireAtRoot(`${SELLER}/PostalAddress`) },
  { id: 'BR-09', holds: requireAtRoot(`${SELLER}/PostalAddress/Country/IdentificationCode`) },
  { id: 'BR-10', holds: requireAtRoot(`${BUYER}/PostalAddress`) },
  { id: 'BR-11', holds: requireAtRoot(`${BUYER}/PostalAddress/Country/IdentificationCode`) },
  { id: 'BR-12', holds: requireInTotals('LineExtensionAmount') },
  { id: 'BR-13', holds: requireInTotals('TaxExclusiveAmount') },
  { id: 'BR-14', holds: requireInTotals('TaxInclusiveAmount') },
  { id: 'BR-15', holds: requireInTotals('PayableAmount') },
  { id: 'BR-16', holds: ({ lines }) => lines.length > 0 },
  { id: 'BR-29', holds: requireEvery('InvoicePeriod', isPeriodInOrder) },
  { id: 'BR-49', holds: requireEvery('PaymentMeans', (means) => hasElement(means, 'PaymentMeansCode')) },
  { id: 'BR-50', holds: requireEvery('PaymentMeans/PayeeFinancialAccount', (account) => hasElement(account, 'ID')) },
  { id: 'BR-55', holds: requireEvery('BillingReference', (reference) => hasElement(reference, 'InvoiceDocumentReference/ID')) },
  {
    id: 'BR-61',
    holds: requireEvery(
      'PaymentMeans',
      (means) => !TRANSFERS.includes(getText(means, 'PaymentMeansCode')) || hasElement(means, 'PayeeFinancialAccount/ID'),
    ),
  },
  { id: 'BR-62', holds: requireEvery(`${SELLER}/EndpointID`, ({ attributes }) => Boolean(attributes['schemeID'])) },
  { id: 'BR-63', holds: requireEvery(`${BUYER}/EndpointID`, ({ attributes }) => Boolean(attributes['schemeID'])) },
  {
    id: 'BR-CO-09',
    holds: ({ root }) =>
      [SELLER, BUYER].every((party) => listElements(root, `${party}/PartyTaxScheme/CompanyID`).every(({ text }) => hasCountryPrefix(text))),
  },
  { id: 'BR-CO-19', holds: requireEvery('InvoicePeriod', (period) => hasElement(period, 'StartDate') || hasElement(period, 'EndDate')) },
  {
    id: 'BR-CO-25',
    holds: ({ root, totals }) =>
      readFigure(totals, 'PayableAmount') <= 0n || hasElement(root, 'DueDate') || hasElement(root, 'PaymentTerms/Note'),
  },
  {
    id: 'BR-CO-26',
    holds: ({ root }) =>
      ['PartyTaxScheme/CompanyID', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].some((path) =>
        hasElement(root, `${SELLER}/${path}`),
      ),
  },
];

const lines: readonly NormRule[] = [
  { id: 'BR-21', holds: requireInEach('lines', (line) => hasElement(line, 'ID')) },
  { id: 'BR-22', holds: requireInEach('lines', (line, document) => parseMillionths(getText(line, toQuantityName(document))) !== null) },
  {
    id: 'BR-23',
    holds: requireInEach('lines', (line, document) =>
      listElements(line, toQuantityName(document)).every(({ attributes }) => Boolean(attributes['unitCode'])),
    ),
  },
  { id: 'BR-24', holds: requireInEach('lines', (line) => hasElement(line, 'LineExtensionAmount')) },
  { id: 'BR-25', holds: requireInEach('lines', (line) => hasElement(line, 'Item/Name')) },
  { id: 'BR-26', holds: requireInEach('lines', (line) => hasElement(line, 'Price/PriceAmount')) },
  { id: 'BR-27', holds: requireInEach('lines', (line) => readFigure(line, 'Price/PriceAmount') >= 0n) },
  { id: 'BR-CO-04', holds: requireInEach('lines', (line) => hasElement(line, 'Item/ClassifiedTaxCategory/ID')) },
];

const reasons: readonly NormRule[] = [
  { id: 'BR-31', holds: requireInEach('allowances', (part) => hasElement(part, 'Amount')) },
  { id: 'BR-32', holds: requireInEach('allowances', (part) => hasElement(part, 'TaxCategory/ID')) },
  { id: 'BR-33', holds: requireInEach('allowances', hasReason) },
  { id: 'BR-36', holds: requireInEach('charges', (part) => hasElement(part, 'Amount')) },
  { id: 'BR-37', holds: requireInEach('charges', (part) => hasElement(part, 'TaxCategory/ID')) },
  { id: 'BR-38', holds: requireInEach('charges', hasReason) },
  { id: 'BR-41', holds: requireInEach('lineAllowances', (part) => hasElement(part, 'Amount')) },
  { id: 'BR-42', holds: requireInEach('lineAllowances', hasReason) },
  { id: 'BR-43', holds: requireInEach('lineCharges', (part) => hasElement(part, 'Amount')) },
  { id: 'BR-44', holds: requireInEach('lineCharges', hasReason) },
  { id: 'BR-45', holds: requireInEach('subtotals', (part) => hasElement(part, 'TaxableAmount')) },
  { id: 'BR-46', holds: requireInEach('subtotals', (part) => hasElement(part, 'TaxAmount')) },
  { id: 'BR-47', holds: requireInEach('subtotals', (part) => hasElement(part, 'TaxCategory/ID')) },
  {
    id: 'BR-48',
    holds: requireInEach('subtotals', (part) => hasElement(part, 'TaxCategory/Percent') || getText(part, 'TaxCategory/ID') === 'O'),
  },
  { id: 'BR-CO-18', holds: ({ subtotals }) => subtotals.length > 0 },
];

/** All rules on required content. */
export const REQUIRED_RULES: readonly NormRule[] = [...head, ...lines, ...reasons];

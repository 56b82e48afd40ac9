// E-invoices as another reader of XML sees them: well formed, in UBL's own namespaces, and every element where UBL 2.1 has its place.

import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { createCreditNotes, createInvoice, STAY_INVOICE, toEInvoiceInput } from '#server/testing/fixtures/e-invoices.ts';
import { buildEInvoice, type EInvoiceInput } from './e-invoice.rules.ts';
import { writeUbl } from './ubl-xml.rules.ts';

const PARTY = 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact';
const LINE = (quantity: string) => `ID Note ${quantity} LineExtensionAmount InvoicePeriod AllowanceCharge Item Price`;
const TAIL =
  'InvoicePeriod OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal';
const TAX = 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme';

/** What may stand in an element, in the order of the schemas of UBL 2.1, as far as EN 16931 uses it. */
const SEQUENCES: Readonly<Record<string, string>> = {
  Invoice: `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference ${TAIL} InvoiceLine`,
  CreditNote: `CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference ${TAIL} CreditNoteLine`,
  InvoicePeriod: 'StartDate EndDate DescriptionCode',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: PARTY,
  PartyName: 'Name',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  AddressLine: 'Line',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  PaymentMeans: 'PaymentMeansCode PaymentID CardAccount PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  PaymentTerms: 'Note',
  AllowanceCharge: 'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxCategory: TAX,
  ClassifiedTaxCategory: TAX,
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: LINE('InvoicedQuantity'),
  CreditNoteLine: LINE('CreditedQuantity'),
  Item: 'Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification ClassifiedTaxCategory',
  Price: 'PriceAmount BaseQuantity AllowanceCharge',
};

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

function childrenOf(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = element.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

/** What stands where it may not, by the names on the way to it. */
function misplaced(element: XmlElement, way: string): string[] {
  const sequence = SEQUENCES[element.name]?.split(' ') ?? [];
  const children = childrenOf(element);
  const places = children.map(({ name }) => sequence.indexOf(name));
  const isGroup = children.length > 0;
  const namespace = way === '' ? `${UBL}${element.name}-2` : `${UBL}Common${isGroup ? 'Aggregate' : 'Basic'}Components-2`;
  return [
    ...(element.namespaceUri === namespace ? [] : [`${way}/${element.name} is in ${element.namespaceUri}`]),
    ...places.flatMap((place, index) =>
      place === -1 || place < (places[index - 1] ?? 0) ? [`${way}/${element.name}/${children[index]?.name}`] : [],
    ),
    ...children.flatMap((child) => misplaced(child, `${way}/${element.name}`)),
  ];
}

function xmlOf(asked: EInvoiceInput): string {
  const made = buildEInvoice(asked);
  return made.ok ? writeUbl(made.document) : '';
}

function misplacedIn(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return misplaced(document.root, '');
  } finally {
    document.dispose();
  }
}

const line = { id: 1, description: 'Lessons <b> & ]]>', quantity: '1', unitAmount: '10.00', vatPercentage: '23' };
const typed = createInvoice({ lines: [line, { ...line, id: 2, vatPercentage: '0' }] });
const [note] = typed === null ? [] : createCreditNotes(typed, 0.3);
const credited = { number: 'HS-S-2026-00012', issueDate: '2026-06-01' };
const long = ['1 Main Street', 'Floor 2', 'Room 3', 'Left door', '10115 Berlin', 'Deutschland'];

test.each<[string, EInvoiceInput | null]>([
  ['a stay', { ...STAY_INVOICE, terms: ['Deposit: 18 May, €463.01'] }],
  ['typed lines', typed && toEInvoiceInput({ ...typed, notes: 'Thank you', buyer: { ...typed.buyer, address: long } })],
  ['a credit note', note ? { ...toEInvoiceInput(note), credited } : null],
])('every element of %s has its place', (_, asked) => {
  const xml = asked === null ? '' : xmlOf(asked);
  expect(xml).not.toBe('');
  expect(misplacedIn(xml)).toEqual([]);
});

test('an element in another place is found', () => {
  const xml = xmlOf(STAY_INVOICE);
  const [due = ''] = /<cbc:DueDate>.*?<\/cbc:DueDate>/.exec(xml) ?? [];
  expect(misplacedIn(xml.replace(due, '').replace('</Invoice>', `${due}</Invoice>`))).toEqual(['/Invoice/DueDate']);
  expect(misplacedIn(xml.replaceAll('cbc:DueDate', 'cac:DueDate'))).toHaveLength(1);
});

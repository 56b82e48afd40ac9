// For each rule of the norm a document that breaks it: the rule is named.

import { describe, expect, it } from 'vitest';
import { createCreditNotes, createInvoice, STAY_INVOICE, toEInvoiceInput } from '#server/testing/fixtures/e-invoices.ts';
import { buildEInvoice, type EInvoiceInput } from './e-invoice.rules.ts';
import { listBrokenRules, NORM_RULES } from './en16931.rules.ts';
import { group, leaf, type UblElement, writeUbl } from './ubl-xml.rules.ts';

function documentOf(asked: EInvoiceInput): UblElement {
  const made = buildEInvoice(asked);
  if (!made.ok) throw new TypeError(JSON.stringify(made.faults));
  return made.document;
}

const typed = (vatPercentage: string, vatExempt = false) => {
  const line = { id: 1, description: 'Lessons', quantity: '1.5', unitAmount: '12.30', vatPercentage };
  const invoice = createInvoice({ lines: [line, { ...line, id: 2 }], vatExempt });
  if (invoice === null) throw new TypeError('no invoice of these lines');
  return invoice;
};

const [note] = createCreditNotes(typed('23'), 1);

/** A stay with both categories, typed lines without VAT, at none and at a standard rate, and a credit note. */
const SOUND = {
  stay: documentOf(STAY_INVOICE),
  zero: documentOf(toEInvoiceInput(typed('0'))),
  exempt: documentOf(toEInvoiceInput(typed('', true))),
  credit: documentOf({ ...toEInvoiceInput(note ?? typed('23')), credited: { number: 'HS-S-2026-00012', issueDate: '2026-06-01' } }),
};

type Change = (element: UblElement) => UblElement | null;

/** The document with another element in the place of the first at a path, or with none there. */
function edited(element: UblElement, path: string, change: Change): UblElement {
  const [step = '', ...rest] = path.split('/');
  const index = element.children.findIndex(({ name }) => name.split(':')[1] === step);
  const child = element.children[index];
  if (child === undefined) throw new TypeError(`nothing at ${path}`);
  const other = rest.length === 0 ? change(child) : edited(child, rest.join('/'), change);
  return { ...element, children: element.children.toSpliced(index, 1, ...(other === null ? [] : [other])) };
}

const to =
  (text: string): Change =>
  (element) => ({ ...element, text });
const bare: Change = (element) => ({ ...element, attributes: {} });
const named =
  (name: string, text: string): Change =>
  (element) => ({ ...element, attributes: { ...element.attributes, [name]: text } });
const gone: Change = () => null;
const having =
  (...children: UblElement[]): Change =>
  (element) => ({ ...element, children: [...element.children, ...children] });

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TOTAL = 'LegalMonetaryTotal';
const GROUP = 'TaxTotal/TaxSubtotal';
const LINE_VAT = 'InvoiceLine/Item/ClassifiedTaxCategory';

const amount = (name: string, text: string) => leaf(name, text, { currencyID: 'EUR' });
const allowance = (isCharge: boolean, text: string, ...more: UblElement[]) =>
  group('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReason', 'Gift'),
    amount('cbc:Amount', text),
    ...more,
  ]);
const vat = (category: string, percent: string) =>
  group('cac:TaxCategory', [leaf('cbc:ID', category), leaf('cbc:Percent', percent), group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')])]);

type Fault = readonly [keyof typeof SOUND, string, Change];

/** More in a document whose seller has no VAT number. */
const numberless =
  (...children: UblElement[]): Change =>
  (element) =>
    edited({ ...element, children: [...element.children, ...children] }, `${SELLER}/PartyTaxScheme`, gone);

/** By rule: in which document something else stands at which place. An empty place is the document itself. */
const PLANTED: Readonly<Record<string, Fault>> = {
  'BR-01': ['stay', 'CustomizationID', gone],
  'BR-02': ['stay', 'ID', to('')],
  'BR-03': ['stay', 'IssueDate', to('1 June 2026')],
  'BR-04': ['credit', 'CreditNoteTypeCode', gone],
  'BR-05': ['stay', 'DocumentCurrencyCode', gone],
  'BR-06': ['stay', `${SELLER}/PartyLegalEntity/RegistrationName`, gone],
  'BR-07': ['stay', `${BUYER}/PartyLegalEntity/RegistrationName`, gone],
  'BR-08': ['stay', `${SELLER}/PostalAddress`, gone],
  'BR-09': ['stay', `${SELLER}/PostalAddress/Country`, gone],
  'BR-10': ['stay', `${BUYER}/PostalAddress`, gone],
  'BR-11': ['stay', `${BUYER}/PostalAddress/Country/IdentificationCode`, to('')],
  'BR-12': ['stay', `${TOTAL}/LineExtensionAmount`, gone],
  'BR-13': ['stay', `${TOTAL}/TaxExclusiveAmount`, gone],
  'BR-14': ['stay', `${TOTAL}/TaxInclusiveAmount`, gone],
  'BR-15': ['stay', `${TOTAL}/PayableAmount`, gone],
  'BR-16': ['stay', 'InvoiceLine', gone],
  'BR-29': ['stay', 'InvoicePeriod/EndDate', to('2026-07-04')],
  'BR-49': ['stay', 'PaymentMeans/PaymentMeansCode', gone],
  'BR-50': ['stay', 'PaymentMeans/PayeeFinancialAccount/ID', gone],
  'BR-55': ['credit', 'BillingReference/InvoiceDocumentReference/ID', gone],
  'BR-61': ['stay', 'PaymentMeans/PayeeFinancialAccount', gone],
  'BR-62': ['stay', SELLER, having(leaf('cbc:EndpointID', 'accounts@example.test'))],
  'BR-63': ['stay', `${BUYER}/EndpointID`, bare],
  'BR-CO-09': ['stay', `${SELLER}/PartyTaxScheme/CompanyID`, to('1234567FA')],
  'BR-CO-19': ['stay', 'InvoicePeriod', (element) => ({ ...element, children: [] })],
  'BR-CO-25': ['stay', 'DueDate', gone],
  'BR-CO-26': ['stay', `${SELLER}/PartyTaxScheme`, gone],
  'BR-21': ['stay', 'InvoiceLine/ID', gone],
  'BR-22': ['credit', 'CreditNoteLine/CreditedQuantity', gone],
  'BR-23': ['stay', 'InvoiceLine/InvoicedQuantity', bare],
  'BR-24': ['stay', 'InvoiceLine/LineExtensionAmount', gone],
  'BR-25': ['stay', 'InvoiceLine/Item/Name', gone],
  'BR-26': ['stay', 'InvoiceLine/Price/PriceAmount', gone],
  'BR-27': ['stay', 'InvoiceLine/Price/PriceAmount', to('-2330.00')],
  'BR-CO-04': ['stay', LINE_VAT, gone],
  'BR-31': ['stay', 'AllowanceCharge/Amount', gone],
  'BR-32': ['stay', 'AllowanceCharge/TaxCategory', gone],
  'BR-33': ['stay', 'AllowanceCharge/AllowanceChargeReason', gone],
  'BR-36': ['zero', '', having(edited(allowance(true, '1.00', vat('Z', '0')), 'Amount', gone))],
  'BR-37': ['zero', '', having(allowance(true, '1.00'))],
  'BR-38': ['zero', '', having(edited(allowance(true, '1.00', vat('Z', '0')), 'AllowanceChargeReason', gone))],
  'BR-41': ['stay', 'InvoiceLine/AllowanceCharge/Amount', gone],
  'BR-42': ['stay', 'InvoiceLine/AllowanceCharge/AllowanceChargeReason', gone],
  'BR-43': ['zero', 'InvoiceLine', having(edited(allowance(true, '1.00'), 'Amount', gone))],
  'BR-44': ['zero', 'InvoiceLine', having(edited(allowance(true, '1.00'), 'AllowanceChargeReason', gone))],
  'BR-45': ['stay', `${GROUP}/TaxableAmount`, gone],
  'BR-46': ['stay', `${GROUP}/TaxAmount`, gone],
  'BR-47': ['stay', `${GROUP}/TaxCategory/ID`, gone],
  'BR-48': ['zero', `${GROUP}/TaxCategory/Percent`, gone],
  'BR-CO-18': ['zero', GROUP, gone],
  'BR-CO-10': ['stay', `${TOTAL}/LineExtensionAmount`, to('2211.01')],
  'BR-CO-11': ['stay', `${TOTAL}/AllowanceTotalAmount`, to('361.01')],
  'BR-CO-12': ['stay', `${TOTAL}/ChargeTotalAmount`, to('360.99')],
  'BR-CO-13': ['stay', `${TOTAL}/TaxExclusiveAmount`, to('2211.01')],
  'BR-CO-14': ['stay', 'TaxTotal/TaxAmount', to('425.51')],
  'BR-CO-15': ['stay', `${TOTAL}/TaxInclusiveAmount`, to('2636.49')],
  'BR-CO-16': ['stay', `${TOTAL}/PayableAmount`, to('2636.51')],
  'BR-CO-17': ['stay', `${GROUP}/TaxAmount`, to('425.51')],
  'PEPPOL-EN16931-R120': ['credit', 'CreditNoteLine/Price/PriceAmount', to('36.89')],
  'BR-DEC-01': ['stay', 'AllowanceCharge/Amount', to('361.000')],
  'BR-DEC-02': ['stay', 'AllowanceCharge', having(amount('cbc:BaseAmount', '361.001'))],
  'BR-DEC-05': ['zero', '', having(allowance(true, '1.001', vat('Z', '0')))],
  'BR-DEC-06': ['zero', '', having(allowance(true, '1.00', amount('cbc:BaseAmount', '1e2'), vat('Z', '0')))],
  'BR-DEC-09': ['stay', `${TOTAL}/LineExtensionAmount`, to('2211.000')],
  'BR-DEC-10': ['stay', `${TOTAL}/AllowanceTotalAmount`, to('361.000')],
  'BR-DEC-11': ['stay', `${TOTAL}/ChargeTotalAmount`, to('361.000')],
  'BR-DEC-12': ['stay', `${TOTAL}/TaxExclusiveAmount`, to('2211.0000000002')],
  'BR-DEC-13': ['stay', 'TaxTotal/TaxAmount', to('425.500')],
  'BR-DEC-14': ['stay', `${TOTAL}/TaxInclusiveAmount`, to('2636.500')],
  'BR-DEC-16': ['stay', TOTAL, having(amount('cbc:PrepaidAmount', '0.000'))],
  'BR-DEC-17': ['stay', TOTAL, having(amount('cbc:PayableRoundingAmount', '0.000'))],
  'BR-DEC-18': ['stay', `${TOTAL}/PayableAmount`, to('2636,50')],
  'BR-DEC-19': ['stay', `${GROUP}/TaxableAmount`, to('1850.000')],
  'BR-DEC-20': ['stay', `${GROUP}/TaxAmount`, to('425.500')],
  'BR-DEC-23': ['stay', 'InvoiceLine/LineExtensionAmount', to('2211.000')],
  'BR-DEC-24': ['stay', 'InvoiceLine/AllowanceCharge/Amount', to('119.000')],
  'BR-DEC-25': ['stay', 'InvoiceLine/AllowanceCharge', having(amount('cbc:BaseAmount', '2330.000'))],
  'BR-DEC-27': ['zero', 'InvoiceLine', having(allowance(true, '1.001'))],
  'BR-DEC-28': ['zero', 'InvoiceLine', having(allowance(true, '1.00', amount('cbc:BaseAmount', '1.001')))],
  'BR-S-01': ['stay', GROUP, gone],
  'BR-S-02': ['stay', `${SELLER}/PartyTaxScheme`, gone],
  'BR-S-03': ['stay', `${SELLER}/PartyTaxScheme`, gone],
  'BR-S-04': ['zero', '', numberless(allowance(true, '1.00', vat('S', '23')))],
  'BR-S-05': ['stay', `${LINE_VAT}/Percent`, to('0')],
  'BR-S-06': ['stay', 'AllowanceCharge/TaxCategory/Percent', to('0')],
  'BR-S-07': ['zero', '', having(allowance(true, '1.00', vat('S', '0')))],
  'BR-S-08': ['stay', 'AllowanceCharge/TaxCategory/Percent', to('9')],
  'BR-S-09': ['credit', `${GROUP}/TaxAmount`, to('8.47')],
  'BR-S-10': ['stay', `${GROUP}/TaxCategory`, having(leaf('cbc:TaxExemptionReason', 'None'))],
  'BR-Z-01': ['zero', GROUP, gone],
  'BR-Z-02': ['zero', `${SELLER}/PartyTaxScheme`, gone],
  'BR-Z-03': ['zero', '', numberless(allowance(false, '1.00', vat('Z', '0')))],
  'BR-Z-04': ['zero', '', numberless(allowance(true, '1.00', vat('Z', '0')))],
  'BR-Z-05': ['zero', `${LINE_VAT}/Percent`, to('1')],
  'BR-Z-06': ['zero', '', having(allowance(false, '1.00', vat('Z', '1')))],
  'BR-Z-07': ['zero', '', having(allowance(true, '1.00', vat('Z', '1')))],
  'BR-Z-08': ['zero', `${GROUP}/TaxableAmount`, to('36.91')],
  'BR-Z-09': ['zero', `${GROUP}/TaxAmount`, to('0.01')],
  'BR-Z-10': ['zero', `${GROUP}/TaxCategory`, having(leaf('cbc:TaxExemptionReasonCode', 'VATEX-EU-O'))],
  'BR-E-01': ['exempt', GROUP, gone],
  'BR-E-02': ['exempt', `${SELLER}/PartyTaxScheme`, gone],
  'BR-E-03': ['exempt', '', numberless(allowance(false, '1.00', vat('E', '0')))],
  'BR-E-04': ['stay', `${SELLER}/PartyTaxScheme`, gone],
  'BR-E-05': ['exempt', `${LINE_VAT}/Percent`, to('23')],
  'BR-E-06': ['exempt', '', having(allowance(false, '1.00', vat('E', '9')))],
  'BR-E-07': ['exempt', '', having(allowance(true, '1.00', vat('E', '9')))],
  'BR-E-08': ['exempt', `${GROUP}/TaxableAmount`, to('36.91')],
  'BR-E-09': ['exempt', `${GROUP}/TaxAmount`, to('1.00')],
  'BR-E-10': ['exempt', `${GROUP}/TaxCategory/TaxExemptionReason`, gone],
  'BR-CL-01': ['credit', 'CreditNoteTypeCode', to('380')],
  'BR-CL-03': ['stay', `${TOTAL}/PayableAmount`, named('currencyID', 'USD')],
  'BR-CL-04': ['stay', 'DocumentCurrencyCode', to('EURO')],
  'BR-CL-14': ['stay', `${BUYER}/PostalAddress/Country/IdentificationCode`, to('France')],
  'BR-CL-16': ['stay', 'PaymentMeans/PaymentMeansCode', to('transfer')],
  'BR-CL-17': ['stay', `${GROUP}/TaxCategory/ID`, to('X')],
  'BR-CL-18': ['stay', `${LINE_VAT}/ID`, to('X')],
  'BR-CL-23': ['stay', 'InvoiceLine/InvoicedQuantity', named('unitCode', 'piece')],
  'BR-CL-25': ['stay', `${BUYER}/EndpointID`, named('schemeID', 'mail')],
};

describe('the rules of the norm', () => {
  it.each(Object.entries(SOUND))('hold for what has no fault: %s', (_, document) => {
    expect(listBrokenRules(writeUbl(document))).toEqual([]);
  });

  it('have a planted fault each', () => {
    expect(Object.keys(PLANTED).sort()).toEqual([...NORM_RULES].sort());
  });

  it.each(Object.entries(PLANTED))('%s is named where it is broken', (id, [of, path, change]) => {
    const document = path === '' ? change(SOUND[of]) : edited(SOUND[of], path, change);
    expect(listBrokenRules(writeUbl(document ?? SOUND[of]))).toContain(id);
  });
});

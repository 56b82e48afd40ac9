// Builds the e-invoice of a sent invoice or credit note: EN 16931 in UBL 2.1, with only the printed figures.

import type { Invoice, InvoiceLine } from '@hosted-stay/pricing-react/invoicing';
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { type AmountMath, getAmountMath } from '../money.rules.ts';
import { listPartyErrors, toPartyElement, toTaxScheme } from './parties.rules.ts';
import { group, leaf, type UblElement } from './ubl-xml.rules.ts';
import { listVatGroups, type StayVat, toVatClass, type VatClass, type VatGroup } from './vat-groups.rules.ts';

/** The texts that the e-invoice adds, in the language of the invoice. */
export interface EInvoiceMessages {
  /** The reason of a line discount. */
  readonly discount: string;
  /** The reason why a part of the price bears no VAT. */
  readonly withoutVat: string;
  readonly rounding: string;
  /** How the amount of a credit note is settled. */
  readonly creditTerms: string;
}

export interface EInvoiceInput {
  readonly invoice: Invoice;
  /** The credited invoice of a credit note. */
  readonly credited: { readonly number: string; readonly issueDate: string } | null;
  /** The stay VAT of the billed quote; null if no stay is billed. */
  readonly stay: StayVat | null;
  /** The instalments, one text each. */
  readonly terms: readonly string[];
  readonly words: EInvoiceMessages;
}

/** Why an invoice can't be an e-invoice, with its place in the document. */
export interface EInvoiceError {
  readonly field: 'seller.address' | 'seller.vatNumber' | 'buyer.address' | 'buyer.vatNumber' | 'currency' | 'totals.vat';
  readonly code: 'countryMissing' | 'vatNumberMissing' | 'vatNumberForeign' | 'currencyDigits' | 'vatWithoutRate';
}

type EInvoiceResult =
  | { readonly ok: true; readonly document: UblElement }
  | { readonly ok: false; readonly faults: readonly EInvoiceError[] };

/** Negates the figures of a credit note: below 0 on paper, above 0 in EN 16931. */
function toPositiveFigures(invoice: Invoice, math: AmountMath): Invoice {
  const { negate } = math;
  const { subtotal, discount, vatLines, vat, total } = invoice.totals;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      unitAmount: line.unitAmount === null ? null : negate(line.unitAmount),
      amount: negate(line.amount),
      discount: negate(line.discount),
    })),
    totals: {
      subtotal: negate(subtotal),
      discount: negate(discount),
      vatLines: vatLines.map((line) => ({ ...line, base: line.base === null ? null : negate(line.base), amount: negate(line.amount) })),
      vat: negate(vat),
      total: negate(total),
    },
  };
}

interface EInvoiceContext extends EInvoiceInput {
  readonly math: AmountMath;
  readonly groups: readonly VatGroup[];
}

function toAmountElement({ math }: Pick<EInvoiceContext, 'math'>, name: string, amount: string): UblElement {
  return leaf(name, math.sum([amount]), { currencyID: math.currency });
}

function toTaxCategory(name: string, { category, percent }: VatClass, reason: string | null = null): UblElement {
  return group(name, [
    leaf('cbc:ID', category),
    leaf('cbc:Percent', percent),
    reason === null ? null : leaf('cbc:TaxExemptionReason', reason),
    toTaxScheme(),
  ]);
}

interface Allowance {
  readonly isCharge: boolean;
  readonly reason: string;
  readonly amount: string;
  /** Null for an allowance of a line, which has the VAT of its line. */
  readonly vat: VatClass | null;
}

function toAllowanceElement({ isCharge, reason, amount, vat }: Allowance, writing: EInvoiceContext): UblElement {
  return group('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReason', reason),
    toAmountElement(writing, 'cbc:Amount', amount),
    vat === null ? null : toTaxCategory('cac:TaxCategory', vat),
  ]);
}

const EXEMPT: VatClass = { category: 'E', percent: '0' };

/** Returns the pairs that move amounts between a group and the exempt one: an allowance and an equal charge, so that they sum to zero. */
function listBalancingAllowances({ groups, math, words }: EInvoiceContext): Allowance[] {
  return groups.flatMap(({ moved, hasStay, category, percent }) => {
    const sign = math.compare(moved, math.zero);
    if (sign === 0) return [];
    const amount = sign > 0 ? moved : math.negate(moved);
    const reason = hasStay && sign > 0 ? words.withoutVat : words.rounding;
    const [here, there] = [{ category, percent }, EXEMPT].map((vat, place) => ({
      isCharge: sign > 0 === (place === 1),
      reason,
      amount,
      vat,
    }));
    return here === undefined || there === undefined ? [] : [here, there];
  });
}

/** Returns quantity and price of a line. A quoted line counts as 1 × its amount, because of gross-up and rounding; no price is below 0. */
function toQuantityAndPrice({ kind, quantity, unitAmount, amount }: InvoiceLine, math: AmountMath): { quantity: string; price: string } {
  const price = kind === 'quoted' || unitAmount === null ? amount : unitAmount;
  const count = kind === 'quoted' ? '1' : quantity;
  return math.compare(price, math.zero) < 0 ? { quantity: `-${count}`, price: math.negate(price) } : { quantity: count, price };
}

function toLineElement(line: InvoiceLine, index: number, writing: EInvoiceContext): UblElement {
  const { credited, invoice, math, stay, words } = writing;
  const kind = credited === null ? 'Invoice' : 'CreditNote';
  const { quantity, price } = toQuantityAndPrice(line, math);
  const said = [line.detail, line.kind === 'quoted' ? line.quantity : ''].filter((text) => text !== '').join(', ');
  const discount = { isCharge: false, reason: words.discount, amount: line.discount, vat: null };
  return group(`cac:${kind}Line`, [
    leaf('cbc:ID', String(index + 1)),
    leaf(credited === null ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantity, { unitCode: 'C62' }),
    toAmountElement(writing, 'cbc:LineExtensionAmount', math.subtract(line.amount, line.discount)),
    math.compare(line.discount, math.zero) === 0 ? null : toAllowanceElement(discount, writing),
    group('cac:Item', [
      said === '' ? null : leaf('cbc:Description', said),
      leaf('cbc:Name', line.description),
      toTaxCategory('cac:ClassifiedTaxCategory', toVatClass(line, invoice, stay)),
    ]),
    group('cac:Price', [toAmountElement(writing, 'cbc:PriceAmount', price)]),
  ]);
}

/** Returns the exemption reason: the invoice's own VAT text, or why its part of the price bears no VAT. */
function toExemptReason({ invoice, groups, words }: EInvoiceContext): string {
  if (invoice.vatText !== '') return invoice.vatText;
  return groups.some(({ hasStay }) => hasStay) ? words.withoutVat : words.rounding;
}

function toTaxTotal(writing: EInvoiceContext): UblElement {
  const subtotals = writing.groups.map((vat) =>
    group('cac:TaxSubtotal', [
      toAmountElement(writing, 'cbc:TaxableAmount', vat.base),
      toAmountElement(writing, 'cbc:TaxAmount', vat.vat),
      toTaxCategory('cac:TaxCategory', vat, vat.category === 'E' ? toExemptReason(writing) : null),
    ]),
  );
  return group('cac:TaxTotal', [toAmountElement(writing, 'cbc:TaxAmount', writing.invoice.totals.vat), ...subtotals]);
}

function toMonetaryTotal(writing: EInvoiceContext, allowances: readonly Allowance[]): UblElement {
  const { math, invoice } = writing;
  const { subtotal, discount, total } = invoice.totals;
  const net = math.subtract(subtotal, discount);
  const sumOf = (isCharge: boolean) => math.sum(allowances.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  const moved = allowances.length > 0;
  return group('cac:LegalMonetaryTotal', [
    toAmountElement(writing, 'cbc:LineExtensionAmount', net),
    toAmountElement(writing, 'cbc:TaxExclusiveAmount', net),
    toAmountElement(writing, 'cbc:TaxInclusiveAmount', total),
    moved ? toAmountElement(writing, 'cbc:AllowanceTotalAmount', sumOf(false)) : null,
    moved ? toAmountElement(writing, 'cbc:ChargeTotalAmount', sumOf(true)) : null,
    toAmountElement(writing, 'cbc:PayableAmount', total),
  ]);
}

/** Returns the credit transfer to the printed IBAN: by SEPA in euros, else a general one. */
function toPaymentMeans({ invoice, credited }: EInvoiceContext): UblElement | null {
  const printed = invoice.paymentDetails.map((line) => /^IBAN[\s:]+(.+)$/i.exec(line)?.[1]).find((account) => account !== undefined);
  if (printed === undefined || credited !== null) return null;
  const iban = electronicFormatIBAN(printed) ?? printed;
  const isSepa = invoice.currency === 'EUR' && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
  return group('cac:PaymentMeans', [
    leaf('cbc:PaymentMeansCode', isSepa ? '58' : '30'),
    leaf('cbc:PaymentID', invoice.number ?? ''),
    group('cac:PayeeFinancialAccount', [leaf('cbc:ID', iban)]),
  ]);
}

function toHeadElements({ invoice, credited }: EInvoiceContext): (UblElement | null)[] {
  const { number, issueDate, dueDate, currency, reference, stay } = invoice;
  const notes = [invoice.vatText, invoice.notes].filter((text) => text !== '').join('\n');
  return [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    leaf('cbc:ID', number ?? ''),
    leaf('cbc:IssueDate', issueDate),
    credited === null ? leaf('cbc:DueDate', dueDate) : null,
    credited === null ? leaf('cbc:InvoiceTypeCode', '380') : leaf('cbc:CreditNoteTypeCode', '381'),
    notes === '' ? null : leaf('cbc:Note', notes),
    leaf('cbc:DocumentCurrencyCode', currency),
    reference === '' ? null : leaf('cbc:BuyerReference', reference),
    stay === null ? null : group('cac:InvoicePeriod', [leaf('cbc:StartDate', stay.fromDate), leaf('cbc:EndDate', stay.toDate)]),
    credited === null
      ? null
      : group('cac:BillingReference', [
          group('cac:InvoiceDocumentReference', [leaf('cbc:ID', credited.number), leaf('cbc:IssueDate', credited.issueDate)]),
        ]),
  ];
}

function toUblDocument(writing: EInvoiceContext): UblElement {
  const { invoice, credited, words } = writing;
  const terms = credited === null ? writing.terms : [words.creditTerms];
  const allowances = listBalancingAllowances(writing);
  return group(credited === null ? 'Invoice' : 'CreditNote', [
    ...toHeadElements(writing),
    toPartyElement('cac:AccountingSupplierParty', invoice.seller),
    toPartyElement('cac:AccountingCustomerParty', invoice.buyer),
    toPaymentMeans(writing),
    terms.length === 0 ? null : group('cac:PaymentTerms', [leaf('cbc:Note', terms.join('\n'))]),
    ...allowances.map((allowance) => toAllowanceElement(allowance, writing)),
    toTaxTotal(writing),
    toMonetaryTotal(writing, allowances),
    ...invoice.lines.map((line, index) => toLineElement(line, index, writing)),
  ]);
}

/** EN 16931 allows amounts with at most two decimal places. */
const NORM_DIGITS = 2;

/** Builds the e-invoice of a sent document, or returns everything that is missing. */
export function buildEInvoice(making: EInvoiceInput): EInvoiceResult {
  const math = getAmountMath(making.invoice.currency);
  const invoice = making.credited === null ? making.invoice : toPositiveFigures(making.invoice, math);
  const groups = listVatGroups(invoice, making.stay, math);
  const faults: EInvoiceError[] = (['seller', 'buyer'] as const).flatMap((role) =>
    listPartyErrors(invoice[role], role).map((code) => ({
      field: code === 'countryMissing' ? (`${role}.address` as const) : (`${role}.vatNumber` as const),
      code,
    })),
  );
  if (math.digits > NORM_DIGITS) faults.push({ field: 'currency', code: 'currencyDigits' });
  if (groups === null) faults.push({ field: 'totals.vat', code: 'vatWithoutRate' });
  if (groups === null || faults.length > 0) return { ok: false, faults };
  return { ok: true, document: toUblDocument({ ...making, invoice, math, groups }) };
}

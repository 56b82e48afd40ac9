// A sent invoice or credit note as an e-invoice of EN 16931 in the syntax UBL 2.1: the printed figures and none besides.

import type { Invoice, InvoiceLine } from '@hosted-stay/pricing-react/invoicing';
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { type AmountMath, mathOf } from '../money.rules.ts';
import { partyElement, partyFaults, taxScheme } from './parties.rules.ts';
import { group, leaf, type UblElement } from './ubl-xml.rules.ts';
import { classOf, type StayVat, type VatClass, type VatGroup, vatGroups } from './vat-groups.rules.ts';

/** What the e-invoice says in words of its own, in the language of the invoice. */
export interface EInvoiceWords {
  /** Why a line costs less. */
  readonly discount: string;
  /** Why no VAT is charged on a part of the price. */
  readonly withoutVat: string;
  readonly rounding: string;
  /** What becomes of the amount of a credit note. */
  readonly creditTerms: string;
}

export interface EInvoicing {
  readonly invoice: Invoice;
  /** Of a credit note, the invoice that it takes from. */
  readonly credited: { readonly number: string; readonly issueDate: string } | null;
  /** Of the quote that is billed; null where no stay is. */
  readonly stay: StayVat | null;
  /** The parts that are paid one after the other, each in a sentence. */
  readonly terms: readonly string[];
  readonly words: EInvoiceWords;
}

/** What keeps an invoice from being an e-invoice, by its place in the document. */
export interface EInvoiceFault {
  readonly field: 'seller.address' | 'seller.vatNumber' | 'buyer.address' | 'buyer.vatNumber' | 'currency' | 'totals.vat';
  readonly code: 'countryMissing' | 'vatNumberMissing' | 'vatNumberForeign' | 'currencyDigits' | 'vatWithoutRate';
}

type Made = { readonly ok: true; readonly document: UblElement } | { readonly ok: false; readonly faults: readonly EInvoiceFault[] };

/** The figures of a credit note are below 0 on paper, and above it in the norm. */
function positive(invoice: Invoice, math: AmountMath): Invoice {
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

interface Writing extends EInvoicing {
  readonly math: AmountMath;
  readonly groups: readonly VatGroup[];
}

function amountIn({ math }: Pick<Writing, 'math'>, name: string, amount: string): UblElement {
  return leaf(name, math.sum([amount]), { currencyID: math.currency });
}

function taxCategory(name: string, { category, percent }: VatClass, reason: string | null = null): UblElement {
  return group(name, [
    leaf('cbc:ID', category),
    leaf('cbc:Percent', percent),
    reason === null ? null : leaf('cbc:TaxExemptionReason', reason),
    taxScheme(),
  ]);
}

interface Allowance {
  readonly isCharge: boolean;
  readonly reason: string;
  readonly amount: string;
  /** Null for one of a line, which has its line's. */
  readonly vat: VatClass | null;
}

function allowanceElement({ isCharge, reason, amount, vat }: Allowance, writing: Writing): UblElement {
  return group('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReason', reason),
    amountIn(writing, 'cbc:Amount', amount),
    vat === null ? null : taxCategory('cac:TaxCategory', vat),
  ]);
}

const EXEMPT: VatClass = { category: 'E', percent: '0' };

/** What is moved between a group and the exempt one: taken off here and put on there, so that the sum of both is nothing. */
function moves({ groups, math, words }: Writing): Allowance[] {
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

/** How many of which price: a line of a quote is one of its amount, for a gross-up and roundings stand between; no price is below 0. */
function counted({ kind, quantity, unitAmount, amount }: InvoiceLine, math: AmountMath): { quantity: string; price: string } {
  const price = kind === 'quoted' || unitAmount === null ? amount : unitAmount;
  const count = kind === 'quoted' ? '1' : quantity;
  return math.compare(price, math.zero) < 0 ? { quantity: `-${count}`, price: math.negate(price) } : { quantity: count, price };
}

function lineElement(line: InvoiceLine, index: number, writing: Writing): UblElement {
  const { credited, invoice, math, stay, words } = writing;
  const kind = credited === null ? 'Invoice' : 'CreditNote';
  const { quantity, price } = counted(line, math);
  const said = [line.detail, line.kind === 'quoted' ? line.quantity : ''].filter((text) => text !== '').join(', ');
  const discount = { isCharge: false, reason: words.discount, amount: line.discount, vat: null };
  return group(`cac:${kind}Line`, [
    leaf('cbc:ID', String(index + 1)),
    leaf(credited === null ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantity, { unitCode: 'C62' }),
    amountIn(writing, 'cbc:LineExtensionAmount', math.subtract(line.amount, line.discount)),
    math.compare(line.discount, math.zero) === 0 ? null : allowanceElement(discount, writing),
    group('cac:Item', [
      said === '' ? null : leaf('cbc:Description', said),
      leaf('cbc:Name', line.description),
      taxCategory('cac:ClassifiedTaxCategory', classOf(line, invoice, stay)),
    ]),
    group('cac:Price', [amountIn(writing, 'cbc:PriceAmount', price)]),
  ]);
}

/** Why nothing is charged on the exempt group: what the invoice says of it, or else why its part of the price bears no VAT. */
function exemptReason({ invoice, groups, words }: Writing): string {
  if (invoice.vatText !== '') return invoice.vatText;
  return groups.some(({ hasStay }) => hasStay) ? words.withoutVat : words.rounding;
}

function taxTotal(writing: Writing): UblElement {
  const subtotals = writing.groups.map((vat) =>
    group('cac:TaxSubtotal', [
      amountIn(writing, 'cbc:TaxableAmount', vat.base),
      amountIn(writing, 'cbc:TaxAmount', vat.vat),
      taxCategory('cac:TaxCategory', vat, vat.category === 'E' ? exemptReason(writing) : null),
    ]),
  );
  return group('cac:TaxTotal', [amountIn(writing, 'cbc:TaxAmount', writing.invoice.totals.vat), ...subtotals]);
}

function monetaryTotal(writing: Writing, allowances: readonly Allowance[]): UblElement {
  const { math, invoice } = writing;
  const { subtotal, discount, total } = invoice.totals;
  const net = math.subtract(subtotal, discount);
  const sumOf = (isCharge: boolean) => math.sum(allowances.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  const moved = allowances.length > 0;
  return group('cac:LegalMonetaryTotal', [
    amountIn(writing, 'cbc:LineExtensionAmount', net),
    amountIn(writing, 'cbc:TaxExclusiveAmount', net),
    amountIn(writing, 'cbc:TaxInclusiveAmount', total),
    moved ? amountIn(writing, 'cbc:AllowanceTotalAmount', sumOf(false)) : null,
    moved ? amountIn(writing, 'cbc:ChargeTotalAmount', sumOf(true)) : null,
    amountIn(writing, 'cbc:PayableAmount', total),
  ]);
}

/** A credit transfer to the account that is printed: within the euro area's own scheme, or any. */
function paymentMeans({ invoice, credited }: Writing): UblElement | null {
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

function headElements({ invoice, credited }: Writing): (UblElement | null)[] {
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

function documentOf(writing: Writing): UblElement {
  const { invoice, credited, words } = writing;
  const terms = credited === null ? writing.terms : [words.creditTerms];
  const allowances = moves(writing);
  return group(credited === null ? 'Invoice' : 'CreditNote', [
    ...headElements(writing),
    partyElement('cac:AccountingSupplierParty', invoice.seller),
    partyElement('cac:AccountingCustomerParty', invoice.buyer),
    paymentMeans(writing),
    terms.length === 0 ? null : group('cac:PaymentTerms', [leaf('cbc:Note', terms.join('\n'))]),
    ...allowances.map((allowance) => allowanceElement(allowance, writing)),
    taxTotal(writing),
    monetaryTotal(writing, allowances),
    ...invoice.lines.map((line, index) => lineElement(line, index, writing)),
  ]);
}

/** The norm knows amounts with two digits after the point at most. */
const NORM_DIGITS = 2;

/** The e-invoice of what was sent, or all that it lacks. */
export function eInvoiceOf(making: EInvoicing): Made {
  const math = mathOf(making.invoice.currency);
  const invoice = making.credited === null ? making.invoice : positive(making.invoice, math);
  const groups = vatGroups(invoice, making.stay, math);
  const faults: EInvoiceFault[] = (['seller', 'buyer'] as const).flatMap((role) =>
    partyFaults(invoice[role], role).map((code) => ({
      field: code === 'countryMissing' ? (`${role}.address` as const) : (`${role}.vatNumber` as const),
      code,
    })),
  );
  if (math.digits > NORM_DIGITS) faults.push({ field: 'currency', code: 'currencyDigits' });
  if (groups === null) faults.push({ field: 'totals.vat', code: 'vatWithoutRate' });
  if (groups === null || faults.length > 0) return { ok: false, faults };
  return { ok: true, document: documentOf({ ...making, invoice, math, groups }) };
}

// E-invoices of any invoice and credit note: they keep the norm, and say the printed figures and none besides.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import { type Invoice, makeInvoice, newInvoiceDraft } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPercent } from '#contract/platform/validation/percent.ts';
import { BUYER, createCreditNotes, createInvoice, SELLER, STAY_INVOICE, toEInvoiceInput } from '#server/testing/fixtures/e-invoices.ts';
import { getAmountMath } from '../money.rules.ts';
import { buildEInvoice, type EInvoiceInput } from './e-invoice.rules.ts';
import { listBrokenRules } from './en16931.rules.ts';
import { getText, listElements, readUbl, type UblElement, writeUbl } from './ubl-xml.rules.ts';
import type { StayVat } from './vat-groups.rules.ts';

function xmlOf(asked: EInvoiceInput): string {
  const made = buildEInvoice(asked);
  if (!made.ok) throw new TypeError(JSON.stringify(made.faults));
  return writeUbl(made.document);
}

const faultsOf = (asked: EInvoiceInput) => {
  const made = buildEInvoice(asked);
  return made.ok ? [] : made.faults;
};

const isCredit = (root: UblElement) => root.name === 'CreditNote';

/** What the file says is what stands in the document, a credit note's figures turned around. */
function demandPrintedFigures(root: UblElement, invoice: Invoice) {
  const math = getAmountMath(invoice.currency);
  const printed = (amount: string) => (isCredit(root) ? math.negate(amount) : math.sum([amount]));
  const { subtotal, discount, vat, total } = invoice.totals;
  expect({
    net: getText(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    vat: getText(root, 'TaxTotal/TaxAmount'),
    total: getText(root, 'LegalMonetaryTotal/TaxInclusiveAmount'),
    due: getText(root, 'LegalMonetaryTotal/PayableAmount'),
  }).toEqual({ net: printed(math.subtract(subtotal, discount)), vat: printed(vat), total: printed(total), due: printed(total) });
  const lines = listElements(root, isCredit(root) ? 'CreditNoteLine' : 'InvoiceLine');
  expect(lines.map((line) => getText(line, 'LineExtensionAmount'))).toEqual(
    invoice.lines.map((line) => printed(math.subtract(line.amount, line.discount))),
  );
  expect(lines.map((line) => getText(line, 'AllowanceCharge/Amount') || math.zero)).toEqual(
    invoice.lines.map((line) => printed(line.discount)),
  );
}

function demandSound(asked: EInvoiceInput) {
  const xml = xmlOf(asked);
  expect(listBrokenRules(xml)).toEqual([]);
  demandPrintedFigures(readUbl(xml), asked.invoice);
  return xml;
}

const decimal = (units: number, digits: number) => {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  return `${units < 0 ? '-' : ''}${text.slice(0, text.length - digits)}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
};

const lines = (digits: number) =>
  fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50_000 }),
        unitAmount: fc.oneof(fc.integer({ min: -20_000, max: 500_000 }), fc.integer({ min: -9, max: 9 })),
        vatPercentage: fc.constantFrom('0', '9', '13.5', '23', '23.0', '100', '0.125'),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(({ quantity, unitAmount, vatPercentage }, index) => ({
        id: index + 1,
        description: `Line ${index + 1}`,
        quantity: decimal(quantity, 3),
        unitAmount: decimal(unitAmount, digits),
        vatPercentage,
      })),
    );

const KNOWN = ['EUR', 'GBP', 'HUF', 'JPY', 'KRW', 'CHF'];

const written: fc.Arbitrary<Invoice> = fc
  .record({ currency: fc.constantFrom(...KNOWN), vatExempt: fc.boolean() })
  .chain(({ currency, vatExempt }) =>
    lines(getAmountMath(currency).digits).map((typed) => createInvoice({ currency, vatExempt, lines: typed })),
  )
  .filter((invoice) => invoice !== null);

/** A quote of a random book, billed beside lines of the same and of other rates. */
const quoted: fc.Arbitrary<{ readonly invoice: Invoice; readonly stay: StayVat }> = validStayArbitrary()
  .chain(({ book, request }) => {
    const parsed = parsePriceBook(book);
    const quote = parsed.ok ? compilePriceBook(parsed.value).quote(request) : null;
    // No business has a rate above 100 %, at which some cents are the VAT of no amount.
    if (!parsed.ok || !quote?.ok || getAmountMath(quote.value.currency).digits > 2 || Number(parsed.value.policy.vatRate) > 1)
      return fc.constant(null);
    const { currency, amountSupplyVAT } = quote.value;
    const stay = { percent: toPercent(parsed.value.policy.vatRate), supplierAmount: amountSupplyVAT };
    return lines(getAmountMath(currency).digits).map((typed) => {
      const same = typed.map((line, index) => (index === 0 ? { ...line, vatPercentage: stay.percent } : line));
      const draft = {
        ...newInvoiceDraft({ seller: SELLER, buyer: BUYER, today: '2026-06-01', language: 'en' }),
        lines: same,
        vatText: 'Exempt',
      };
      const catalogue = { currency, hostFamilies: [], activities: [], services: [], templates: [] };
      const made = makeInvoice(draft, { quote: viewQuote(quote.value, 'customer'), catalogue, messages: en });
      return made.ok ? { invoice: { ...made.value, number: 'HS-S-2026-00012' }, stay } : null;
    });
  })
  .filter((made) => made !== null);

const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('an e-invoice follows the norm and says what is printed', () => {
  it('for typed lines, and for credit notes over any part of them', () => {
    fc.assert(
      fc.property(written, part, (invoice, share) => {
        demandSound(toEInvoiceInput(invoice));
        for (const note of createCreditNotes(invoice, share))
          demandSound({ ...toEInvoiceInput(note), credited: { number: 'HS-S-2026-00012', issueDate: '2026-06-01' } });
      }),
      { numRuns: 200 },
    );
  });

  it('for quoted stays, and for credit notes over any part of them', () => {
    fc.assert(
      fc.property(quoted, part, ({ invoice, stay }, share) => {
        demandSound({ ...toEInvoiceInput(invoice), stay });
        for (const note of createCreditNotes(invoice, share))
          demandSound({ ...toEInvoiceInput(note), stay, credited: { number: 'HS-S-2026-00012', issueDate: '2026-06-01' } });
      }),
      { numRuns: 200 },
    );
  });
});

describe('the VAT of a stay', () => {
  const root = () => readUbl(demandSound(STAY_INVOICE));

  it('is taken of the supplier amount, and the rest of the price bears none', () => {
    const groups = listElements(root(), 'TaxTotal/TaxSubtotal').map((group) =>
      ['TaxCategory/ID', 'TaxableAmount', 'TaxAmount', 'TaxCategory/TaxExemptionReason'].map((path) => getText(group, path)),
    );
    expect(groups).toEqual([
      ['S', '1850.00', '425.50', ''],
      ['E', '361.00', '0.00', 'Part without VAT'],
    ]);
  });

  it('moves that rest by an allowance and a charge that cancel each other', () => {
    const moved = listElements(root(), 'AllowanceCharge').map((one) =>
      ['ChargeIndicator', 'Amount', 'TaxCategory/ID'].map((path) => getText(one, path)),
    );
    expect(moved).toEqual([
      ['false', '361.00', 'S'],
      ['true', '361.00', 'E'],
    ]);
  });

  it('is refused when no base has it at its rate', () => {
    const { invoice } = STAY_INVOICE;
    const vatLines = [{ kind: 'stay', percentage: null, base: null, amount: '425.50' }] as const;
    const asked = {
      ...STAY_INVOICE,
      stay: { percent: '0', supplierAmount: '1850.00' },
      invoice: { ...invoice, totals: { ...invoice.totals, vatLines } },
    };
    expect(faultsOf(asked)).toEqual([{ field: 'totals.vat', code: 'vatWithoutRate' }]);
  });
});

describe('a fault is reported', () => {
  const { invoice } = STAY_INVOICE;

  it('for the address and the VAT number of seller and buyer', () => {
    const seller = { ...SELLER, address: ['1 Chapel Street', 'Cork'], vatNumber: '' };
    const buyer = { ...BUYER, address: ['1 rue de la Paix', '75002 Paris'], vatNumber: '40303265045' };
    expect(faultsOf({ ...STAY_INVOICE, invoice: { ...invoice, seller, buyer } })).toEqual([
      { field: 'seller.address', code: 'countryMissing' },
      { field: 'seller.vatNumber', code: 'vatNumberMissing' },
      { field: 'buyer.address', code: 'countryMissing' },
      { field: 'buyer.vatNumber', code: 'vatNumberForeign' },
    ]);
  });

  it('for a currency with more digits than the norm allows', () => {
    const dinars = createInvoice({
      currency: 'KWD',
      lines: [{ id: 1, description: 'Books', quantity: '1', unitAmount: '10.125', vatPercentage: '0' }],
    });
    expect(dinars && faultsOf(toEInvoiceInput(dinars))).toEqual([{ field: 'currency', code: 'currencyDigits' }]);
  });
});

describe('the XML', () => {
  it('puts an address and an account into their fields', () => {
    const root = readUbl(demandSound(STAY_INVOICE));
    const buyer = (path: string) => getText(root, `AccountingCustomerParty/Party/${path}`);
    expect({
      street: buyer('PostalAddress/StreetName'),
      city: buyer('PostalAddress/CityName'),
      zone: buyer('PostalAddress/PostalZone'),
      country: buyer('PostalAddress/Country/IdentificationCode'),
      endpoint: buyer('EndpointID'),
    }).toEqual({ street: '1 rue de la Paix', city: 'Paris', zone: '75002', country: 'FR', endpoint: 'chloe@example.test' });
    expect([getText(root, 'PaymentMeans/PaymentMeansCode'), getText(root, 'PaymentMeans/PayeeFinancialAccount/ID')]).toEqual([
      '58',
      'IE29AIBK93115212345678',
    ]);
    const { invoice } = STAY_INVOICE;
    const sterling = readUbl(xmlOf({ ...STAY_INVOICE, invoice: { ...invoice, currency: 'GBP' } }));
    expect(getText(sterling, 'PaymentMeans/PaymentMeansCode')).toBe('30');
  });

  it('leaves out what XML can not hold, and writes signs so that they are read again', () => {
    const { invoice } = STAY_INVOICE;
    const root = readUbl(xmlOf({ ...STAY_INVOICE, invoice: { ...invoice, notes: 'a < b & c > "d"\u0001 ]]> é 漢' } }));
    expect(getText(root, 'Note')).toBe('a < b & c > "d" ]]> é 漢');
  });
});

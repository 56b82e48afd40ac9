// The second opinion: the whole pricing model in plain decimal.js, written for the eye and independent of the engine.

import { Decimal } from 'decimal.js';
import type { PriceBook, Pricing } from '../../src/price-book/shape.ts';
import type { QuoteRequest } from '../../src/quote-request.ts';
import { type Owner, prepareBook } from './prepared-book.ts';
import { digitsOf, type ReferenceQuote, type WrittenSums, writeLine, writeQuote } from './quote-document.ts';
import { planStay, type Refusal, type StayLine } from './stay.ts';

/** A Decimal of our own, so that nothing done to the shared one matters. An exact half needs some 40 digits at the limits of a book. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15, minE: -9e15, maxE: 9e15 });

const ZERO = new Exact(0);
const ONE = new Exact(1);
const PER_CENT = new Exact('0.01');

/** The decimals of one price. */
interface DecimalPrice {
  readonly amount: Decimal;
  readonly customerAmount: Decimal;
  readonly customerPercentage: Decimal;
  readonly providerAmount: Decimal;
  readonly providerPercentage: Decimal;
}

/** What `units` of a price come to before rounding, at the percentage that holds. */
type Formula = (price: DecimalPrice, units: number, percentage: Decimal) => Decimal;

export interface LineFormulas {
  readonly customer: Formula;
  readonly provider: Formula;
}

/** The model's own: multiply first, divide once. */
const MODEL_FORMULAS: LineFormulas = {
  customer: (price, units, percentage) =>
    price.amount
      .times(units)
      .div(ONE.minus(percentage.times(PER_CENT)))
      .plus(price.customerAmount.times(units)),
  provider: (price, units, percentage) => {
    if (percentage.gte(100)) return ZERO;
    const kept = price.amount.times(units).times(ONE.minus(percentage.times(PER_CENT)));
    return Exact.max(ZERO, kept.minus(price.providerAmount.times(units)));
  },
};

type DecimalOwner = Owner<DecimalPrice, Decimal>;
type DecimalLine = StayLine<DecimalPrice, Decimal>;

/** A line with its figures, each rounded once. */
interface PricedLine {
  readonly line: DecimalLine;
  readonly customer: Decimal;
  readonly customerDiscount: Decimal;
  readonly provider: Decimal;
  readonly providerDiscount: Decimal;
}

/** Rounding and writing in the currency and by the policy of one book. */
interface Money {
  readonly digits: number;
  readonly rounding: Decimal.Rounding;
}

export interface Reference {
  quote(request: QuoteRequest): ReferenceQuote | Refusal;
}

/** The price of one stay. A book that is asked more than once is better prepared. */
export function referenceQuote(book: PriceBook, request: QuoteRequest): ReferenceQuote | Refusal {
  return prepareReference(book).quote(request);
}

/** Reads the book once. Other `formulas` show what another way to calculate would have charged. */
export function prepareReference(book: PriceBook, formulas: LineFormulas = MODEL_FORMULAS): Reference {
  const prepared = prepareBook(book, { price: readPrice, points: (text) => new Exact(text) });
  const money: Money = {
    digits: digitsOf(book.currency),
    rounding: book.policy.rounding === 'half-even' ? Decimal.ROUND_HALF_EVEN : Decimal.ROUND_HALF_UP,
  };
  const vatRate = new Exact(book.policy.vatRate);
  return {
    quote: (request) => {
      const stay = planStay(prepared, request);
      if ('error' in stay) return stay;
      const priced = stay.lines.map((line) => priceLine(line, formulas, money));
      const sums = sumUp(priced, request.vatExempt ? ZERO : vatRate, money);
      return writeQuote({ book, stay, sums, pricings: priced.map((line) => writePricedLine(line, money)) });
    },
  };
}

function readPrice({ amount, customer, provider }: Pricing): DecimalPrice {
  return {
    amount: new Exact(amount),
    customerAmount: new Exact(customer.commissionAmount),
    customerPercentage: new Exact(customer.commissionPercentage),
    providerAmount: new Exact(provider.commissionAmount),
    providerPercentage: new Exact(provider.commissionPercentage),
  };
}

function priceLine(line: DecimalLine, formulas: LineFormulas, { digits, rounding }: Money): PricedLine {
  const { price } = line.entry;
  const units = line.quantity * line.students;
  const round = (exact: Decimal) => exact.toDecimalPlaces(digits, rounding);
  const customer = round(formulas.customer(price, units, price.customerPercentage));
  const provider = round(formulas.provider(price, units, price.providerPercentage));
  if (line.rules.length === 0) return { line, customer, customerDiscount: ZERO, provider, providerDiscount: ZERO };
  const demand = line.rules.reduce((sum, rule) => sum.plus(rule.demand), ZERO);
  const supply = line.rules.reduce((sum, rule) => sum.plus(rule.supply), ZERO);
  const reduced = round(formulas.customer(price, units, Exact.max(ZERO, price.customerPercentage.minus(demand))));
  const lowered = round(formulas.provider(price, units, price.providerPercentage.plus(supply)));
  return { line, customer, customerDiscount: customer.minus(reduced), provider, providerDiscount: provider.minus(lowered) };
}

/** Sums of rounded lines; VAT alone is rounded here. */
function sumUp(priced: readonly PricedLine[], vatRate: Decimal, { digits, rounding }: Money): WrittenSums {
  const write = (amount: Decimal) => amount.toFixed(digits);
  let subtotal = ZERO;
  let discount = ZERO;
  let subtotalHF = ZERO;
  let discountHF = ZERO;
  const payouts = new Map<DecimalOwner, Decimal>();
  const byPricingType = new Map<string, Decimal>();
  for (const { line, customer, customerDiscount, provider, providerDiscount } of priced) {
    const { owner, entry } = line;
    subtotal = subtotal.plus(customer);
    discount = discount.plus(customerDiscount);
    if (owner.hostableType === 'Host_family') {
      subtotalHF = subtotalHF.plus(provider);
      discountHF = discountHF.plus(providerDiscount);
    }
    payouts.set(owner, (payouts.get(owner) ?? ZERO).plus(provider).minus(providerDiscount));
    byPricingType.set(entry.pricingType, (byPricingType.get(entry.pricingType) ?? ZERO).plus(customer));
  }
  const supplier = [...payouts.values()].reduce((sum, amount) => sum.plus(amount), ZERO);
  const vat = supplier.times(vatRate).toDecimalPlaces(digits, rounding);
  return {
    subtotal: write(subtotal),
    discount: write(discount),
    vat: write(vat),
    total: write(subtotal.plus(vat).minus(discount)),
    subtotalHF: write(subtotalHF),
    discountHF: write(discountHF),
    totalHF: write(subtotalHF.minus(discountHF)),
    amountSupplyVAT: write(supplier),
    amountFamworld: write(subtotal.minus(discount).minus(supplier)),
    amountPricingType: Object.fromEntries([...byPricingType].map(([type, amount]) => [type, write(amount)])),
    payouts: [...payouts].map(([{ hostableType, id }, amount]) => ({ hostableType, hostableId: id, amount: write(amount) })),
  };
}

function writePricedLine({ line, customer, customerDiscount, provider, providerDiscount }: PricedLine, { digits }: Money) {
  return writeLine(line, {
    customer: customer.toFixed(digits),
    customerDiscount: customerDiscount.toFixed(digits),
    provider: provider.toFixed(digits),
    providerDiscount: providerDiscount.toFixed(digits),
  });
}

// The same model on dinero.js, as its users would write it: money as Dinero objects, percentages as scaled amounts, numbers underneath.

import {
  add,
  type Dinero,
  type DineroCurrency,
  type DineroDivideOperation,
  type DineroScaledAmount,
  dinero,
  halfEven,
  halfUp,
  isNegative,
  multiply,
  subtract,
  toDecimal,
  toSnapshot,
  transformScale,
} from 'dinero.js';
import * as currencies from 'dinero.js/currencies';
import type { PriceBook, Pricing } from '../../src/price-book/shape.ts';
import type { QuoteRequest } from '../../src/quote-request.ts';
import { type Owner, prepareBook } from '../../test/reference/prepared-book.ts';
import { type ReferenceQuote, type WrittenSums, writeLine, writeQuote } from '../../test/reference/quote-document.ts';
import { planStay, type Refusal, type StayLine } from '../../test/reference/stay.ts';

type Money = Dinero<number>;
type Scaled = Required<DineroScaledAmount<number>>;

interface DineroPrice {
  readonly amount: Money;
  readonly customerAmount: Money;
  readonly customerPercentage: Scaled;
  readonly providerAmount: Money;
  readonly providerPercentage: Scaled;
}

type DineroLine = StayLine<DineroPrice, Scaled>;

interface PricedLine {
  readonly line: DineroLine;
  readonly customer: Money;
  readonly customerDiscount: Money;
  readonly provider: Money;
  readonly providerDiscount: Money;
}

interface Policy {
  readonly currency: DineroCurrency<number>;
  readonly rounding: DineroDivideOperation;
  readonly zero: Money;
}

const NO_POINTS: Scaled = { amount: 0, scale: 0 };

/** Exact as long as every intermediate amount is a safe integer, which is dinero.js' own condition. */
export function prepareDineroModel(book: PriceBook): { quote(request: QuoteRequest): ReferenceQuote | Refusal } {
  const currency = (currencies as Readonly<Record<string, DineroCurrency<number>>>)[book.currency];
  if (currency === undefined) throw new RangeError(`dinero.js has no ${book.currency}`);
  const rounding = book.policy.rounding === 'half-even' ? halfEven : halfUp;
  const policy: Policy = { currency, rounding, zero: dinero({ amount: 0, currency }) };
  const prepared = prepareBook(book, { price: (pricing) => readPrice(pricing, currency), points: readScaled });
  const vatRate = readScaled(book.policy.vatRate);
  return {
    quote: (request) => {
      const stay = planStay(prepared, request);
      if ('error' in stay) return stay;
      const priced = stay.lines.map((line) => priceLine(line, policy));
      const sums = sumUp(priced, request.vatExempt ? NO_POINTS : vatRate, policy);
      return writeQuote({ book, stay, sums, pricings: priced.map(writePricedLine) });
    },
  };
}

/** `"12.50"` → 1250 at scale 2. */
function readScaled(text: string): Scaled {
  const [whole = '', fraction = ''] = text.split('.');
  return { amount: Number(whole + fraction), scale: fraction.length };
}

function readPrice({ amount, customer, provider }: Pricing, currency: DineroCurrency<number>): DineroPrice {
  return {
    amount: dinero({ ...readScaled(amount), currency }),
    customerAmount: dinero({ ...readScaled(customer.commissionAmount), currency }),
    customerPercentage: readScaled(customer.commissionPercentage),
    providerAmount: dinero({ ...readScaled(provider.commissionAmount), currency }),
    providerPercentage: readScaled(provider.commissionPercentage),
  };
}

function priceLine(line: DineroLine, policy: Policy): PricedLine {
  const { price } = line.entry;
  const units = line.quantity * line.students;
  const customer = customerAmount(price, units, price.customerPercentage, policy);
  const provider = providerAmount(price, units, price.providerPercentage, policy);
  if (line.rules.length === 0) return { line, customer, customerDiscount: policy.zero, provider, providerDiscount: policy.zero };
  const demand = line.rules.reduce((sum, rule) => addScaled(sum, rule.demand), NO_POINTS);
  const supply = line.rules.reduce((sum, rule) => addScaled(sum, rule.supply), NO_POINTS);
  const left = addScaled(price.customerPercentage, { amount: -demand.amount, scale: demand.scale });
  const reduced = customerAmount(price, units, left.amount < 0 ? NO_POINTS : left, policy);
  const lowered = providerAmount(price, units, addScaled(price.providerPercentage, supply), policy);
  return { line, customer, customerDiscount: subtract(customer, reduced), provider, providerDiscount: subtract(provider, lowered) };
}

/** (amount × units + commission × units × kept) ÷ kept, which is the gross-up with a single division at the end. */
function customerAmount(price: DineroPrice, units: number, percentage: Scaled, policy: Policy): Money {
  const kept = complement(percentage);
  return divide(add(multiply(price.amount, units), multiply(multiply(price.customerAmount, units), kept)), kept, policy);
}

function providerAmount(price: DineroPrice, units: number, percentage: Scaled, { zero, currency, rounding }: Policy): Money {
  const kept = complement(percentage);
  if (kept.amount <= 0) return zero;
  const paid = subtract(multiply(multiply(price.amount, units), kept), multiply(price.providerAmount, units));
  return isNegative(paid) ? zero : transformScale(paid, currency.exponent, rounding);
}

/** 12.5 % → 0.875 */
function complement({ amount, scale }: Scaled): Scaled {
  return { amount: 100 * 10 ** scale - amount, scale: scale + 2 };
}

function addScaled(a: Scaled, b: Scaled): Scaled {
  const scale = Math.max(a.scale, b.scale);
  return { amount: a.amount * 10 ** (scale - a.scale) + b.amount * 10 ** (scale - b.scale), scale };
}

/** dinero.js has no division; its own rounding functions are the way to one. */
function divide(money: Money, { amount: divisor, scale: divisorScale }: Scaled, { currency, rounding }: Policy): Money {
  const { amount, scale } = toSnapshot(money);
  const shift = currency.exponent + divisorScale - scale;
  const minorUnits =
    shift < 0 ? rounding(amount, divisor * 10 ** -shift, money.calculator) : rounding(amount * 10 ** shift, divisor, money.calculator);
  return dinero({ amount: minorUnits, currency });
}

function sumUp(priced: readonly PricedLine[], vatRate: Scaled, { zero, currency, rounding }: Policy): WrittenSums {
  let subtotal = zero;
  let discount = zero;
  let supplier = zero;
  let subtotalHF = zero;
  let discountHF = zero;
  const payouts = new Map<Owner<DineroPrice, Scaled>, Money>();
  const byPricingType = new Map<string, Money>();
  for (const { line, customer, customerDiscount, provider, providerDiscount } of priced) {
    const { owner, entry } = line;
    const paid = subtract(provider, providerDiscount);
    subtotal = add(subtotal, customer);
    discount = add(discount, customerDiscount);
    supplier = add(supplier, paid);
    if (owner.hostableType === 'Host_family') {
      subtotalHF = add(subtotalHF, provider);
      discountHF = add(discountHF, providerDiscount);
    }
    payouts.set(owner, add(payouts.get(owner) ?? zero, paid));
    byPricingType.set(entry.pricingType, add(byPricingType.get(entry.pricingType) ?? zero, customer));
  }
  const vat = transformScale(multiply(supplier, vatRate), currency.exponent, rounding);
  return {
    subtotal: toDecimal(subtotal),
    discount: toDecimal(discount),
    vat: toDecimal(vat),
    total: toDecimal(subtract(add(subtotal, vat), discount)),
    subtotalHF: toDecimal(subtotalHF),
    discountHF: toDecimal(discountHF),
    totalHF: toDecimal(subtract(subtotalHF, discountHF)),
    amountSupplyVAT: toDecimal(supplier),
    amountFamworld: toDecimal(subtract(subtract(subtotal, discount), supplier)),
    amountPricingType: Object.fromEntries([...byPricingType].map(([type, amount]) => [type, toDecimal(amount)])),
    payouts: [...payouts].map(([{ hostableType, id }, amount]) => ({ hostableType, hostableId: id, amount: toDecimal(amount) })),
  };
}

function writePricedLine({ line, customer, customerDiscount, provider, providerDiscount }: PricedLine) {
  return writeLine(line, {
    customer: toDecimal(customer),
    customerDiscount: toDecimal(customerDiscount),
    provider: toDecimal(provider),
    providerDiscount: toDecimal(providerDiscount),
  });
}

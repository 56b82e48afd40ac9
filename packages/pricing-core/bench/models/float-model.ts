// The same model in binary floating point, as a good engineer would write it: rates worked out beforehand, whole cents after rounding. Inexact.

import type { PriceBook, Pricing } from '../../src/price-book/shape.ts';
import type { Payout, QuoteLine } from '../../src/quote.ts';
import type { QuoteRequest } from '../../src/quote-request.ts';
import { prepareBook } from '../../test/reference/prepared-book.ts';
import { digitsOf, type ReferenceQuote, writeLine, writeQuote } from '../../test/reference/quote-document.ts';
import { planStay, type Refusal, type StayLine } from '../../test/reference/stay.ts';

/** What one unit comes to at full percentages, and what a discount needs to be worked out; amounts in (broken) minor units. */
interface FloatPrice {
  readonly amount: number;
  readonly customerRate: number;
  readonly customerAmount: number;
  readonly customerPercentage: number;
  readonly providerRate: number;
  readonly providerAmount: number;
  readonly providerPercentage: number;
}

export function prepareFloatModel(book: PriceBook): { quote(request: QuoteRequest): ReferenceQuote | Refusal } {
  const digits = digitsOf(book.currency);
  const scale = 10 ** digits;
  const round = book.policy.rounding === 'half-even' ? roundHalfEven : Math.round;
  const vatRate = Number(book.policy.vatRate);
  const prepared = prepareBook(book, { price: (pricing) => readPrice(pricing, scale), points: Number });
  const write = (cents: number) => (cents / scale).toFixed(digits);

  const quote = (request: QuoteRequest): ReferenceQuote | Refusal => {
    const stay = planStay(prepared, request);
    if ('error' in stay) return stay;
    let subtotal = 0;
    let discount = 0;
    let supplier = 0;
    let subtotalHF = 0;
    let discountHF = 0;
    const byPricingType: Partial<Record<QuoteLine['pricingType'], number>> = {};
    const payouts: Payout[] = [];
    const pricings: QuoteLine[] = [];
    let payout = 0;
    for (let at = 0; at < stay.lines.length; at += 1) {
      const line = stay.lines[at] as StayLine<FloatPrice, number>;
      const { owner, entry } = line;
      const { price } = entry;
      const units = line.quantity * line.students;
      const customer = round(price.customerRate * units);
      const provider = round(price.providerRate * units);
      let customerDiscount = 0;
      let providerDiscount = 0;
      if (line.rules.length > 0) {
        let demand = 0;
        let supply = 0;
        for (const rule of line.rules) {
          demand += rule.demand;
          supply += rule.supply;
        }
        customerDiscount = customer - round(customerRate(price, Math.max(0, price.customerPercentage - demand)) * units);
        providerDiscount = provider - round(providerRate(price, price.providerPercentage + supply) * units);
      }
      subtotal += customer;
      discount += customerDiscount;
      supplier += provider - providerDiscount;
      if (owner.hostableType === 'Host_family') {
        subtotalHF += provider;
        discountHF += providerDiscount;
      }
      byPricingType[entry.pricingType] = (byPricingType[entry.pricingType] ?? 0) + customer;
      payout += provider - providerDiscount;
      if (stay.lines[at + 1]?.owner !== owner) {
        payouts.push({ hostableType: owner.hostableType, hostableId: owner.id, amount: write(payout) });
        payout = 0;
      }
      const amounts = {
        customer: write(customer),
        customerDiscount: write(customerDiscount),
        provider: write(provider),
        providerDiscount: write(providerDiscount),
      };
      pricings.push(writeLine(line, amounts));
    }
    const vat = request.vatExempt ? 0 : round(supplier * vatRate);
    const amountPricingType: Partial<Record<QuoteLine['pricingType'], string>> = {};
    for (const type in byPricingType) {
      const key = type as QuoteLine['pricingType'];
      amountPricingType[key] = write(byPricingType[key] ?? 0);
    }
    const sums = {
      subtotal: write(subtotal),
      discount: write(discount),
      vat: write(vat),
      total: write(subtotal + vat - discount),
      subtotalHF: write(subtotalHF),
      discountHF: write(discountHF),
      totalHF: write(subtotalHF - discountHF),
      amountSupplyVAT: write(supplier),
      amountFamworld: write(subtotal - discount - supplier),
      amountPricingType,
      payouts,
    };
    return writeQuote({ book, stay, sums, pricings });
  };
  return { quote };
}

function readPrice({ amount, customer, provider }: Pricing, scale: number): FloatPrice {
  const read = {
    amount: Number(amount) * scale,
    customerAmount: Number(customer.commissionAmount) * scale,
    customerPercentage: Number(customer.commissionPercentage),
    providerAmount: Number(provider.commissionAmount) * scale,
    providerPercentage: Number(provider.commissionPercentage),
  };
  return {
    ...read,
    customerRate: customerRate(read, read.customerPercentage),
    providerRate: providerRate(read, read.providerPercentage),
  };
}

function customerRate(price: Pick<FloatPrice, 'amount' | 'customerAmount'>, percentage: number): number {
  return price.amount / (1 - percentage / 100) + price.customerAmount;
}

function providerRate(price: Pick<FloatPrice, 'amount' | 'providerAmount'>, percentage: number): number {
  return percentage >= 100 ? 0 : Math.max(0, price.amount * (1 - percentage / 100) - price.providerAmount);
}

function roundHalfEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}

// The part of a quote that one side can see. Each view lists its fields, so that new fields stay hidden by default.

import { formatAmount } from '../money/amount.ts';
import { minorDigits } from '../money/currency.ts';
import { isSamePayee, type Payee } from '../payee.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import type { CustomerView, FinanceView, ProviderView } from './shapes.ts';

export type Side = 'customer' | 'provider' | 'finance';

export type QuoteView = CustomerView | ProviderView | FinanceView;

export interface ViewOptions {
  /** The provider of the view: the host family by default, or an activity of the stay. */
  readonly payee?: Payee;
}

/**
 * The customer's, a provider's or finance's view as plain data; by default, the side of the request. Only the finance view
 * contains the book's hash, so that other readers can't test guesses of hidden figures against the fingerprint.
 */
export function viewQuote(quote: Quote, side: 'customer'): CustomerView;
export function viewQuote(quote: Quote, side: 'provider', options?: ViewOptions): ProviderView;
export function viewQuote(quote: Quote, side: 'finance'): FinanceView;
export function viewQuote(quote: Quote, side?: Side, options?: ViewOptions): QuoteView;
export function viewQuote(quote: Quote, side: Side = quote.request.type, { payee = familyOf(quote) }: ViewOptions = {}): QuoteView {
  switch (side) {
    case 'customer':
      return customerView(quote);
    case 'provider':
      return providerView(quote, payee);
    case 'finance':
      return financeView(quote);
  }
}

function familyOf({ request }: Quote): Payee {
  return { hostableType: 'Host_family', hostableId: request.hostFamilyId };
}

function customerView(quote: Quote): CustomerView {
  return {
    side: 'customer',
    total: quote.total,
    currency: quote.currency,
    subtotal: quote.subtotal,
    discount: quote.discount,
    vat: quote.vat,
    ...countsOf(quote),
    amountPricingType: { ...quote.amountPricingType },
    pricings: quote.pricings.map((line) => ({ ...factsOf(line), customer: line.customer, customerDiscount: line.customerDiscount })),
    warnings: quote.warnings,
    request: requestOf(quote),
    bookVersion: quote.bookVersion,
    fingerprint: quote.fingerprint,
  };
}

function providerView(quote: Quote, payee: Payee): ProviderView {
  const nothing = formatAmount(0, minorDigits(quote.currency) ?? 0);
  const { fromDate, toDate, activityDetailsType, countStudents } = quote.request;
  return {
    side: 'provider',
    payout: quote.payouts.find((payout) => isSamePayee(payout, payee))?.amount ?? nothing,
    currency: quote.currency,
    payee: { hostableType: payee.hostableType, hostableId: payee.hostableId },
    ...(isSamePayee(payee, familyOf(quote)) && { subtotalHF: quote.subtotalHF, discountHF: quote.discountHF, totalHF: quote.totalHF }),
    ...countsOf(quote),
    pricings: quote.pricings
      .filter((line) => isSamePayee(line, payee))
      .map((line) => ({ ...factsOf(line), provider: line.provider, providerDiscount: line.providerDiscount })),
    request: { fromDate, toDate, activityDetailsType, countStudents },
    bookVersion: quote.bookVersion,
    fingerprint: quote.fingerprint,
  };
}

function financeView(quote: Quote): FinanceView {
  return {
    side: 'finance',
    currency: quote.currency,
    bookVersion: quote.bookVersion,
    ...countsOf(quote),
    subtotal: quote.subtotal,
    discount: quote.discount,
    vat: quote.vat,
    total: quote.total,
    subtotalHF: quote.subtotalHF,
    discountHF: quote.discountHF,
    totalHF: quote.totalHF,
    amountSupplyVAT: quote.amountSupplyVAT,
    amountFamworld: quote.amountFamworld,
    amountPricingType: { ...quote.amountPricingType },
    pricings: quote.pricings.map((line) => ({
      ...factsOf(line),
      level: line.level,
      customer: line.customer,
      customerDiscount: line.customerDiscount,
      provider: line.provider,
      providerDiscount: line.providerDiscount,
    })),
    payouts: quote.payouts.map(({ hostableType, hostableId, amount }) => ({ hostableType, hostableId, amount })),
    warnings: quote.warnings,
    request: requestOf(quote),
    bookHash: quote.bookHash,
    fingerprint: quote.fingerprint,
  };
}

function countsOf({ noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays }: Quote) {
  return { noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays };
}

function factsOf(line: QuoteLine) {
  const { pricingTemplateId, hostableType, hostableId, tripTypeId, serviceTypeId, category, pricingType, quantity, students } = line;
  return { pricingTemplateId, hostableType, hostableId, tripTypeId, serviceTypeId, category, pricingType, quantity, students };
}

function requestOf({ request }: Quote): CustomerView['request'] {
  return {
    hostFamilyId: request.hostFamilyId,
    fromDate: request.fromDate,
    toDate: request.toDate,
    activityDetailsType: request.activityDetailsType,
    currentNoOfWeeks: request.currentNoOfWeeks,
    nearbyActivities: request.nearbyActivities.map(({ id, weeks }) => ({ id, weeks })),
    serviceTypeIds: [...request.serviceTypeIds],
    countStudents: request.countStudents,
    discountCode: request.discountCode,
    vatExempt: request.vatExempt,
    type: request.type,
    ...(request.withoutPerBooking === true ? { withoutPerBooking: true } : {}),
  };
}

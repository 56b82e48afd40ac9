// For every rule a slip that trips it, and how a quote of the finding's booking shows that it did.

import type { PriceBook, PriceBookInput, Quote, QuoteLine, QuoteRequestInput } from '../../src/index.ts';
import type { Finding, RuleId } from '../../src/price-book/check/finding.ts';
import { discount, owner, percent, price, service, template } from './fixture-book.ts';

export interface Shown<R extends RuleId> {
  readonly quote: Quote;
  readonly data: Finding<R>['data'];
  readonly book: PriceBook;
  /** The same booking with something else asked for. */
  readonly again: (change: Partial<QuoteRequestInput>) => Quote;
}

export interface Slip<R extends RuleId> {
  readonly spoil: (book: PriceBookInput) => void;
  /** Whether the quote shows the problem; null where no booking can. */
  readonly shows: ((shown: Shown<R>) => boolean) | null;
}

const NIGHT = 100;
const CAMP = 120;
const TRUST_FEE = 130;

function line(quote: Quote, templateId: number): QuoteLine {
  const found = quote.pricings.find(({ pricingTemplateId }) => pricingTemplateId === templateId);
  if (found === undefined) throw new Error(`no line of template ${templateId}`);
  return found;
}

function hasLine(quote: Quote, templateId: number): boolean {
  return quote.pricings.some(({ pricingTemplateId }) => pricingTemplateId === templateId);
}

/** What the customer pays for a unit after discounts. */
function unit(quote: Quote, templateId: number): number {
  const { customer, customerDiscount, quantity } = line(quote, templateId);
  return (Number(customer) - Number(customerDiscount)) / quantity;
}

const isNear = (value: number, expected: number) => Math.abs(value - expected) < 0.01;

export const SLIPS: { readonly [R in RuleId]: Slip<R> } = {
  provider_percentage_full: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52', ...percent('18', '100') }),
    shows: ({ quote }) => line(quote, NIGHT).provider === '0.00' && Number(line(quote, NIGHT).customer) > 0,
  },
  provider_commission_takes_all: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52', provider: { commissionAmount: '52' } }),
    shows: ({ quote }) => line(quote, NIGHT).provider === '0.00' && Number(line(quote, NIGHT).customer) > 0,
  },
  commission_high: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52', ...percent('99') }),
    shows: ({ quote }) => isNear(unit(quote, NIGHT), 5200),
  },
  commission_missing: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52' }),
    shows: ({ quote }) => line(quote, NIGHT).customer === line(quote, NIGHT).provider,
  },
  percentage_as_fraction: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52', ...percent('0.15') }),
    shows: ({ quote }) => unit(quote, NIGHT) < 52.1,
  },
  discount_exceeds_commission: {
    spoil: (book) => discount(book, 20, { code: 'CAMP25', minQuantity: 2, demandDiscount: '25' }),
    shows: ({ quote, data }) => data.discount === '25' && isNear(unit(quote, CAMP), 185) && quote.discount !== '0.00',
  },
  discount_takes_whole_payout: {
    spoil: (book) => discount(book, 2, { code: 'FREE', minQuantity: 3, supplyDiscount: '96' }),
    shows: ({ quote }) => line(quote, NIGHT).provider === line(quote, NIGHT).providerDiscount && line(quote, NIGHT).provider !== '0.00',
  },
  discount_unreachable: {
    spoil: (book) => discount(book, 2, { code: 'FOREVER', minQuantity: 366, demandDiscount: '5' }),
    shows: ({ quote }) => quote.noOfDaysOfTrip === 366 && quote.warnings.some(({ code }) => code === 'discount_code_not_applied'),
  },
  discount_never_applies: {
    spoil: (book) => discount(book, 2, { minQuantity: 3, demandDiscount: '5' }),
    shows: ({ quote }) => line(quote, NIGHT).quantity >= 3 && quote.discount === '0.00',
  },
  discount_code_unneeded: {
    spoil: (book) => discount(book, 2, { code: 'MEMBERS', required: true, demandDiscount: '5' }),
    shows: ({ quote }) => quote.request.discountCode === null && quote.discount !== '0.00',
  },
  discount_without_effect: {
    spoil: (book) => discount(book, 21, { code: 'FREERIDE' }),
    shows: ({ quote }) => quote.request.discountCode === 'FREERIDE' && quote.discount === '0.00' && quote.warnings.length === 0,
  },
  discount_doubled: {
    spoil: (book) => discount(book, 2, { code: ' sibling', minQuantity: 1, demandDiscount: '4' }),
    shows: ({ quote, data }) => data.demand === '8' && isNear(unit(quote, NIGHT), 33.5 / (1 - (16.5 - 8) / 100)),
  },
  discount_tiers_add_up: {
    spoil: (book) => discount(book, 2, { minQuantity: 42, required: true, demandDiscount: '5' }),
    shows: ({ quote, data }) => data.together === '9' && isNear(unit(quote, NIGHT), 33.5 / (1 - (16.5 - 9) / 100)),
  },
  discount_codes_alike: {
    spoil: (book) => discount(book, 11, { code: 'EARLY-BIRD', demandDiscount: '5' }),
    shows: ({ quote, again, data }) => quote.discount === '0.00' && again({ discountCode: data.other }).discount !== '0.00',
  },
  discount_code_differs: {
    spoil: (book) => discount(book, 21, { code: 'EARLYBIRD', demandDiscount: '8' }),
    shows: ({ quote }) => isNear(unit(quote, 131), 42 / (1 - (10 - 8) / 100)),
  },
  amount_far_from_others: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '520', ...percent('18') }),
    shows: ({ quote, data }) => unit(quote, NIGHT) > 8 * Number(data.median),
  },
  amount_too_precise: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52.005', provider: { commissionPercentage: '4' } }),
    shows: ({ quote }) => line(quote, NIGHT).quantity === 7 && line(quote, NIGHT).customer === '364.04',
  },
  amount_zero: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: 110, amount: '0' }),
    shows: ({ quote }) => !hasLine(quote, 110),
  },
  zero_hides_price: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: TRUST_FEE, amount: '0' }),
    shows: ({ quote, again }) => !hasLine(quote, TRUST_FEE) && hasLine(again({ hostFamilyId: 203 }), TRUST_FEE),
  },
  stay_unpriced: {
    spoil: (book) => {
      owner(book, 'Byrne').pricings = [];
    },
    shows: ({ quote }) => !quote.pricings.some(({ category }) => category === 'hosting'),
  },
  stay_not_payable: {
    spoil: (book) => {
      template(book, { id: 900, serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 21, required: true });
      owner(book, 'Byrne').pricings = [{ pricingTemplateId: 900, amount: '50', ...percent('18') }];
    },
    shows: ({ quote }) =>
      quote.pricings.some(({ category }) => category === 'hosting') &&
      quote.pricings.every(({ tripTypeId }) => ![1, 2, 10, 11].includes(tripTypeId)),
  },
  camp_unpriced: {
    spoil: (book) => price(book, 'Kinsale', { pricingTemplateId: CAMP, amount: '0' }),
    shows: ({ quote }) => quote.warnings.some(({ code }) => code === 'camp_weeks_unpriced'),
  },
  camp_charged_twice: {
    spoil: (book) => price(book, 'Kinsale', { pricingTemplateId: 121, amount: '80', ...percent('15', '5') }),
    shows: ({ quote, data }) => line(quote, data.templateId).hostableType === 'Activity' && hasLine(quote, data.otherTemplateId),
  },
  service_charged_twice: {
    spoil: (book) => price(book, 'Nolan', { pricingTemplateId: NIGHT, amount: '44', ...percent('17') }),
    shows: ({ quote, data }) =>
      hasLine(quote, data.templateId) && hasLine(quote, data.otherTemplateId) && quote.request.serviceTypeIds.length === 0,
  },
  activity_price_ignored: {
    spoil: (book) => price(book, 'Dublin coding', { pricingTemplateId: 131, amount: '20', ...percent('10') }),
    shows: ({ quote }) =>
      quote.request.serviceTypeIds.includes(5) &&
      !quote.pricings.some((one) => one.hostableType === 'Activity' && one.pricingTemplateId === 131),
  },
  inactive_trip_type_priced: {
    spoil: (book) => {
      for (const tripType of book.tripTypes) if (tripType.id === 11) tripType.active = false;
    },
    shows: ({ quote, data }) => !hasLine(quote, data.templateId),
  },
  quantity_ignored: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: NIGHT, amount: '52', quantity: 7, ...percent('18') }),
    shows: ({ quote, data }) => line(quote, NIGHT).quantity !== data.quantity,
  },
  quantity_zero: {
    spoil: (book) => price(book, 'Byrne', { pricingTemplateId: 131, amount: '25', quantity: 0, ...percent('10', '2') }),
    shows: ({ quote }) => quote.request.serviceTypeIds.includes(5) && !hasLine(quote, 131),
  },
  pricing_type_unfit: {
    spoil: (book) => {
      template(book, { id: 900, serviceTypeId: 2, pricingTypeId: 1, tripTypeId: 20 });
      price(book, 'Byrne', { pricingTemplateId: 900, amount: '30', ...percent('15') });
    },
    shows: ({ quote }) => line(quote, 900).quantity === 7 && quote.noOfCampsAdded === 1,
  },
  service_name_unrecognised: {
    spoil: (book) => service(book, 'Trustfee', { owner: 'Byrne', pricingTypeId: 6 }),
    shows: ({ quote }) => quote.pricings.some(({ category, serviceTypeId }) => category === 'other' && serviceTypeId > 900),
  },
  service_name_ambiguous: {
    spoil: (book) => service(book, 'Horse riding camp', { owner: 'Byrne', pricingTypeId: 3 }),
    shows: ({ quote, data }) =>
      data.taken === 'camp' && quote.pricings.some(({ category, serviceTypeId }) => category === 'camp' && serviceTypeId > 900),
  },
  name_doubled: {
    spoil: (book) => book.serviceTypes.push({ id: 900, name: ' trust FEE' }),
    shows: ({ quote }) => quote.request.serviceTypeIds.includes(900) && quote.pricings.every(({ serviceTypeId }) => serviceTypeId !== 900),
  },
  name_blank: {
    spoil: (book) => {
      for (const family of book.hostFamilies) if (family.id === 202) family.name = ' ';
    },
    shows: ({ quote }) => quote.request.hostFamilyId === 202 && quote.pricings.length > 0,
  },
  template_never_priced: {
    spoil: (book) => template(book, { id: 900, serviceTypeId: 6, pricingTypeId: 6, tripTypeId: 21 }),
    shows: ({ quote }) =>
      quote.request.serviceTypeIds.includes(6) && quote.pricings.every(({ pricingTemplateId }) => pricingTemplateId !== 900),
  },
  entry_unused: { spoil: (book) => book.counties.push({ id: 900, name: 'Mayo', countryId: 1 }), shows: null },
  vat_rate_above_one: {
    spoil: (book) => Object.assign(book, { policy: { vatRate: '23' } }),
    shows: ({ quote }) => Number(quote.vat) > Number(quote.amountSupplyVAT),
  },
  vat_rate_unusual: {
    spoil: (book) => Object.assign(book, { policy: { vatRate: '0' } }),
    shows: ({ quote }) => quote.vat === '0.00' && Number(quote.amountSupplyVAT) > 0 && !quote.request.vatExempt,
  },
  camp_days_unusual: {
    spoil: (book) => Object.assign(book, { policy: { campDaysPerWeek: 0 } }),
    shows: ({ quote }) => quote.noOfCampsAdded === 1 && quote.noOfImmersionDays === quote.noOfDaysOfTrip,
  },
  effective_from_missing: {
    spoil: (book) => {
      delete book.effectiveFrom;
    },
    shows: null,
  },
};

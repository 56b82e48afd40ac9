// The mistakes that are planted: each changes how a price was worked out, or what was kept of it.

import { countDays, type PriceBook } from '@hosted-stay/pricing-core';

import { type Calculation, parsedBook, referenceQuote, requestWith } from './calculate.ts';
import { add, type Figures, type Recorded, timesHundred } from './figures.ts';

export type Cause =
  | 'rounding'
  | 'vat_exempt'
  | 'vat_rate'
  | 'nights_as_days'
  | 'discount_code'
  | 'book_version'
  | 'camp_weeks'
  | 'student_count'
  | 'commission_edit'
  | 'missing_line'
  | 'extra_line'
  | 'currency_exponent'
  | 'unexplained';

/** What went wrong, with what it takes to do it again. */
export type Detail = { readonly cause: Cause } & Readonly<Record<string, unknown>>;

/** A calculation gone wrong; `keep` is what then happened to its answer. */
export interface Mistake {
  readonly calculation: Calculation;
  readonly detail: Detail;
  readonly keep?: (recorded: Recorded) => Recorded;
}

/** Makes a mistake, or has no way to make it with this booking. */
export type Fault = (right: Calculation, otherBook: PriceBook) => Mistake | undefined;

export const rounding: Fault = (right) => ({
  calculation: { ...right, book: policyOf(right.book, { rounding: 'half-even' }) },
  detail: { cause: 'rounding', rounding: 'half-even' },
});

export const vatExempt =
  (recorded: boolean): Fault =>
  (right) =>
    right.request.vatExempt === recorded
      ? undefined
      : {
          calculation: { ...right, request: requestWith(right.request, { vatExempt: recorded }) },
          detail: { cause: 'vat_exempt', vatExempt: recorded },
        };

export const vatRate =
  (rate: string): Fault =>
  (right) =>
    right.request.vatExempt
      ? undefined
      : { calculation: { ...right, book: policyOf(right.book, { vatRate: rate }) }, detail: { cause: 'vat_rate', vatRate: rate } };

export const nightsAsDays: Fault = (right) => ({
  calculation: { ...right, nightsAsDays: true },
  detail: { cause: 'nights_as_days' },
});

/** Null drops the code that was asked for; a code is added where there was none. */
export const discountCode =
  (code: string | null): Fault =>
  (right) => {
    const asked = right.request.discountCode;
    if ((code === null) === (asked === null)) return undefined;
    return {
      calculation: { ...right, request: requestWith(right.request, { discountCode: code }) },
      detail: { cause: 'discount_code', discountCode: code, asked },
    };
  };

export const bookVersion: Fault = (right, otherBook) => ({
  calculation: { ...right, book: otherBook },
  detail: { cause: 'book_version', bookVersion: otherBook.version },
});

export const campWeeks =
  (more: number): Fault =>
  (right) => {
    const { request } = right;
    const weeks = (request.currentNoOfWeeks ?? 0) + more;
    const chosen = request.nearbyActivities.reduce((sum, activity) => sum + activity.weeks, 0);
    if (request.activityDetailsType === 'family' || weeks < chosen || weeks > countDays(request.fromDate, request.toDate).countMonToFri)
      return undefined;
    return {
      calculation: { ...right, request: requestWith(request, { currentNoOfWeeks: weeks }) },
      detail: { cause: 'camp_weeks', currentNoOfWeeks: weeks },
    };
  };

export const studentCount =
  (more: number): Fault =>
  (right) => {
    const countStudents = right.request.countStudents + more;
    if (countStudents < 1) return undefined;
    return {
      calculation: { ...right, request: requestWith(right.request, { countStudents }) },
      detail: { cause: 'student_count', countStudents },
    };
  };

/** Somebody edited a customer commission of the family's hosting and forgot to make a new version. */
export const commissionEdit =
  (more: number): Fault =>
  (right) => {
    const line = referenceQuote(right)?.pricings.find(({ category }) => category === 'hosting');
    if (line === undefined) return undefined;
    const { pricingTemplateId } = line;
    const family = right.book.hostFamilies.find(({ id }) => id === right.request.hostFamilyId);
    const county = right.book.counties.find(({ id }) => id === family?.countyId);
    const country = right.book.countries.find(({ id }) => id === county?.countryId);
    const standing = [family, county, country]
      .map((owner) => owner?.pricings.find((pricing) => pricing.pricingTemplateId === pricingTemplateId))
      .find((pricing) => pricing !== undefined);
    if (standing === undefined) return undefined;
    const from = standing.customer.commissionPercentage;
    const to = String((Number(from) * 100 + more * 100) / 100);
    const edit = <T extends { readonly pricings: readonly (typeof standing)[] }>(owner: T) => ({
      ...owner,
      pricings: owner.pricings.map((pricing) =>
        pricing === standing ? { ...pricing, customer: { ...pricing.customer, commissionPercentage: to } } : pricing,
      ),
    });
    const { book } = right;
    const edited = parsedBook({
      ...book,
      hostFamilies: book.hostFamilies.map(edit),
      counties: book.counties.map(edit),
      countries: book.countries.map(edit),
    });
    return {
      calculation: { ...right, book: edited },
      detail: { cause: 'commission_edit', pricingTemplateId, side: 'customer', from, to },
    };
  };

export const missingLine: Fault = (right) => {
  const quote = referenceQuote(right);
  const at = quote?.pricings.findIndex(({ category }) => category !== 'hosting' && category !== 'trust_fee') ?? -1;
  const line = quote?.pricings[at];
  if (line === undefined) return undefined;
  const { pricingTemplateId, hostableType, hostableId } = line;
  return { calculation: { ...right, withoutLine: at }, detail: { cause: 'missing_line', pricingTemplateId, hostableType, hostableId } };
};

/** A service that nobody asked for was charged. */
export const extraLine =
  (serviceTypeId: number): Fault =>
  (right) => {
    if (right.request.serviceTypeIds.includes(serviceTypeId)) return undefined;
    const request = requestWith(right.request, { serviceTypeIds: [...right.request.serviceTypeIds, serviceTypeId] });
    const before = referenceQuote(right)?.pricings ?? [];
    const after = referenceQuote({ ...right, request })?.pricings ?? [];
    const added = after.find((line) => line.serviceTypeId === serviceTypeId);
    if (added === undefined || after.length !== before.length + 1) return undefined;
    return {
      calculation: { ...right, request },
      detail: { cause: 'extra_line', pricingTemplateId: added.pricingTemplateId, serviceTypeId },
    };
  };

export const currencyExponent: Fault = (right) => ({
  calculation: right,
  detail: { cause: 'currency_exponent', factor: 100 },
  keep: timesHundred,
});

/** Figures typed over by hand. */
export const unexplained =
  (amount: string, names: readonly (keyof Figures)[] = ['total']): Fault =>
  (right) => ({
    calculation: right,
    detail: { cause: 'unexplained', amount, figures: names },
    keep: (recorded) => ({ ...recorded, figures: add(recorded.figures, names, amount) }),
  });

function policyOf(book: PriceBook, change: Partial<PriceBook['policy']>): PriceBook {
  return parsedBook({ ...book, policy: { ...book.policy, ...change } });
}

// All errors and warnings of the engine: a code from a closed list, a path, and data for its text.

/** From the outside in: field names and list positions, `['nearbyActivities', 2, 'weeks']`. */
export type Path = readonly (string | number)[];

/** The data of codes for refused requests and for warnings of a quote. */
export interface RequestIssueData {
  // The shape of any input
  readonly invalid_type: { readonly expected: string; readonly received: string };
  readonly missing_field: { readonly field: string };
  readonly unknown_field: { readonly field: string; readonly closest: string | null };
  readonly duplicate_field: { readonly field: string; readonly other: string };
  readonly invalid_value: { readonly received: string; readonly allowed: readonly string[] };
  readonly out_of_range: { readonly minimum: number; readonly maximum: number; readonly received: number };
  // A request
  readonly duplicate_activity: { readonly id: number };
  readonly invalid_date: {
    readonly received: string;
    /** A moment was expected, and this is one but for its time zone. */
    readonly missingZone?: true;
  };
  readonly dates_reversed: { readonly fromDate: string; readonly toDate: string };
  readonly stay_too_long: { readonly days: number; readonly maximum: number };
  readonly unknown_host_family: { readonly id: number };
  readonly unknown_activity: { readonly id: number };
  readonly too_many_activities: { readonly chosenWeeks: number; readonly wantedWeeks: number };
  readonly too_many_camp_weeks: { readonly wantedWeeks: number; readonly possibleWeeks: number };
  // Warnings of a quote that stands all the same
  readonly discount_code_not_applied: { readonly discountCode: string };
  readonly camp_weeks_unpriced: { readonly weeks: number };
}

/** The data of each code. The texts are in the locales. */
export interface IssueData extends RequestIssueData {
  // A price book
  readonly invalid_decimal: { readonly received: string };
  readonly too_many_digits: { readonly received: string; readonly integerDigits: number; readonly fractionDigits: number };
  readonly negative_amount: { readonly received: string };
  readonly commission_too_high: { readonly received: string };
  readonly duplicate_id: { readonly id: number; readonly first: Path };
  readonly unknown_reference: { readonly id: number; readonly collection: string };
  readonly duplicate_template: { readonly templateId: number; readonly first: Path };
  readonly unknown_pricing_type: { readonly name: string; readonly known: readonly string[] };
  readonly unknown_currency: { readonly received: string };
  // Questions asked of a quote or a pricer
  readonly template_not_in_stay: { readonly templateId: number };
  readonly several_payees: { readonly templateId: number; readonly payees: readonly string[] };
  readonly invalid_amount: { readonly received: string; readonly fractionDigits: number };
  readonly unbalanced: { readonly difference: string };
  readonly detached_quote: { readonly fingerprint: string };
  readonly no_weight: { readonly weights: number };
}

export type IssueCode = keyof IssueData;

/** One fault or warning; `code` decides the type of `data`. */
export type Issue<C extends IssueCode = IssueCode> = {
  readonly [K in C]: { readonly code: K; readonly path: Path; readonly data: IssueData[K] };
}[C];

/** A warning on a valid quote. */
export type QuoteWarning = Issue<'discount_code_not_applied' | 'camp_weeks_unpriced'>;

/** Creates an issue; its code decides the type of its data. */
export function issue<C extends IssueCode>(code: C, path: Path, data: IssueData[C]): Issue<C> {
  return { code, path, data } as Issue<C>;
}

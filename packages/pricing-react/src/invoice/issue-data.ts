// What can be wrong with an invoice: a closed code, the path of the field, and the data its sentence needs.

/** From the outside in, in the words of the draft or of the JSON that was read: `['lines', 2, 'unitAmount']`. */
export type InvoicePath = readonly (string | number)[];

/** Fields that an invoice can't do without. */
export type NeededField =
  | 'name'
  | 'address'
  | 'description'
  | 'quantity'
  | 'unitAmount'
  | 'vatPercentage'
  | 'percentage'
  | 'date'
  | 'amount'
  | 'vatText';

/** What each code carries. Amounts are decimal text of `currency`, dates ISO text. */
export interface InvoiceIssueData {
  // A draft
  readonly missing: { readonly field: NeededField };
  readonly invalid_email: { readonly received: string };
  readonly invalid_quantity: { readonly received: string; readonly fractionDigits: number };
  readonly invalid_amount: { readonly received: string; readonly currency: string; readonly fractionDigits: number };
  readonly invalid_percentage: { readonly received: string };
  readonly invalid_date: { readonly received: string };
  readonly due_before_issue: { readonly issueDate: string };
  readonly date_out_of_order: { readonly earliest: string };
  readonly date_after_due: { readonly dueDate: string };
  readonly deposit_not_positive: Record<never, never>;
  readonly deposit_above_total: { readonly total: string; readonly currency: string };
  readonly instalment_count: { readonly minimum: number; readonly maximum: number };
  readonly nothing_to_bill: Record<never, never>;
  readonly total_below_zero: { readonly total: string; readonly currency: string };
  readonly unknown_currency: { readonly received: string };
  /** The quote is a provider's view: what the customer pays isn't in it. */
  readonly not_a_customers_quote: Record<never, never>;
  /** The quote is no view that can be billed: a field is missing or none of its kind. */
  readonly broken_quote: Record<never, never>;
  /** A figure that isn't the sum of what is printed above it. `difference` is received − expected. */
  readonly unbalanced: { readonly currency: string; readonly expected: string; readonly received: string; readonly difference: string };
  // JSON that was read
  readonly part_below_zero: Record<never, never>;
  readonly not_json: Record<never, never>;
  readonly wrong_type: { readonly expected: 'text' | 'number' | 'list' | 'object' | 'boolean' };
  readonly wrong_value: { readonly received: string; readonly allowed: readonly string[] };
  readonly unknown_field: Record<never, never>;
}

export type InvoiceIssueCode = keyof InvoiceIssueData;

/** One fault; `code` decides the type of `data`. */
export type InvoiceIssue<C extends InvoiceIssueCode = InvoiceIssueCode> = {
  readonly [K in C]: { readonly code: K; readonly path: InvoicePath; readonly data: InvoiceIssueData[K] };
}[C];

export function invoiceIssue<C extends InvoiceIssueCode>(code: C, path: InvoicePath, data: InvoiceIssueData[C]): InvoiceIssue<C> {
  return { code, path, data } as InvoiceIssue<C>;
}

// The names of causes.

/** Every cause an audit can name. */
export type CauseName =
  | 'vat_exempt'
  | 'rounding'
  | 'discount_code'
  | 'student_count'
  | 'camp_weeks'
  | 'nights_as_days'
  | 'book_version'
  | 'vat_rate'
  | 'missing_line'
  | 'extra_line'
  | 'currency_exponent'
  | 'commission_edit';

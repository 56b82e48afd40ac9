// The causes an audit knows: in which order they are combined, and which of two equal explanations is named first.

import { bookVersion } from './book-version.ts';
import { campWeeks } from './camp-weeks.ts';
import type { CauseFamily } from './cause.ts';
import type { CauseName } from './cause-name.ts';
import { commissionEdit } from './commission-edit.ts';
import { currencyExponent } from './currency-exponent.ts';
import { discountCode } from './discount-code.ts';
import { extraLine, missingLine } from './lines.ts';
import { nightsAsDays } from './nights-as-days.ts';
import { rounding } from './rounding.ts';
import { studentCount } from './student-count.ts';
import { vatExemption } from './vat-exemption.ts';
import { vatRate } from './vat-rate.ts';

/**
 * In the order in which changes are made when several are combined: the book first, then the unit of what was recorded, then
 * what the booking asked for, and last what is worked out from the record, which needs all the rest to be in place.
 */
export const CAUSES: readonly CauseFamily[] = [
  bookVersion,
  currencyExponent,
  rounding,
  vatExemption,
  discountCode,
  campWeeks,
  nightsAsDays,
  missingLine,
  extraLine,
  studentCount,
  vatRate,
  commissionEdit,
];

/** The likelier first: among explanations of as few causes, the one whose places add up to less is named. */
export const LIKELIHOOD: readonly CauseName[] = [
  'vat_exempt',
  'currency_exponent',
  'discount_code',
  'book_version',
  'student_count',
  'nights_as_days',
  'rounding',
  'vat_rate',
  'camp_weeks',
  'missing_line',
  'extra_line',
  'commission_edit',
];

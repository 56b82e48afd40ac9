// The names of codes in results: causes, figures, and groups of rows.

import { useTranslations } from '#web/ui/text/translations.ts';

/** All causes of an audit with a translation; combinations are joined by `+`. */
const CAUSES = [
  'book_version',
  'camp_weeks',
  'commission_edit',
  'currency_exponent',
  'discount_code',
  'extra_line',
  'missing_line',
  'nights_as_days',
  'rounding',
  'student_count',
  'unexplained',
  'vat_exempt',
  'vat_rate',
  'unchecked',
  'error',
] as const;

type Cause = (typeof CAUSES)[number];

const FIGURES = [
  'subtotal',
  'discount',
  'vat',
  'total',
  'subtotalHF',
  'discountHF',
  'totalHF',
  'amountSupplyVAT',
  'amountFamworld',
  'customer',
  'customerDiscount',
  'provider',
  'providerDiscount',
  'quantity',
  'students',
  'line',
] as const;

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code => (codes as readonly string[]).includes(code);

/** Returns a function that names a combination of causes; unknown codes are returned unchanged. */
export function useCauseName(): (causes: string) => string {
  const words = useTranslations('repricing.cause');
  return (causes) =>
    causes
      .split(' + ')
      .map((code) => (isOneOf<Cause>(CAUSES, code) ? words(code) : code))
      .join(' + ');
}

/** Returns a function that names a figure of a booking; unknown figures are returned unchanged. */
export function useFigureName(): (figure: string) => string {
  const words = useTranslations('repricing.figure');
  return (figure) => (isOneOf(FIGURES, figure) ? words(figure) : figure);
}

// An amount that must not be more than another one: told at its field while it is typed, and not sent.

import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isMore } from './amounts.model.ts';

type Amount = FieldBinding<string | null | undefined>;

interface Limit {
  readonly most: string;
  readonly currency: string;
}

/** Makes a shape refuse more than the limit, in the words of all forms: `shape.refine(...limitAmount(limit))`. */
export function limitAmount({ most, currency }: Limit) {
  return [
    ({ amount }: { readonly amount?: string | undefined }) => amount === undefined || !isMore(amount, most, currency),
    { path: ['amount'], params: { rule: 'maxValue', values: { max: most } } },
  ] as [(body: { readonly amount?: string | undefined }) => boolean, { path: string[]; params: object }];
}

/** An amount in words of the language of the page. */
export function useMoney(): (amount: string, currency: string) => string {
  const format = getFormatter(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}

/** The field of an amount, which says at once when it is too much. The contract takes numbers too; a form holds text. */
export function useLimited(field: FieldBinding<unknown>, { most, currency }: Limit): Amount {
  const words = useTranslations('payments');
  const money = useMoney();
  const text = field as Amount;
  if (!isMore(text.value ?? '', most, currency)) return text;
  return { ...text, problem: { text: words('atMost', { amount: money(most, currency) }) } };
}

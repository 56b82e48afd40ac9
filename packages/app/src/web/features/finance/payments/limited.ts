// An amount with an upper limit: the field shows an error while typing, and the form isn't sent.

import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isMore } from './amounts.model.ts';

type Amount = FieldBinding<string | null | undefined>;

interface Limit {
  readonly most: string;
  readonly currency: string;
}

/** Returns a refinement that rejects more than the limit, with the common form message: `shape.refine(...limitAmount(limit))`. */
export function limitAmount({ most, currency }: Limit) {
  return [
    ({ amount }: { readonly amount?: string | undefined }) => amount === undefined || !isMore(amount, most, currency),
    { path: ['amount'], params: { rule: 'maxValue', values: { max: most } } },
  ] as [(body: { readonly amount?: string | undefined }) => boolean, { path: string[]; params: object }];
}

/** Returns a formatter for amounts in the language of the page. */
export function useMoney(): (amount: string, currency: string) => string {
  const format = getFormatter(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}

/** Returns an amount field that shows at once if it is too high. The contract also accepts numbers; forms hold text. */
export function useLimited(field: FieldBinding<unknown>, { most, currency }: Limit): Amount {
  const words = useTranslations('payments');
  const money = useMoney();
  const text = field as Amount;
  if (!isMore(text.value ?? '', most, currency)) return text;
  return { ...text, problem: { text: words('atMost', { amount: money(most, currency) }) } };
}

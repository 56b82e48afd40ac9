// Numbers of shapes that take whatever can be read as one, as text: on the page such a field holds what was typed.

import { shareOfPercent, toPercent } from '#contract/platform/validation/percent.ts';
import type { FieldBinding } from '#web/ui/form/use-form.ts';

/** The shapes of numbers take whatever can be read as one: on the page such a field holds text. */
export function toTextBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const { value } = field;
  return { ...field, value: value === null || value === undefined ? null : String(value), change: (text) => field.change(text) };
}

/** A share of one, shown and typed as a percentage. */
export function toPercentBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const text = toTextBinding(field);
  return {
    ...text,
    value: typeof text.value === 'string' ? toPercent(text.value) : text.value,
    change: (percent) => text.change(typeof percent === 'string' ? shareOfPercent(percent) : percent),
  };
}

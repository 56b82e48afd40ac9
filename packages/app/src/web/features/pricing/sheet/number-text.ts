// Bindings of numeric fields as text: the form holds what was typed, and the shape parses it as a number.

import { shareOfPercent, toPercent } from '#contract/platform/validation/percent.ts';
import type { FieldBinding } from '#web/ui/form/use-form.ts';

/** Binds a numeric field as text; its shape accepts anything that can be parsed as a number. */
export function toTextBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const { value } = field;
  return { ...field, value: value === null || value === undefined ? null : String(value), change: (text) => field.change(text) };
}

/** Binds a fraction that is shown and typed as a percentage. */
export function toPercentBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const text = toTextBinding(field);
  return {
    ...text,
    value: typeof text.value === 'string' ? toPercent(text.value) : text.value,
    change: (percent) => text.change(typeof percent === 'string' ? shareOfPercent(percent) : percent),
  };
}

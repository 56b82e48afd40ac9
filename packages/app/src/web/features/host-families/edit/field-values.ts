// Converts values of the record to those of the inputs and back.

import type { FieldBinding } from '#web/ui/form/use-form.ts';

function convert<Inner, Outer>(
  field: FieldBinding<Inner>,
  { toInput, fromInput }: { readonly toInput: (value: Inner) => Outer; readonly fromInput: (value: Outer) => Inner },
): FieldBinding<Outer> {
  return {
    ...field,
    value: toInput(field.value),
    change: (value) => field.change(fromInput(value)),
    introduce: (own) => field.introduce({ ...own, show: (value) => own.show(toInput(value as Inner)) }),
  };
}

/** A choice that may be empty: `''` in the record, null in a menu. */
export const asChoice = (field: FieldBinding<string>) =>
  convert<string, string | null>(field, { toInput: (value) => value || null, fromInput: (value) => value ?? '' });

/** A day that may be missing. */
export const asDay = (field: FieldBinding<string | null>) =>
  convert<string | null, string>(field, { toInput: (value) => value ?? '', fromInput: (value) => value || null });

/** An ID, chosen from a menu. */
export const asId = (field: FieldBinding<number | null>) =>
  convert<number | null, string | null>(field, {
    toInput: (value) => (value === null ? null : String(value)),
    fromInput: (value) => (value === null ? null : Number(value)),
  });

/** Several IDs, chosen from a menu. */
export const asIds = (field: FieldBinding<readonly number[]>) =>
  convert<readonly number[], string[]>(field, { toInput: (value) => value.map(String), fromInput: (value) => value.map(Number) });

/** A number that may be missing, as it is typed. */
export const asNumberText = (field: FieldBinding<number | string | null>) =>
  convert<number | string | null, string>(field, {
    toInput: (value) => (value === null ? '' : String(value)),
    fromInput: (text) => (text.trim() === '' ? null : text),
  });

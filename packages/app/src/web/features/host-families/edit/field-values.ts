// Converts values of the record to those of the inputs and back.

import type { FieldBinding } from '#web/ui/form/use-form.ts';

interface Conversion<Inner, Outer> {
  readonly toInput: (value: Inner) => Outer;
  readonly fromInput: (value: Outer) => Inner;
}

/** Returns a function that converts fields: the same one for the same field, so that typing in one field renders no others. */
function createConverter<Inner, Outer>({ toInput, fromInput }: Conversion<Inner, Outer>) {
  const known = new WeakMap<FieldBinding<Inner>, FieldBinding<Outer>>();
  return (field: FieldBinding<Inner>): FieldBinding<Outer> => {
    const last = known.get(field);
    if (last !== undefined) return last;
    const converted: FieldBinding<Outer> = {
      ...field,
      value: toInput(field.value),
      change: (value) => field.change(fromInput(value)),
      introduce: (own) => field.introduce({ ...own, show: (value) => own.show(toInput(value as Inner)) }),
    };
    known.set(field, converted);
    return converted;
  };
}

/** A choice that may be empty: `''` in the record, null in a menu. */
export const asChoice = createConverter<string, string | null>({ toInput: (value) => value || null, fromInput: (value) => value ?? '' });

/** A day that may be missing. */
export const asDay = createConverter<string | null, string>({ toInput: (value) => value ?? '', fromInput: (value) => value || null });

/** An ID, chosen from a menu. */
export const asId = createConverter<number | null, string | null>({
  toInput: (value) => (value === null ? null : String(value)),
  fromInput: (value) => (value === null ? null : Number(value)),
});

/** Several IDs, chosen from a menu. */
export const asIds = createConverter<readonly number[], string[]>({
  toInput: (value) => value.map(String),
  fromInput: (value) => value.map(Number),
});

/** A number that may be missing, as it is typed. */
export const asNumberText = createConverter<number | string | null, string>({
  toInput: (value) => (value === null ? '' : String(value)),
  fromInput: (text) => (text.trim() === '' ? null : text),
});

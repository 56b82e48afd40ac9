// What the parts of the form of an invoice share: the form as they know it, and fields whose values are written in another way.

import type * as z from 'zod';
import type { invoiceBody } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Draft } from '#web/ui/form/form-values.ts';
import type { FieldBinding, UsedForm } from '#web/ui/form/use-form.ts';

export type InvoiceValues = Draft<z.input<typeof invoiceBody>>;

export interface InvoicePartProps {
  readonly form: UsedForm<InvoiceValues>;
}

/** A number that is chosen from a menu. */
export function toChoiceBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const { value } = field;
  return {
    ...field,
    value: value === null || value === undefined ? null : String(value),
    change: (chosen) => field.change(chosen === null || chosen === undefined ? null : Number(chosen)),
  };
}

/** A list of lines that is typed as one text. */
export function toLinesBinding(
  field: FieldBinding<(string | null | undefined)[] | string[] | null | undefined>,
): FieldBinding<string | null | undefined> {
  return { ...field, value: (field.value ?? []).join('\n'), change: (text) => field.change(text ? text.split('\n') : []) };
}

// What the parts of the invoice form share: the type of the form, and bindings that convert values.

import type * as z from 'zod';
import type { invoiceBody } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Draft } from '#web/ui/form/form-values.ts';
import type { FieldBinding, UsedForm } from '#web/ui/form/use-form.ts';

export type InvoiceValues = Draft<z.input<typeof invoiceBody>>;

export interface InvoicePartProps {
  readonly form: UsedForm<InvoiceValues>;
}

/** Binds a number to a select field. */
export function toChoiceBinding(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const { value } = field;
  return {
    ...field,
    value: value === null || value === undefined ? null : String(value),
    change: (chosen) => field.change(chosen === null || chosen === undefined ? null : Number(chosen)),
  };
}

/** Binds a list of lines to a single text field. */
export function toLinesBinding(
  field: FieldBinding<(string | null | undefined)[] | string[] | null | undefined>,
): FieldBinding<string | null | undefined> {
  return { ...field, value: (field.value ?? []).join('\n'), change: (text) => field.change(text ? text.split('\n') : []) };
}

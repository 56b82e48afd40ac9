// What the input fields say of themselves.

import type { PluralForms } from '@hosted-stay/pricing-core/format';

export interface FieldMessages {
  readonly combobox: {
    /** Under the options that are shown. */
    readonly more: PluralForms;
    readonly nothing: string;
  };
  readonly number: {
    readonly less: (field: { label: string }) => string;
    readonly more: (field: { label: string }) => string;
    /** For what is no whole number and for what lies outside. */
    readonly range: (limits: { min: string; max: string }) => string;
  };
}

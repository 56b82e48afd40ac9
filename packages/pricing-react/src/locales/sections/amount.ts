// What a field for an amount says of itself.

import type { PluralForms } from '@hosted-stay/pricing-core/format';

export interface AmountMessages {
  /** How a text was read that is not written as the locale does. */
  readonly readAs: (value: { text: string }) => string;
  readonly unreadable: (right: { example: string }) => string;
  readonly digits: PluralForms;
  readonly whole: string;
  readonly negative: string;
}

// What the calculator's form and its result say.

import type { Side } from '@hosted-stay/pricing-core';
import type { PluralForms } from '@hosted-stay/pricing-core/format';

export interface CalculatorMessages {
  /** The name of the whole widget. */
  readonly title: string;
  readonly hostFamily: string;
  readonly dates: string;
  readonly kind: string;
  /** The kinds of stay, each with a sentence. */
  readonly kinds: Readonly<Record<'family' | 'mixed' | 'local', { readonly name: string; readonly about: string }>>;
  readonly campWeeks: string;
  /** What an empty field means. */
  readonly campWeeksHint: Readonly<Record<'mixed' | 'local', string>>;
  readonly activities: string;
  readonly addActivity: string;
  readonly weeksOf: (chosen: { readonly activity: string }) => string;
  readonly remove: (chosen: { readonly activity: string }) => string;
  /** Why there are no camps and activities to choose. */
  readonly familyOnly: string;
  readonly services: string;
  readonly students: string;
  readonly code: string;
  readonly vatExempt: string;
  /** What is needed for a price: a list of labels. */
  readonly missing: (needed: { readonly fields: string }) => string;
  readonly price: string;
  readonly showPrice: string;
  readonly sides: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly total: string;
  readonly vatIncluded: (total: { readonly vat: string }) => string;
  readonly vatNone: string;
  readonly payouts: string;
  readonly platform: string;
  readonly takeRate: string;
  readonly takeRateOf: (rate: { readonly percent: string }) => string;
  readonly markUp: string;
  readonly markUpOn: (rate: { readonly percent: string }) => string;
  /** Spoken by a screen reader once the figure has settled. */
  readonly spoken: (figure: { readonly label: string; readonly amount: string }) => string;
  /** Said beside a price that belongs to earlier inputs. */
  readonly earlier: string;
  readonly why: string;
  readonly cheaper: string;
  readonly cheaperNone: string;
  readonly saving: (stay: { readonly amount: string }) => string;
  readonly takeDates: (stay: { readonly from: string; readonly to: string }) => string;
  readonly keep: string;
  readonly comparison: string;
  readonly a: string;
  readonly b: string;
  readonly difference: string;
  readonly swap: string;
  readonly takeOver: string;
  readonly clear: string;
  readonly weeks: PluralForms;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly copy: Readonly<Record<'link' | 'json' | 'csv', string>>;
  readonly copied: string;
  readonly copyRefused: string;
}

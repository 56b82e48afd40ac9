// What the live total says.

import type { PluralForms } from '@hosted-stay/pricing-core/format';
import type { ChangeKind } from '../../quote/changes.ts';

export interface TotalMessages {
  readonly title: string;
  /** Beside the figure: it is all there is to pay. */
  readonly included: string;
  readonly nights: PluralForms;
  readonly students: PluralForms;
  readonly stay: (stay: { readonly nights: string; readonly students: string }) => string;
  readonly saving: (saving: { readonly amount: string }) => string;
  readonly more: (change: { readonly amount: string }) => string;
  readonly less: (change: { readonly amount: string }) => string;
  /** Parts changed and the total did not. */
  readonly same: string;
  /** What a change is of, in a list with an amount beside each. */
  readonly kind: Readonly<Record<ChangeKind, string>>;
  /** Nothing has been asked yet. */
  readonly empty: string;
  /** Beside a total that belongs to what was asked before. */
  readonly earlier: string;
  readonly codeNotApplied: (warning: { readonly code: string }) => string;
  readonly campUnpriced: string;
  /** A warning for which there are no words. */
  readonly warning: string;
  /** Spoken by a screen reader once the total has settled. */
  readonly spoken: (total: { readonly amount: string }) => string;
}

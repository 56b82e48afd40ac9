// What the price by length of stay says.

import type { PluralForms } from '@hosted-stay/pricing-core/format';

export interface CurveMessages {
  readonly title: string;
  readonly nights: PluralForms;
  /** The ends of the curve, `from` and `to` being amounts. */
  readonly ends: (parts: { readonly from: string; readonly shortest: string; readonly to: string; readonly longest: string }) => string;
  readonly cheapest: (parts: { readonly amount: string; readonly nights: string }) => string;
  /** In place of both, where no length has a price. */
  readonly empty: string;
  /** Name of the slider, and of the column. */
  readonly length: string;
  /** Under the axis. */
  readonly axis: string;
  readonly lastDay: string;
  readonly total: string;
  readonly eachNight: string;
  /** One length of stay. */
  readonly stay: (parts: { readonly nights: string; readonly date: string }) => string;
  readonly perNight: (parts: { readonly amount: string }) => string;
  readonly noPrice: string;
  /** It costs less than a shorter stay. */
  readonly drop: (parts: { readonly amount: string; readonly nights: string }) => string;
  /** What the mark in the chart stands for. */
  readonly dropMark: string;
  /** The length that is asked for now. */
  readonly current: string;
  readonly pick: (parts: { readonly nights: string }) => string;
  readonly showChart: string;
  readonly showTable: string;
}

// The sizes, weights and colours of an invoice, in points; leadings are whole steps of three.

export interface TypeStyle {
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  readonly weight: 'regular' | 'bold';
  /** Digits of one width, so that figures stand under one another. */
  readonly tabular?: true;
}

const INK = '#142321';
const MUTED = '#4b5f5c';
export const LINE = '#d3dfdd';
export const SOFT = '#f2f6f5';
/** Of the mark across a draft: light enough to read through. */
const WATERMARK = '#edf2f1';
export const TEAL = '#0f766e';

const body = { size: 9, leading: 12, color: INK, weight: 'regular' } as const;

export const TYPE = {
  title: { size: 24, leading: 30, color: INK, weight: 'bold' },
  name: { size: 12, leading: 15, color: INK, weight: 'bold' },
  heading: { size: 9, leading: 12, color: INK, weight: 'bold' },
  label: { size: 8, leading: 12, color: MUTED, weight: 'regular' },
  columnTitle: { size: 8, leading: 12, color: MUTED, weight: 'bold' },
  body,
  strong: { ...body, weight: 'bold' },
  figure: { ...body, tabular: true },
  small: { size: 8, leading: 12, color: MUTED, weight: 'regular' },
  total: { size: 12, leading: 15, color: INK, weight: 'bold', tabular: true },
  mark: { size: 9, leading: 12, color: INK, weight: 'bold' },
  watermark: { size: 120, leading: 120, color: WATERMARK, weight: 'bold' },
} as const satisfies Record<string, TypeStyle>;

// Where the points of a price curve stand, in percent of its plot, and the round figures along its two axes.

import type { Curve, Length } from './curve-points.ts';

/** A figure beside an axis. */
export interface Tick {
  readonly value: number;
  /** Its exact decimal text. */
  readonly text: string;
}

export interface CurveScale {
  /** From zero in equal steps; the last is not below any price. */
  readonly priceTicks: readonly Tick[];
  readonly nightTicks: readonly number[];
  /** 0 at the shortest stay, 100 at the longest. */
  x(nights: number): number;
  /** 100 for nothing, 0 at the last price tick. */
  y(value: number): number;
}

/** Most steps along the axis of nights. */
const NIGHT_STEPS = 8;
const USUAL_NIGHTS = [1, 2, 7, 14, 28, 56];

export function scaleOf({ lengths, priced, digits }: Curve): CurveScale {
  const first = lengths[0]?.nights ?? 0;
  const span = (lengths.at(-1)?.nights ?? 0) - first;
  const priceTicks = ticksTo(Math.max(...priced.map(({ price }) => price.value)), digits);
  const top = priceTicks.at(-1)?.value ?? 1;
  return {
    priceTicks,
    nightTicks: nightTicks(first, span),
    x: (nights) => (span === 0 ? 50 : percent((nights - first) / span)),
    y: (value) => percent(1 - value / top),
  };
}

/** To a hundredth of a percent: a pixel is more. */
function percent(share: number): number {
  return Math.round(share * 1e4) / 100;
}

/** From 0 to the first that is not below `max`, in about four steps of 1, 2 or 5 tenfolds; none is finer than the currency's digits. */
export function ticksTo(max: number, digits: number): Tick[] {
  const rough = max / 4;
  const power = max > 0 ? Math.max(-digits, Math.floor(Math.log10(rough))) : 0;
  const unit = [1, 2, 5].find((each) => tick(each, power).value >= rough) ?? 10;
  const ticks = [tick(0, power)];
  do ticks.push(tick(ticks.length * unit, power));
  while ((ticks.at(-1)?.value ?? 0) < max);
  return ticks;
}

/** `tick(12, -1)` is 1.2. Read from its text, so both are the same figure. */
function tick(units: number, power: number): Tick {
  const text = units > 0 && power > 0 ? units + '0'.repeat(power) : power < 0 ? (units / 10 ** -power).toFixed(-power) : String(units);
  return { value: Number(text), text };
}

function nightTicks(first: number, span: number): number[] {
  const step = USUAL_NIGHTS.find((nights) => span / nights <= NIGHT_STEPS) ?? Math.ceil(span / NIGHT_STEPS);
  const start = Math.ceil(first / step);
  return Array.from({ length: Math.floor((first + span) / step) - start + 1 }, (_, at) => (start + at) * step);
}

/** A line through neighbours, as SVG path data in percent; it breaks where a length has no price. */
export function curvePath(lengths: readonly Length[], { x, y }: CurveScale): string {
  return lengths
    .map(({ nights, price }, at) => {
      if (price === null) return '';
      const place = `${x(nights)} ${y(price.value)}`;
      return lengths[at - 1]?.price ? `L${place}` : `M${place}h0`;
    })
    .join('');
}

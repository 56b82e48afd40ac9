// The points of a price curve with what can be told of each: what a night costs, and where a longer stay costs less.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { CurvePoint } from '../../quote-source/insight.ts';

export interface Length {
  readonly point: CurvePoint;
  /** One less than the days. */
  readonly nights: number;
  /** Null where there is no quote, or none that can be drawn. */
  readonly price: Price | null;
}

export interface Price {
  readonly total: string;
  /** The total as a number: for pixels alone. */
  readonly value: number;
  /** Rounded once; null for a stay without a night. */
  readonly perNight: string | null;
  /** How much less it is than the nearest shorter stay that has a price; null where it is not. */
  readonly drop: { readonly amount: string; readonly nights: number } | null;
}

export interface PricedLength extends Length {
  readonly price: Price;
}

export interface Curve {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor digits by ISO 4217. */
  readonly digits: number;
  /** Each length once, the shortest first; what is no stay or has another currency than the first is left out. */
  readonly lengths: readonly Length[];
  readonly priced: readonly PricedLength[];
  /** The least a night; of equals the shortest. */
  readonly cheapest: PricedLength | null;
}

/** Null where there is nothing to draw. */
export function curveOf(points: readonly CurvePoint[]): Curve | null {
  const currency = points[0]?.currency ?? '';
  const found = amountsIn(currency);
  if (!found.ok) return null;
  const math = found.value;
  const lengths: Length[] = [];
  const priced: PricedLength[] = [];
  let cheapest: PricedLength | null = null;
  for (const point of staysOf(points, currency)) {
    const nights = point.days - 1;
    const total = math.read(String(point.total));
    const value = Number(total.ok && total.value);
    if (!total.ok || value < 0 || value === Number.POSITIVE_INFINITY) {
      lengths.push({ point, nights, price: null });
      continue;
    }
    const shorter = priced.at(-1);
    const drop =
      shorter !== undefined && math.compare(total.value, shorter.price.total) < 0
        ? { amount: math.subtract(shorter.price.total, total.value), nights: shorter.nights }
        : null;
    const length = {
      point,
      nights,
      price: { total: total.value, value, perNight: nights > 0 ? math.divide(total.value, nights) : null, drop },
    };
    lengths.push(length);
    priced.push(length);
    const each = ({ price }: PricedLength, times: number) => math.times(price.total, String(times));
    if (nights > 0 && (cheapest === null || math.compare(each(length, cheapest.nights), each(cheapest, nights)) < 0)) cheapest = length;
  }
  return priced.length === 0 ? null : { currency, digits: math.digits, lengths, priced, cheapest };
}

/** At most as many days as dates can count, and a last day that is one. */
function staysOf(points: readonly CurvePoint[], currency: string): CurvePoint[] {
  const stays = points.filter(
    (point) =>
      point.currency === currency &&
      Number.isInteger(point.days) &&
      point.days > 0 &&
      point.days < 1e7 &&
      dayNumber(point.toDate) !== undefined,
  );
  const byDays = new Map(stays.map((point) => [point.days, point]));
  return [...byDays.values()].sort((a, b) => a.days - b.days);
}

/** From one length towards another: the one wanted, or the next beyond it; where there is none beyond, the last before it. */
export function lengthTowards(lengths: readonly Length[], from: number, wanted: number): Length | undefined {
  const notBelow = lengths.find(({ point }) => point.days >= wanted);
  const notAbove = lengths.findLast(({ point }) => point.days <= wanted);
  return wanted >= from ? (notBelow ?? notAbove) : (notAbove ?? notBelow);
}

// The texts for a length of stay, the same in the chart, the table and for screen readers.

import type { Formatter } from '@hosted-stay/pricing-core/format';
import type { CurveMessages } from '../../locales/sections/curve.ts';
import type { CurvePoint } from '../../quote-source/insight.ts';
import type { Curve, Length } from './curve-points.ts';

/** The shared props of chart and table. */
export interface CurveViewProps {
  readonly curve: Curve;
  readonly current: number | undefined;
  readonly onPick: ((point: CurvePoint) => void) | undefined;
  readonly words: CurveMessages;
  readonly texts: CurveTexts;
}

export interface CurveTexts {
  readonly format: Formatter;
  money(amount: string): string;
  nights(count: number): string;
  /** A text summary of the chart. */
  summary(curve: Curve): string;
  /** `€20.00 less than for 13 nights`; empty where it isn't. */
  drop(length: Length): string;
  /** The texts of a length: nights and departure date, total, price per night, drop; some are empty. */
  pieces(length: Length): readonly [stay: string, total: string, perNight: string, drop: string];
}

export function createCurveTexts(words: CurveMessages, format: Formatter, currency: string): CurveTexts {
  const money = (amount: string) => format.money({ amount, currency });
  const nights = (count: number) => format.count(count, words.nights);
  const drop = ({ price }: Length) =>
    price?.drop ? words.drop({ amount: money(price.drop.amount), nights: nights(price.drop.nights) }) : '';
  return {
    format,
    money,
    nights,
    drop,
    summary: ({ priced, cheapest }) => {
      const [first, last] = [priced[0], priced.at(-1)];
      if (first === undefined || last === undefined) return words.empty;
      const ends = words.ends({
        from: money(first.price.total),
        shortest: nights(first.nights),
        to: money(last.price.total),
        longest: nights(last.nights),
      });
      const amount = cheapest?.price.perNight;
      return amount ? `${ends} ${words.cheapest({ amount: money(amount), nights: nights(cheapest.nights) })}` : ends;
    },
    pieces: (length) => [
      words.stay({ nights: nights(length.nights), date: format.date(length.point.toDate) }),
      length.price ? money(length.price.total) : words.noPrice,
      length.price?.perNight ? words.perNight({ amount: money(length.price.perNight) }) : '',
      drop(length),
    ],
  };
}

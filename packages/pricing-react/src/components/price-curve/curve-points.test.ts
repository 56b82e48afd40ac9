// What is told of each length of stay, for any points.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurvePoint } from '../../quote-source/insight.ts';
import { type Curve, curveOf, lengthTowards } from './curve-points.ts';
import { curvePath, scaleOf, ticksTo } from './curve-scale.ts';

const JULY = dayNumber('2026-07-01') ?? 0;
const point = (days: number, total: string | null): CurvePoint => ({ days, toDate: dateText(JULY + days - 1), total, currency: 'EUR' });
const cents = fc.oneof(fc.bigInt({ min: 0n, max: 500_000n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.constant(0n));
const amount = cents.map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);
const minor = (text: string) => BigInt(text.replace('.', ''));

/** Lengths in any order, with gaps, some twice. */
const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 366 }), fc.option(amount)), { maxLength: 80 })
  .map((all) => all.map(([days, total]) => point(days, total)));
const hostile = fc.array(
  fc.record({
    days: fc.oneof(fc.double(), fc.integer()),
    toDate: fc.oneof(fc.string(), fc.constant('2026-07-01')),
    total: fc.oneof(fc.string(), fc.constantFrom('-5.00', '9'.repeat(400), '1e9', 'NaN', '__proto__'), fc.constant(null)),
    currency: fc.constantFrom('EUR', 'XXX', 'JPY', '<b>'),
  }),
);

function forAnyCurve(law: (curve: Curve, points: readonly CurvePoint[]) => void): void {
  fc.assert(
    fc.property(fc.oneof(points, hostile), (some) => {
      const curve = curveOf(some);
      if (curve !== null) law(curve, some);
    }),
  );
}

describe('curveOf', () => {
  it('shows the price per night to the nearest cent, and the cheapest', () => {
    forAnyCurve(({ priced, cheapest, digits }) => {
      for (const { nights, price } of priced) {
        if (price.perNight === null) {
          expect(nights).toBe(0);
          continue;
        }
        const off = minor(price.total) - minor(price.perNight) * BigInt(nights);
        expect((off < 0n ? -off : off) * 2n <= BigInt(nights)).toBe(true);
        if (cheapest === null) throw new Error('a night has a price, and none is the cheapest');
        expect(minor(cheapest.price.total) * BigInt(nights) <= minor(price.total) * BigInt(cheapest.nights)).toBe(true);
      }
      expect(digits === 0 || digits === 2).toBe(true);
    });
  });

  it('marks a drop exactly where the nearest shorter stay with a price costs more', () => {
    forAnyCurve(({ priced }) => {
      priced.forEach(({ price, nights }, at) => {
        const shorter = priced[at - 1];
        const less = shorter === undefined ? 0n : minor(shorter.price.total) - minor(price.total);
        expect(price.drop === null).toBe(less <= 0n);
        if (price.drop === null) return;
        expect([minor(price.drop.amount), price.drop.nights]).toEqual([less, shorter?.nights]);
        expect(price.drop.nights).toBeLessThan(nights);
      });
    });
  });

  it('lists each valid length once, shortest first', () => {
    forAnyCurve(({ lengths }, some) => {
      const days = lengths.map((length) => length.point.days);
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
      for (const length of lengths) expect(some).toContain(length.point);
    });
    expect(curveOf([])).toBeNull();
    expect(curveOf([point(3, null)])).toBeNull();
    expect(curveOf([{ ...point(3, '1.00'), currency: 'nonsense' }])).toBeNull();
    expect(
      curveOf([point(3, '1.00'), { ...point(4, '2'), currency: 'USD' }, { ...point(5, '2.00'), toDate: 'soon' }])?.lengths,
    ).toHaveLength(1);
  });
});

describe('lengthTowards', () => {
  const lengths = curveOf([3, 4, 8].map((days) => point(days, '1.00')))?.lengths ?? [];
  it.each([
    [3, 4, 4],
    [4, 5, 8],
    [8, 7, 4],
    [8, 9, 8],
    [3, 2, 3],
    [0, 1, 3],
    [0, 99, 8],
  ])('from %i towards %i is %i', (from, wanted, reached) => {
    expect(lengthTowards(lengths, from, wanted)?.point.days).toBe(reached);
  });
});

describe('the scale', () => {
  it('has every point and every tick inside the plot', () => {
    forAnyCurve((curve) => {
      const scale = scaleOf(curve);
      const inside = (place: number) => expect(place >= 0 && place <= 100, String(place)).toBe(true);
      for (const { nights } of curve.lengths) inside(scale.x(nights));
      for (const { price } of curve.priced) inside(scale.y(price.value));
      for (const nights of scale.nightTicks) inside(scale.x(nights));
      for (const { value } of scale.priceTicks) inside(scale.y(value));
      expect(scale.nightTicks.length).toBeLessThanOrEqual(9);
    });
  });

  it('goes up with the total and along with the nights', () => {
    forAnyCurve((curve) => {
      const { x, y } = scaleOf(curve);
      const places = curve.lengths.map(({ nights }) => x(nights));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const [at, { price }] of curve.priced.entries()) {
        const before = curve.priced[at - 1]?.price;
        if (before !== undefined && minor(price.total) >= minor(before.total)) expect(y(price.value)).toBeLessThanOrEqual(y(before.value));
      }
    });
  });

  it('has few, round, evenly spaced prices from zero up, with no more digits than the currency has', () => {
    const max = fc.oneof(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0, max: 1e300, noNaN: true }),
      fc.constantFrom(0, 0.01, 1, 1000),
    );
    fc.assert(
      fc.property(max, fc.constantFrom(0, 2, 3), (highest, digits) => {
        const ticks = ticksTo(highest, digits);
        expect(ticks.length >= 2 && ticks.length <= 5).toBe(true);
        expect(ticks[0]?.value).toBe(0);
        expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(highest);
        const step = BigInt((ticks[1]?.text ?? '').replace('.', ''));
        expect(String(step)).toMatch(/^[125]0*$/);
        ticks.forEach(({ text }, at) => {
          expect(BigInt(text.replace('.', ''))).toBe(step * BigInt(at));
          expect((text.split('.')[1] ?? '').length).toBeLessThanOrEqual(digits);
        });
      }),
    );
  });

  it('breaks the line where there is no price', () => {
    const curve = curveOf([point(1, '0.00'), point(2, '50.00'), point(3, null), point(5, '100.00')]);
    if (curve === null) throw new Error('no curve');
    expect(curvePath(curve.lengths, scaleOf(curve))).toBe('M0 100h0L25 50M100 0h0');
  });
});

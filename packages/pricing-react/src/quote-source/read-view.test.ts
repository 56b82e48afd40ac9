// What comes from outside: right views pass, every damage that a widget could stumble over does not.

import { describe, expect, it } from 'vitest';
import { openSample, sampleRequest } from '../../testing/open-sample.ts';
import { readCustomerAnswer } from './customer-view.ts';
import { readAnswer, readView } from './read-view.ts';

const view = () => JSON.parse(JSON.stringify(openSample('finance')));

describe('readView', () => {
  it('passes fields it does not know', () => {
    expect(readView({ ...view(), newer: 1 })).toMatchObject({ newer: 1, side: 'finance' });
  });

  /** Every field of every part of the view, taken away and replaced by what it must not be. */
  const paths = (value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
    typeof value !== 'object' || value === null || at.length > 4
      ? [at]
      : [...(at.length > 0 ? [at] : []), ...Object.keys(value).flatMap((key) => paths(Reflect.get(value, key), [...at, key]))];

  const damaged = (path: readonly (string | number)[], by: unknown) => {
    const copy = view();
    const owner = path.slice(0, -1).reduce<object>((part, step) => Reflect.get(part, step), copy);
    Reflect.set(owner, path.at(-1) ?? '', by);
    return copy;
  };

  const checked = paths(view()).filter(([top, , last]) => top !== 'bookHash' && last !== 'level' && top !== 'warnings');

  const isRight = (path: readonly (string | number)[], value: unknown) =>
    (['bookVersion', 'fingerprint', 'discountCode'].includes(String(path.at(-1))) && typeof value === 'string') ||
    (path.at(-1) === 'vatExempt' && value === true);

  it.each([undefined, { toString: 1 }, [{}], -1, 'x'.repeat(40), true])('refuses %j in place of any field or part of a view', (wrong) => {
    const taken = checked
      .filter((path) => !isRight(path, wrong))
      .filter((path) => {
        try {
          readView(damaged(path, wrong));
          return true;
        } catch {
          return false;
        }
      });
    expect(checked.length).toBeGreaterThan(90);
    expect(taken.map((path) => path.join('.'))).toEqual([]);
  });

  it('refuses figures that do not add up, amounts with too many digits, and a side it does not know', () => {
    for (const field of ['total', 'subtotal', 'discount', 'vat'])
      expect(() => readView({ ...view(), [field]: '1.00' }), field).toThrow('broken');
    expect(() => readView({ ...view(), totalHF: '1.234' })).toThrow('broken');
    expect(() => readView({ ...view(), side: '__proto__' })).toThrow('broken');
    expect(() => readView({ ...view(), currency: 'euro' })).toThrow('broken');
  });

  it.each(['2026-02-31', '2026-04-31', '2025-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-7-5', '12026-07-05'])(
    'refuses %s, which is no day of the calendar',
    (fromDate) => {
      expect(() => readView({ ...view(), request: { ...view().request, fromDate } })).toThrow('broken');
    },
  );

  it('takes the last day of February in a leap year', () => {
    expect(readView({ ...view(), request: { ...view().request, fromDate: '2028-02-29' } })).toMatchObject({ side: 'finance' });
  });

  it('gives every amount all the digits of its currency', () => {
    const short = (text: string) => text.replace(/"(\d+)\.(\d)0"/g, '"$1.$2"').replace(/"(\d+)\.00?"/g, '"00$1"');
    for (const side of ['customer', 'provider', 'finance'] as const) {
      const text = JSON.stringify(openSample(side));
      expect(short(text)).not.toBe(text);
      expect(readView(JSON.parse(short(text)))).toEqual(openSample(side));
    }
    const customer = openSample('customer');
    expect(readCustomerAnswer({ ok: true, value: JSON.parse(short(JSON.stringify(customer))) })).toEqual({ ok: true, value: customer });
  });
});

describe('readAnswer', () => {
  it.each([undefined, null, 1, 'ok', [], {}, { ok: true }, { ok: false, issues: [] }, { ok: false, issues: [{ code: 1 }] }, () => 1])(
    'refuses %j',
    (answer) => {
      expect(() => readAnswer(answer)).toThrow();
    },
  );

  it('copies, so that a source that changes its answer later changes nothing', () => {
    const value = view();
    const answer = readAnswer({ ok: true, value });
    value.total = '0.01';
    expect(answer).toMatchObject({
      ok: true,
      value: { total: openSample('finance').total, request: { hostFamilyId: sampleRequest.hostFamilyId } },
    });
  });

  it('accepts issue codes of a newer server', () => {
    const issues = [{ code: 'moon_full', path: ['fromDate'], data: { phase: 1 } }];
    expect(readAnswer({ ok: false, issues })).toEqual({ ok: false, issues });
  });
});

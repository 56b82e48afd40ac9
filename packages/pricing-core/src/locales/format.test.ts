// Numbers, money and dates in eight languages: exact, and the same on every machine.

import { describe, expect, it } from 'vitest';
import { fieldText, formatterFor } from './format.ts';

describe('formatterFor', () => {
  it('writes amounts digit by digit, beyond what a binary number holds', () => {
    const { money } = formatterFor('en-IE');
    expect(money({ amount: '90071992547409931234.57', currency: 'EUR' })).toBe('€90,071,992,547,409,931,234.57');
    expect(money({ amount: '0.1', currency: 'EUR' })).toBe('€0.10');
    expect(money({ amount: '7.125', currency: 'EUR' })).toBe('€7.125');
  });

  it('leaves out minor digits that are all zero where round amounts are wanted', () => {
    const { roundMoney } = formatterFor('en-IE');
    const written = ['1200', '1200.00', '12.5', '0.05'].map((amount) => roundMoney({ amount, currency: 'EUR' }));
    expect(written).toEqual(['€1,200', '€1,200', '€12.50', '€0.05']);
    expect(formatterFor('de-DE').roundMoney({ amount: '1200.000', currency: 'KWD' })).toBe('1.200\u00a0KWD');
  });

  it('takes the digits of a currency from ISO 4217, whatever the language is used to', () => {
    expect(formatterFor('ja').money({ amount: '1234', currency: 'JPY' })).toMatch(/1,234$/);
    expect(formatterFor('en-IE').money({ amount: '1.5', currency: 'KWD' })).toMatch(/1\.500$/);
    expect(formatterFor('de').money({ amount: '1234.50', currency: 'HUF' })).toMatch(/^1\.234,50/);
  });

  it('uses no narrow space', () => {
    const { money, percent, number } = formatterFor('fr');
    expect(money({ amount: '1234567.5', currency: 'EUR' })).toBe('1\u00a0234\u00a0567,50\u00a0€');
    expect([percent('12.5'), number(12345)]).toEqual(['12,5\u00a0%', '12\u00a0345']);
  });

  it('keeps every digit of an exact value, and its ellipsis', () => {
    expect(formatterFor('de').decimal('1234.33333333…')).toBe('1.234,33333333…');
    expect(formatterFor('en-IE').decimal('0.0000000000000000000000000001')).toBe('0.0000000000000000000000000001');
    expect(formatterFor('de').decimal('1234.0000000000000000000000000001')).toBe('1.234,0000000000000000000000000001');
  });

  it('writes a civil date in no time zone', () => {
    expect(formatterFor('en-IE').date('2026-07-06')).toBe('6 Jul 2026');
    expect(formatterFor('ja').date('2026-12-31')).toBe('2026年12月31日');
  });

  it('chooses the plural of the language', () => {
    const forms = { one: '# one', other: '# other' };
    expect([0, 1, 2].map((value) => formatterFor('fr').count(value, forms))).toEqual(['0 one', '1 one', '2 other']);
    expect([0, 1, 2].map((value) => formatterFor('de').count(value, forms))).toEqual(['0 other', '1 one', '2 other']);
    expect(formatterFor('fr').countDecimal('1.5', forms)).toBe('1,5 one');
  });

  it('joins lists', () => {
    const { all, any } = formatterFor('es');
    expect([all(['a', 'b', 'c']), any(['a', 'b'])]).toEqual(['a, b y c', 'a o b']);
  });
});

describe('fieldText', () => {
  it('writes a path as code does', () => {
    expect([fieldText(['nearbyActivities', 2, 'weeks']), fieldText([0, 'id']), fieldText([])]).toEqual([
      'nearbyActivities[2].weeks',
      '[0].id',
      '',
    ]);
  });
});

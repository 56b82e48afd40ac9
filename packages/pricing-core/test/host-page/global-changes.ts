// What host pages do to the globals and libraries that they share with the engine.

import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { Decimal } from 'decimal.js';

/** Adds an enumerable property, as old libraries do by plain assignment. */
function extend(prototype: object, name: string, value: unknown): void {
  Object.defineProperty(prototype, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Puts something else in a method's place, as visible as the method was. */
function replace(holder: object, name: string): void {
  Reflect.set(holder, name, () => 'replaced');
}

export const GLOBAL_CHANGES = {
  nothing: () => {},
  'defaults of decimal.js': () => {
    Decimal.set({
      precision: 2,
      rounding: Decimal.ROUND_UP,
      toExpNeg: 0,
      toExpPos: 0,
      modulo: Decimal.EUCLID,
      maxE: 3,
      minE: -3,
      crypto: false,
    });
    extend(Decimal.prototype, 'toString', () => 'replaced');
  },
  'locale, plugins and prototype of dayjs': () => {
    dayjs.extend(utc);
    dayjs.locale({ name: 'upside-down', weekStart: 3, weekdays: [], formats: {}, relativeTime: {} }, undefined, false);
    for (const method of ['diff', 'add', 'day', 'format', 'isValid', 'toISOString']) replace(dayjs.prototype, method);
  },
  'the dates of the runtime': () => {
    for (const method of ['toISOString', 'toJSON', 'getTime', 'getTimezoneOffset', 'getDay', 'getUTCDay', 'toString'])
      replace(Date.prototype, method);
    extend(Date, 'now', () => 0);
    extend(Date, 'UTC', () => 0);
  },
  'texts in a locale': () => {
    for (const prototype of [Number.prototype, BigInt.prototype, Array.prototype, Date.prototype, Object.prototype])
      replace(prototype, 'toLocaleString');
    for (const method of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']) replace(String.prototype, method);
  },
  'what Intl answers': () => {
    for (const format of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules']) replace(Intl, format);
    extend(Intl, 'supportedValuesOf', () => []);
  },
  randomness: () => extend(Math, 'random', () => 0),
  'enumerable methods of Array.prototype': () => {
    extend(Array.prototype, 'last', function last(this: unknown[]) {
      return this[this.length - 1];
    });
    extend(Array.prototype, 'toJSON', undefined);
  },
} as const satisfies Record<string, () => void>;

/** Properties that every object of the page then seems to have. Their names are taken from the engine and from what it is built on. */
export const POLLUTIONS = {
  'a method': () => {
    extend(Object.prototype, 'clone', () => ({}));
  },
  'flags and data': () => {
    extend(Object.prototype, 'polluted', true);
    extend(Object.prototype, 'abort', true);
    extend(Object.prototype, 'params', { issue: 'polluted' });
    extend(Object.prototype, 'closest', 'polluted');
  },
  'fields of a price book and of a request': () => {
    for (const [name, value] of Object.entries({
      required: true,
      quantity: 3,
      vatExempt: true,
      discountCode: 'SUMMER',
      per: 'booking',
    })) {
      extend(Object.prototype, name, value);
    }
  },
} as const satisfies Record<string, () => void>;

export const ALL: Readonly<Record<string, () => void>> = { ...GLOBAL_CHANGES, ...POLLUTIONS };

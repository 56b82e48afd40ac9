// Laws of the calendar: its months are those of the calendar, and no key leads out of it.

import { dateText } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CalendarAction,
  type CalendarLimits,
  type CalendarState,
  calendarReducer,
  keyTarget,
  lastDay,
  openedOn,
} from './calendar-state.ts';
import { monthGrid, sameDayIn, startOfMonth } from './month-grid.ts';

const DAY = 86_400_000;

it('lays out 400 years of months correctly for any first weekday', () => {
  for (let month = 1900 * 12; month < 2300 * 12; month += 1) {
    const utc = (later: number, day: number) => Date.UTC(Math.floor(month / 12), (month % 12) + later, day) / DAY;
    const firstWeekday = (month % 7) + 1;
    const weeks = monthGrid(utc(0, 1), firstWeekday);
    const days = weeks.flat();
    expect(days).toEqual(Array.from({ length: days.length }, (_, at) => (days[0] ?? 0) + at));
    expect(weeks.every((week) => week.length === 7 && new Date((week[0] ?? 0) * DAY).getUTCDay() === firstWeekday % 7)).toBe(true);
    expect(weeks[0]).toContain(utc(0, 1));
    expect(weeks.at(-1)).toContain(utc(1, 0));
    for (let later = -12; later <= 12; later += 1) {
      expect([startOfMonth(utc(0, 1), later), startOfMonth(utc(1, 0), later)]).toEqual([utc(later, 1), utc(later, 1)]);
    }
    expect(sameDayIn(utc(0, 1), Date.UTC(2026, 0, 31) / DAY)).toBe(utc(1, 0));
  }
});

const limits: fc.Arbitrary<CalendarLimits> = fc
  .record({
    min: fc.integer({ min: -700_000, max: 2_900_000 }),
    span: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 5_000 })),
    longest: fc.integer({ min: 1, max: 400 }),
    months: fc.constantFrom(1, 2),
    firstWeekday: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ min, span, ...rest }) => ({ ...rest, min, max: Math.min(min + span, 2_932_896) }));

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a', 'Tab'];
const actions: fc.Arbitrary<CalendarAction> = fc.oneof(
  fc.record({ type: fc.constant('key' as const), key: fc.constantFrom(...KEYS), shift: fc.boolean() }),
  fc.record({ type: fc.constant('turn' as const), by: fc.constantFrom(-1, 1) }),
  fc.record({ type: fc.constant('pick' as const), day: fc.integer({ min: -700_000, max: 2_900_000 }) }),
);

function expectSound({ focused, month, picked }: CalendarState, given: CalendarLimits): void {
  expect(focused).toBeGreaterThanOrEqual(given.min);
  expect(focused).toBeLessThanOrEqual(lastDay({ picked }, given));
  expect(startOfMonth(month)).toBe(month);
  expect(focused).toBeGreaterThanOrEqual(month);
  expect(focused).toBeLessThan(startOfMonth(month, given.months));
}

it('stays within its limits and shows the month of the focused day', () => {
  fc.assert(
    fc.property(limits, fc.integer(), fc.array(actions, { maxLength: 40 }), (given, opensOn, steps) => {
      const day = given.min - 40 + (Math.abs(opensOn) % (given.max - given.min + 80));
      let state = openedOn(Math.max(-700_000, Math.min(2_932_896, day)), null, given);
      expectSound(state, given);
      for (const step of steps) {
        const action = step.type === 'pick' ? { ...step, day: Math.max(given.min, Math.min(given.max, step.day)) } : step;
        state = calendarReducer(state, action, given);
        expectSound(state, given);
      }
    }),
  );
});

it('leads by key as a calendar on a screen does', () => {
  const from = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;
  const press = (date: string, key: string, shift = false) => dateText(keyTarget(from(date), { key, shift }, 1) ?? 0);
  expect(press('2026-07-05', 'ArrowRight')).toBe('2026-07-06');
  expect(press('2026-07-01', 'ArrowUp')).toBe('2026-06-24');
  expect(press('2026-07-08', 'Home')).toBe('2026-07-06');
  expect(press('2026-07-08', 'End')).toBe('2026-07-12');
  expect(press('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(press('2026-12-31', 'PageDown')).toBe('2027-01-31');
  expect(press('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
  expect(keyTarget(0, { key: 'Enter', shift: false }, 1)).toBeUndefined();
});

it('keeps the focused day visible when turning pages back and forth', () => {
  const given = { min: -10_000, max: 100_000, longest: 366, months: 2, firstWeekday: 1 };
  const july = openedOn(20_639, null, given);
  const september = calendarReducer(calendarReducer(july, { type: 'turn', by: 1 }, given), { type: 'turn', by: 1 }, given);
  expect([july, september].map(({ focused, month }) => [dateText(focused), dateText(month)])).toEqual([
    ['2026-07-05', '2026-07-01'],
    ['2026-09-05', '2026-09-01'],
  ]);
});

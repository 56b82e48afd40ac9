// What fields take, and what they make of it.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { day, email, id, instant, newPassword, optionalLine, phone, timezone } from './fields.ts';

const parsed = (shape: z.ZodType, value: unknown) => {
  const result = shape.safeParse(value);
  return result.success ? result.data : 'refused';
};

test.each([
  ['7', 7],
  [7, 7],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', 'refused'],
  ['0', 'refused'],
  [0, 'refused'],
  [-1, 'refused'],
  [1.5, 'refused'],
  ['1e3', 'refused'],
  ['0x10', 'refused'],
  [' 7', 'refused'],
  ['', 'refused'],
  [true, 'refused'],
  [[7], 'refused'],
  [null, 'refused'],
  [Number.NaN, 'refused'],
])('an id of %j is %j', (value, expected) => {
  expect(parsed(id, value)).toBe(expected);
});

test('an id is a whole number for readers of the documentation', () => {
  expect(z.toJSONSchema(id, { io: 'input' })).toMatchObject({ type: 'integer', exclusiveMinimum: 0 });
});

test.each([
  ['2026-07-02', true],
  ['1900-01-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-7-2', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2026-07-02T00:00:00Z', false],
  [20260702, false],
])('a day of %j: %s', (value, fits) => {
  expect(day.safeParse(value).success).toBe(fits);
});

test('a moment is in UTC, and in our time', () => {
  expect(instant.safeParse('2026-07-02T10:00:00Z').success).toBe(true);
  expect(instant.safeParse('2026-07-02T10:00:00+02:00').success).toBe(false);
  expect(instant.safeParse('0001-07-02T10:00:00Z').success).toBe(false);
});

describe('text', () => {
  test.each([
    [' Ann@Example.TEST ', 'ann@example.test'],
    ['ann', 'refused'],
    [`${'a'.repeat(250)}@b.test`, 'refused'],
    [undefined, 'refused'],
  ])('an e-mail address of %j is %j', (value, expected) => {
    expect(parsed(email, value)).toBe(expected);
  });

  test('a new password keeps its spaces; one of 7 or 129 characters is refused', () => {
    expect(parsed(newPassword, '  with spaces  ')).toBe('  with spaces  ');
    expect(parsed(newPassword, '1234567')).toBe('refused');
    expect(parsed(newPassword, 'x'.repeat(129))).toBe('refused');
  });

  test.each([
    ['+353 (1) 234-567', '+353 (1) 234-567'],
    [undefined, ''],
    ['1'.repeat(25), '1'.repeat(25)],
    ['1'.repeat(26), 'refused'],
    ['call me', 'refused'],
  ])('a phone number of %j is %j', (value, expected) => {
    expect(parsed(phone, value)).toBe(expected);
  });

  test('an optional line is empty if it is left out', () => {
    expect(parsed(optionalLine(5), undefined)).toBe('');
    expect(parsed(optionalLine(5), '  abc  ')).toBe('abc');
  });
});

test.each([
  ['Europe/Dublin', true],
  ['Europe/Nowhere', false],
  ['', false],
])('a time zone of %j: %s', (value, fits) => {
  expect(timezone.safeParse(value).success).toBe(fits);
});

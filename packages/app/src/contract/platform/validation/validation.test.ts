// Which sentence a shape's complaint becomes: the fixed texts, and that what is empty is required rather than wrong.

import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import validation from '#messages/en/shared/validation.json' with { type: 'json' };
import { day, email, phone, timezone } from './fields.ts';
import { listFieldFaults } from './validation.ts';

function rules(shape: z.ZodType, value: unknown): (string | undefined)[] {
  const result = shape.safeParse(value, { reportInput: true });
  return result.success ? [] : listFieldFaults(result.error).map(({ field, rule }) => (field === '' ? rule : `${field}: ${rule}`));
}

describe('the rule', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['no address', email, 'ann@', 'email'],
    ['an empty address', email, '', 'required'],
    ['nothing', z.string(), undefined, 'required'],
    ['an empty line', z.string().min(1), '', 'required'],
    ['an empty password', z.string().min(8), '', 'required'],
    ['too short', z.string().min(8), 'abc', 'minLength'],
    ['too long', z.string().max(3), 'abcd', 'maxLength'],
    ['too little', z.number().min(1), 0, 'minValue'],
    ['too much', z.number().max(5), 6, 'maxValue'],
    ['half a guest', z.number().int(), 1.5, 'wholeNumber'],
    ['no number', z.coerce.number(), 'x', 'number'],
    ['no day', day, '2026-02-30', 'day'],
    ['an empty day', day, '', 'required'],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'choice'],
    ['no choice', z.enum(['a', 'b']), null, 'required'],
    ['none of several', z.array(z.string()).min(1), [], 'required'],
    ['letters in a phone number', phone, 'abc', 'phone'],
    ['no zone', timezone, 'Mars/Olympus', 'timezone'],
    ['a list instead of a text', z.string(), ['x'], 'wrongKind'],
    ['a field of its own', z.strictObject({}), { more: 1 }, 'more: unknownField'],
  ])('%s', (_, shape, value, rule) => expect(rules(shape, value)).toEqual([rule]));

  test('stands at its field, inside lists too', () => {
    const shape = z.object({ children: z.array(z.object({ dob: day })) });
    expect(rules(shape, { children: [{ dob: '2015-01-02' }, { dob: 'x' }] })).toEqual(['children.1.dob: day']);
  });

  test('is the one that a refinement of the shape names', () => {
    const shape = z.object({ password: z.string(), repeat: z.string() }).refine(({ password, repeat }) => password === repeat, {
      path: ['repeat'],
      params: { rule: 'sameAs' },
    });
    expect(rules(shape, { password: 'a', repeat: 'b' })).toEqual(['repeat: sameAs']);
  });
});

describe('bounds are within', () => {
  test('25 characters of a phone number, the least and the most', () => {
    expect(rules(phone, '1'.repeat(25))).toEqual([]);
    expect(rules(phone, '1'.repeat(26))).toEqual(['maxLength']);
    expect(rules(z.number().min(1).max(5), 1)).toEqual([]);
    expect(rules(z.number().min(1).max(5), 5)).toEqual([]);
  });
});

test('the sentences are fixed to the letter', () => {
  const words = createTranslator({ locale: 'en', messages: { validation }, namespace: 'validation' });
  const said = { attribute: 'Name', min: '1', max: '9' };
  expect([
    words('email'),
    words('required', said),
    words('sameAs', said),
    words('maxLength', said),
    words('minLength', said),
    words('minValue', said),
    words('maxValue', said),
  ]).toEqual([
    'A valid email is required',
    'The Name field is required',
    "The Name does't matched",
    'The Name field must be shorter than 9',
    'The Name field must be greater than 1',
    "The Name can't be less than 1",
    "The Name can't be getter than 9",
  ]);
});

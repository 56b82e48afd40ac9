// What is said of values that are nearly right: a number too large to hold, a moment without its zone.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeIssue } from '../index.ts';
import { issue } from '../issues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

const LOCALES = Object.entries({ de, en, es, fr, it: italian, ja, ko, zh });

test.each(LOCALES)('%s distinguishes a number that is too large, and a missing time zone', (_, messages) => {
  const told = (received: string) => describeIssue(issue('invalid_type', ['a'], { expected: 'whole number', received }), messages);
  expect(told('Infinity')).not.toContain('Infinity');
  expect(told('Infinity')).not.toBe(told('number'));
  const received = '2026-07-06T09:00';
  expect(describeIssue(issue('invalid_date', ['pricedAt'], { received, missingZone: true }), messages)).toContain('ISO 8601');
  expect(describeIssue(issue('invalid_date', ['fromDate'], { received }), messages)).not.toContain('ISO 8601');
});

test('one requested week of camp is singular', () => {
  const refused = issue('too_many_camp_weeks', ['currentNoOfWeeks'], { wantedWeeks: 1, possibleWeeks: 0 });
  expect(describeIssue(refused, en, { field: 'omitted' })).toMatch(/^the request is for 1 week of camp, but/i);
});

test('each of these tests covers every language', () => {
  const files = readdirSync(import.meta.dirname);
  const languages = files.filter((name) => /^[a-z]{2}\.ts$/.test(name));
  const testsOf = (language: string) =>
    files.filter(
      (name) => name.endsWith('.test.ts') && readFileSync(`${import.meta.dirname}/${name}`, 'utf8').includes(`from './${language}'`),
    );
  const everyTest = ['exact-figures.test.ts', 'locales.test.ts', 'wrong-values.test.ts'];
  for (const language of languages) expect(testsOf(language), language).toEqual(expect.arrayContaining(everyTest));
});

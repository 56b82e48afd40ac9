// Counted things in words.

import { expect, it } from 'vitest';
import { formatOf } from '../../format/format-of.ts';
import { breakdown } from '../../locales/en/breakdown.ts';
import { countedText } from './counted-text.ts';

const format = formatOf({ language: 'en', locale: 'en-IE' });

it.each([
  ['per_night', 21, 2, '21 nights × 2 students'],
  ['per_day', 21, 1, '21 days'],
  ['per_week', 1, 12, '1 week × 12 students'],
  ['per_transfer', 1, 1, '1 transfer'],
  ['immersion', 1200, 1, '1,200 immersion days'],
  ['per_trip', 1, 1, '1 trip'],
] as const)('%s: %i for %i', (pricingType, quantity, students, text) => {
  expect(countedText({ pricingType, quantity, students }, breakdown, format)).toBe(text);
});

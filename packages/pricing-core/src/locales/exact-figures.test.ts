// An exact value beside what it is rounded to, in every language.

import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatterFor } from './format.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

const ALL = [en, fr, es, italian, de, ja, ko, zh];
const rounded = { amount: '3.33', currency: 'EUR' };

it.each(ALL.map((messages) => [messages.language, messages] as const))('%s', (language, { line }) => {
  const { money, decimal } = formatterFor(language === 'en' ? 'en-IE' : language);
  const amount = line.figure({ which: 'customer', exact: null, rounded });
  expect(amount.split(money(rounded))).toHaveLength(2);
  expect(amount).not.toContain('/');

  const ending = line.figure({ which: 'customer', exact: { decimal: '3.325', fraction: null }, rounded });
  expect(ending).toContain(decimal('3.325'));
  expect(ending).toContain(money(rounded));
  expect(ending).not.toContain('/');

  const endless = line.figure({ which: 'customer', exact: { decimal: '3.33333333…', fraction: '10/3' }, rounded });
  expect(endless).toContain(decimal('3.33333333…'));
  expect(endless).toContain('10/3');
});

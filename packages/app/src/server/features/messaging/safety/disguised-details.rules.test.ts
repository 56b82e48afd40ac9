// Laws of the search for contact details: it never fails, its offsets fit, the rest is clean, and no disguise of digits helps.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContactDetails, removeContactDetails } from './contact-details.rules.ts';

const SPOKEN: Readonly<Record<string, string>> = {
  en: 'zero one two three four five six seven eight nine',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  ja: 'ゼロ イチ ニ サン ヨン ゴ ロク ナナ ハチ キュウ',
  ko: '공 일 이 삼 사 오 육 칠 팔 구',
  zh: '零 一 二 三 四 五 六 七 八 九',
};

/** A number with the prefix of Irish mobiles. */
const number = fc.stringMatching(/^087[0-9]{7}$/);

const toGroups = (digits: string, sizes: readonly number[]) => {
  const groups: string[] = [digits.slice(0, 3)];
  for (let start = 3, index = 0; start < digits.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups;
};

const separated = fc
  .tuple(
    number,
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(' ', '-', '.', '/', ' - ', '\u00a0', ' / ', '_', '…'),
  )
  .map(([digits, sizes, separator]) => toGroups(digits, sizes).join(separator));

const inOtherDigits = fc
  .tuple(number, fc.constantFrom(0xff10, 0x1d7ce, 0x1d7d8, 0x0660, 0x06f0, 0x0966, 0x0e50))
  .map(([digits, zero]) => [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join(''));

const withInvisible = fc
  .tuple(number, fc.constantFrom('\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\ufe0f\u20e3', '\u200e'))
  .map(([digits, mark]) => [...digits].map((digit) => digit + mark).join(''));

const withLetters = number.map((digits) => digits.replace(/0/g, 'O').replace(/1/g, 'l'));

const spoken = fc
  .tuple(number, fc.constantFrom(...Object.keys(SPOKEN)), fc.constantFrom(' ', ', ', '-', ' - '))
  .map(([digits, locale, separator]) => [...digits].map((digit) => SPOKEN[locale]?.split(' ')[Number(digit)]).join(separator));

const halfSpoken = fc
  .tuple(number, fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'zh'))
  .map(([digits, locale]) =>
    [...digits].map((digit, index) => (index % 2 === 0 ? SPOKEN[locale]?.split(' ')[Number(digit)] : digit)).join(' '),
  );

const withoutSpaces = fc
  .tuple(number, fc.constantFrom('ja', 'ko', 'zh', 'de', 'it'))
  .map(([digits, locale]) => [...digits].map((digit) => SPOKEN[locale]?.split(' ')[Number(digit)]).join(''));

describe('a disguised number', () => {
  test.each(Object.entries({ separated, inOtherDigits, withInvisible, withLetters, spoken, halfSpoken, withoutSpaces }))(
    'is found whole (%s)',
    (_, disguise) => {
      fc.assert(
        fc.property(
          disguise,
          fc.constantFrom('Hello! ', 'So: ', '我们：', ''),
          fc.constantFrom(' - bye', '. Thanks', '。', ''),
          (hidden, before, after) => {
            const [first] = findContactDetails(before + hidden + after);
            expect(first?.kind).toBe('phone');
            expect(first?.start).toBeLessThanOrEqual(before.length);
            expect(first?.end).toBeGreaterThanOrEqual(before.length + hidden.trimEnd().length);
          },
        ),
      );
    },
  );
});

/** Texts of pieces that mean something to the rules, and of any characters. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        '087',
        '441 ',
        '@',
        ' at ',
        '.com',
        'www.',
        'DE89 ',
        'IBAN',
        'ig: ',
        'anna_k',
        '12 ',
        'Mill Lane',
        'rue ',
        '号',
        '路',
        '공일',
        'ゼロ',
        ' dot ',
        '…',
      ),
      separated,
      spoken,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('any text', () => {
  test('has details in their order, apart from each other, within the text and not empty', () => {
    fc.assert(
      fc.property(text, (message) => {
        let from = 0;
        for (const { start, end } of findContactDetails(message)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(message.length);
      }),
    );
  });

  test('leaves a rest without details, of which nothing more is removed', () => {
    fc.assert(
      fc.property(text, (message) => {
        const rest = removeContactDetails(message, findContactDetails(message));
        expect(findContactDetails(rest)).toEqual([]);
        expect(removeContactDetails(rest, [])).toBe(rest);
      }),
    );
  });
});

// Messages far longer than any that people write, made to keep a search busy: it ends all the same.

import { describe, expect, test } from 'vitest';
import { findContactDetails } from './contact-details.rules.ts';

const LONG = 100_000;

describe('a hundred thousand characters', () => {
  const pieces = [
    'a',
    '0',
    '0 ',
    '1,',
    '@',
    'a@a',
    'a.b',
    'www.',
    ' at a dot ',
    'ig ',
    '一',
    '路1',
    '区1-',
    '길1',
    'Aa Aa strasse ',
    '12 Aa ',
    'calle A ',
    'de89 ',
  ];

  test.each([...pieces, 'gb', '(', 'paypal ', 'ニイ', '공에', 'dreiund', 'a minus ', '1 000 ', '…', '\u200b', 'e\u0301', 'live:', '#1'])(
    'are searched to the end (%j)',
    (piece) => {
      const message = piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);
      expect(findContactDetails(message).every(({ end }) => end <= LONG)).toBe(true);
    },
  );
});

// Words of a search in a text.

import { describe, expect, test } from 'vitest';
import { findWords } from './found-words.model.ts';

const cut = (text: string, search: string) => findWords(text, search).map(({ start, end }) => text.slice(start, end));

describe('the words of a search are found', () => {
  test.each([
    ['A warm jacket, and another Jacket', 'jacket', ['jacket', 'Jacket']],
    ['Élodie élève', 'ELEVE', ['élève']],
    ['e\u0301leve', 'élève', ['e\u0301leve']],
    ['One raincoat', 'rain coat', ['raincoat']],
    ['Bring boots and a coat', 'coat boots', ['boots', 'coat']],
    ['The ﬁrst day', 'first', ['ﬁrst']],
    ['ｒａｉｎ today', 'rain', ['ｒａｉｎ']],
    ['👨‍👩‍👧 come at noon', 'noon', ['noon']],
    ['空港に着きました', '空港', ['空港']],
    ['Łukasz and Þór', 'lukasz tor', ['Łukasz', 'Þór']],
    ['Lukasz', 'ŁUKASZ', ['Lukasz']],
    ['かばん', 'がばん', []],
    ['がばん', 'か', ['が']],
    ['Nothing of it', 'jacket', []],
    ['Nothing of it', '  ', []],
    ['', 'a', []],
  ])('in %j, searched for %j', (text, search, words) => {
    expect(cut(text, search)).toEqual(words);
  });

  test('in time, in a very long text', () => {
    expect(findWords('ab '.repeat(30_000), 'ab')).toHaveLength(30_000);
  });
});

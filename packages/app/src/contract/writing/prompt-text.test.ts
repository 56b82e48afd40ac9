// The variables, the length and the citations of prompts and answers.

import { describe, expect, test } from 'vitest';
import { estimateTokens, fillPrompt, findCitations, listVariables } from './prompt-text.ts';

describe('the variables of a prompt', () => {
  test('are found once each, in their order, in any script', () => {
    expect(listVariables('{{ town }} and {{Saison}}, {{town}}: {{観光地}} {{my topic}}')).toEqual(['town', 'Saison', '観光地', 'my topic']);
  });

  test.each(['{town}', '{{}}', '{{ }}', '{{{', '{{a\nb}}', `{{${'a'.repeat(41)}}}`, '{{<b>}}'])('are none in %j', (text) => {
    expect(listVariables(text)).toEqual([]);
    expect(fillPrompt(text, { town: 'Cork', a: 'x' })).toBe(text);
  });

  test('take their values as they are typed, and stay without one', () => {
    expect(fillPrompt('{{a}} {{ b }} {{c}} {{toString}}', { a: '$& {{b}}', b: '' })).toBe('$& {{b}}  {{c}} {{toString}}');
  });
});

test('the tokens of a text are estimated by its letters and its script', () => {
  expect([estimateTokens(''), estimateTokens('abcd'), estimateTokens('abcde'), estimateTokens('東京の街')]).toEqual([0, 1, 2, 4]);
});

test('the citations of an answer are told apart from links and from sources that there are not', () => {
  expect(findCitations('One [1], two [2, 3] [2], not [4], no [5](https://example.test) nor [a] or a[0].', 3)).toEqual({
    cited: [1, 2, 3],
    unknown: [0, 4],
  });
});

// The names of the languages in their menu.

import { expect, test } from 'vitest';
import { listLanguageNames } from './locale.ts';

test('each language has the name that browsers have for it, as a title', () => {
  for (const { locale, name } of listLanguageNames()) {
    const known = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? '';
    expect(name).toBe(known.charAt(0).toLocaleUpperCase(locale) + known.slice(1));
  }
});

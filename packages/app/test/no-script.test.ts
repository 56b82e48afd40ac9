// What a reader without JavaScript is told stands in the page in each language, and the styles show that of the page alone.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test.each(LOCALES)('the page says what needs JavaScript in %s', (locale) => {
  expect(read('index.html')).toMatch(new RegExp(`<noscript>[^]*<p lang="${locale}">[^<]+</p>[^]*</noscript>`));
  expect(read('src/web/ui/global.css')).toContain(`html[lang="${locale}"] noscript > [lang="${locale}"]`);
});

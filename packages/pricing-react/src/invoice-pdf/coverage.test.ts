// Which characters the fonts of this package have.

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Coverage, coverageOf } from './coverage.ts';

async function open(name: string): Promise<Coverage> {
  return coverageOf(await readFile(new URL(`../../fonts/noto-sans-${name}.ttf`, import.meta.url)));
}

const LATIN = 'AZaz09 \u00a0€£¥₩¢–—‘’“”…×−ĀāŐőŁłŞşÝẞßΑΩάώЀЯяёҐ';

test.each([
  ['regular', LATIN, '髙漢あ한汉★🦄\u0378'],
  ['semibold', LATIN, '髙漢あ한汉★🦄'],
  ['jp-regular', '髙橋﨑濵邉辻渡邊あアー々〒№①㈱￥～、。「」漢字（）', '한谢🦄\u0378'],
  ['kr-regular', '한글뷁힣ㄱㅎ金₩、（）', '谢🦄'],
  ['sc-regular', '汉谢张伟镕囍，。（）￥', '한🦄'],
])('%s', async (name, there, absent) => {
  const covers = await open(name);
  const has = (character: string) => covers(character.codePointAt(0) ?? 0);
  expect([...there].filter((character) => !has(character))).toEqual([]);
  expect([...absent].filter(has)).toEqual([]);
});

test('an invalid font is rejected', () => {
  expect(() => coverageOf(new Uint8Array(64))).toThrow(RangeError);
});

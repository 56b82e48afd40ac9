// The picture of a link preview.

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { drawLinkImage, type LinkImage } from './link-image.ts';

const PLAIN: LinkImage = { title: 'Host family 12 in Bray', productName: 'Stays', locale: 'en', photo: null };

const draw = async (image: Partial<LinkImage>) =>
  sharp(await drawLinkImage({ ...PLAIN, ...image }))
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Returns how many pixels of a part are white. */
async function countWhite(image: Partial<LinkImage>): Promise<number> {
  const { data } = await draw(image);
  let white = 0;
  for (let at = 0; at < data.length; at += 3) if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 240) white += 1;
  return white;
}

test('a picture has the size that previews ask for', async () => {
  const { width, height, format } = await sharp(await drawLinkImage(PLAIN)).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

test.each(LOCALES)('a picture has its title in %s', async (locale) => {
  const title =
    { ja: 'ブレイのホストファミリー', ko: '브레이의 호스트 가정', zh: '位于布雷的寄宿家庭' }[String(locale)] ?? 'Ümläüte à Bray';
  expect(await countWhite({ locale, title })).toBeGreaterThan((await countWhite({ locale, title: '.' })) + 3000);
});

test('a picture has no line of a title with a single letter', async () => {
  const { data, info } = await draw({ locale: 'ja', title: 'ホストファミリーと過ごす最初の夜' });
  const isWhite = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 240;
  const rows = Array.from({ length: 400 }, (_, y) => y);
  // Undivided, its first line would take the whole width.
  expect(rows.some((y) => isWhite(80, y))).toBe(true);
  for (let x = 900; x < info.width; x += 1) expect(rows.some((y) => isWhite(x, y))).toBe(false);
});

test('a picture has any title, however long, and markup as it is written', async () => {
  expect(await countWhite({ title: '<b>&</b> </span><img src="x">' })).toBeGreaterThan(3000);
  expect((await draw({ title: 'Long title '.repeat(60) })).info.height).toBe(630);
});

test('a picture has the photo at its end, cut to fit', async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer();
  const { data, info } = await draw({ photo });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(pixel(1190, 5)[0]).toBeGreaterThan(240);
  expect(pixel(730, 620)[0]).toBeGreaterThan(240);
  expect(pixel(700, 5)[0]).toBeLessThan(40);
});

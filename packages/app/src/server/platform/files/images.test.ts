// Images are worked on a few at a time; past a long queue the next one is sent away, and told when to come back.

import { expect, test } from 'vitest';
import { createStorableImage, renderSvg } from './images.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

test('a hundred more than are at work wait for their turn, and the next is sent away', async () => {
  const all = Array.from({ length: 102 }, () => renderSvg(SQUARE));
  await expect(renderSvg(SQUARE)).rejects.toMatchObject({ status: 503, values: { seconds: 10 } });
  await expect(createStorableImage('/nowhere.png')).rejects.toMatchObject({ status: 503 });
  expect((await Promise.all(all)).map(({ width }) => width)).toEqual(all.map(() => 8));
  expect(await createStorableImage('/nowhere.png')).toBe('imageUnreadable');
});

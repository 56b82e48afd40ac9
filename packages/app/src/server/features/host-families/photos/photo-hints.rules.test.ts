// Hints on photos, measured on pictures that are made here: rooms and gardens, the same ones blurred or dark, and documents.

import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PhotoHint } from '#contract/host-families/photos.shapes.ts';
import { readPixels } from '#server/platform/files/images.ts';
import { findPhotoHints } from './photo-hints.rules.ts';
import { HINT_SIDE } from './photo-hints.service.ts';

const PICTURES = 10;
const SIZE = { width: 1600, height: 1200 } as const;

/** Returns pseudo-random numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 1600 1200">${content}</svg>`);

/** Makes a view of a room or a garden: walls and furniture, pictures, window bars, and leaves or patterns. */
function createView(seed: number): Sharp {
  const random = createRandom(seed);
  const pick = (least: number, most: number) => Math.round(least + random() * (most - least));
  const colour = () => `hsl(${pick(0, 360)} ${pick(15, 70)}% ${pick(25, 80)}%)`;
  const boxes = Array.from(
    { length: pick(8, 20) },
    () => `<rect x="${pick(0, 1500)}" y="${pick(200, 1100)}" width="${pick(40, 500)}" height="${pick(40, 400)}" fill="${colour()}"/>`,
  );
  const leaves = Array.from(
    { length: pick(100, 500) },
    () => `<ellipse cx="${pick(0, 1600)}" cy="${pick(500, 1200)}" rx="${pick(3, 25)}" ry="${pick(3, 20)}" fill="${colour()}"/>`,
  );
  const bars = Array.from({ length: 6 }, (_, at) => `<rect x="${200 + at * 60}" y="150" width="6" height="300" fill="${colour()}"/>`);
  return sharp(svg(`<rect width="1600" height="1200" fill="${colour()}"/>${[...boxes, ...leaves, ...bars].join('')}`));
}

/** Makes a letter or a certificate: lines of words on paper, lying on a table. */
function createDocument(seed: number): Sharp {
  const random = createRandom(seed + 500);
  const pick = (least: number, most: number) => Math.round(least + random() * (most - least));
  const [left, top] = [pick(40, 300), pick(20, 100)];
  const step = pick(26, 44);
  const lines: string[] = [];
  for (let y = top + 90; y < 1120; y += step) {
    if (random() < 0.12) continue;
    for (let x = left + 60; x < 1500 - left; ) {
      const word = pick(20, 110);
      // Letters: stems with gaps.
      for (let at = 0; at < word; at += 11) lines.push(`<rect x="${x + at}" y="${y}" width="5" height="${pick(10, 16)}" fill="#222"/>`);
      x += word + pick(14, 24);
    }
  }
  const paper = `<rect x="${left}" y="${top}" width="${1600 - 2 * left}" height="1160" fill="hsl(40 10% ${pick(86, 98)}%)"/>`;
  return sharp(svg(`<rect width="1600" height="1200" fill="hsl(${pick(0, 360)} 40% 35%)"/>${paper}${lines.join('')}`));
}

async function findHints(picture: Sharp, stored: { width: number; height: number } = SIZE): Promise<PhotoHint[]> {
  const pixels = await readPixels(await picture.webp({ quality: 82 }).toBuffer(), HINT_SIDE);
  if (pixels === null) throw new Error('the picture can not be read');
  return findPhotoHints(pixels, stored);
}

const seeds = Array.from({ length: PICTURES }, (_, at) => at + 1);

/** What was found on each kind of picture, by the hint that it should have; `none` on views. */
const found = new Map<PhotoHint | 'none', PhotoHint[][]>();
beforeAll(async () => {
  const makers: Record<string, (seed: number) => Sharp> = {
    none: createView,
    document: createDocument,
    blurred: (seed) => createView(seed).blur(2.5 + (seed % 5)),
    dark: (seed) => createView(seed).linear(0.12 + (seed % 4) * 0.03, 0),
  };
  for (const [kind, make] of Object.entries(makers)) {
    const all: PhotoHint[][] = [];
    for (const seed of seeds) all.push(await findHints(make(seed)));
    found.set(kind as PhotoHint, all);
  }
}, 60_000);

describe('hints on made pictures', () => {
  test.each(['document', 'blurred', 'dark'] as const)('%s is found on nine of ten, and on hardly any other', (hint) => {
    const count = (kinds: readonly (PhotoHint | 'none')[]) =>
      kinds.flatMap((kind) => found.get(kind) ?? []).filter((hints) => hints.includes(hint)).length;
    const right = count([hint]);
    const wrong = count([...found.keys()].filter((kind) => kind !== hint));
    expect({ recall: right / PICTURES >= 0.9, precision: right / (right + wrong) >= 0.9, right, wrong }).toMatchObject({
      recall: true,
      precision: true,
    });
  });

  test('hints are given on hardly any view that is neither', () => {
    expect((found.get('none') ?? []).filter((hints) => hints.length > 0).length).toBeLessThanOrEqual(1);
  });

  test('small depends on the stored size alone', async () => {
    expect(await findHints(createView(3), { width: 900, height: 700 })).toEqual(['small']);
    expect(await findHints(createView(3), { width: 1600, height: 500 })).toEqual(['small']);
    expect(await findHints(createView(3), { width: 1000, height: 750 })).toEqual([]);
  });

  test('a plain wall is not blurred', async () => {
    expect(await findHints(sharp({ create: { ...SIZE, channels: 3, background: '#c8b8a8' } }))).toEqual([]);
  });
});

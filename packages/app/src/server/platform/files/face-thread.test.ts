// Faces are looked for in a photo of three people, which the library brings for its own examples, and in drawn furniture.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FACE_SIDE, hasFace } from './face-thread.ts';
import { readPixels } from './images.ts';

const FURNITURE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#dde"/>
  <rect x="100" y="300" width="300" height="160" fill="#a43"/><rect x="500" y="120" width="140" height="200" fill="#9cf"/>
  <circle cx="250" cy="150" r="60" fill="#fd8"/><rect x="560" y="380" width="180" height="160" fill="#642"/></svg>`;

async function look(content: Uint8Array): Promise<boolean> {
  const pixels = await readPixels(content, FACE_SIDE);
  if (pixels === null) throw new Error('the picture can not be read');
  return hasFace(pixels);
}

test('a face is found in a photo of people, and none in one of furniture', async () => {
  const people = await readFile(createRequire(import.meta.url).resolve('tracking/examples/assets/faces.jpg'));
  expect(await look(people)).toBe(true);
  expect(await look(await sharp(people).flop().resize(1600).webp().toBuffer())).toBe(true);
  expect(await look(await sharp(Buffer.from(FURNITURE)).webp().toBuffer())).toBe(false);
});

test('a picture that isn’t one has no face', async () => {
  expect(await hasFace({ width: 0, height: 0, data: new Uint8Array() })).toBe(false);
});

// Measures what photos cost the server: storing one of twelve million pixels by format, making its widths, turning it, and looking at it;
// in milliseconds and megabytes. `--quick` takes smaller photos, and only checks that it still runs.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findPhotoHints } from '#server/features/host-families/photos/photo-hints.rules.ts';
import {
  createAvif,
  createEditedImage,
  createStorableHeic,
  createStorableImage,
  type EncodedImage,
  readPixels,
  resizeImage,
} from '#server/platform/files/images.ts';
import { readHeic } from '#server/testing/fixtures/files.ts';

const isQuick = process.argv.includes('--quick');
const SIZE = isQuick ? { width: 800, height: 600 } : { width: 4032, height: 3024 };
const MB = 1024 * 1024;

const folder = await mkdtemp(join(tmpdir(), 'hosted-stay-photos-'));

/** Runs some work; tells how long it took, and how much the memory of the process grew at most. */
async function measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const start = performance.now();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    const [ms, grown] = [Math.round(performance.now() - start), Math.round((most - before) / MB)];
    console.log(`${name.padEnd(34)} ${String(ms).padStart(6)} ms  +${String(grown).padStart(4)} MB`);
  }
}

/** Makes a photo with as much detail as one of a camera: noise over a gradient. */
async function createCameraPhoto(): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const pixels = await sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(pixels);
}

async function store(name: string, content: Uint8Array, isHeic = false): Promise<EncodedImage> {
  const path = join(folder, name.replaceAll(/\W/g, '-'));
  await writeFile(path, content);
  const image = await measure(name, () => (isHeic ? createStorableHeic(path) : createStorableImage(path)));
  if (typeof image === 'string') throw new Error(`${name}: ${image}`);
  return image;
}

try {
  const photo = await createCameraPhoto();
  const stored = await store('store JPEG', await photo.clone().jpeg({ quality: 90 }).toBuffer());
  await store('store WebP', await photo.clone().webp({ quality: 90 }).toBuffer());
  await store('store PNG', await photo.clone().png().toBuffer());
  await store('store AVIF', await photo.clone().avif({ quality: 60, effort: 0 }).toBuffer());
  // A drawing, since nothing here can make HEIC: a camera's photo takes about twice as long to decode.
  await store('store HEIC', await readHeic(isQuick ? 'photo' : 'large'), true);
  for (const width of [320, 640, 960]) {
    await measure(`WebP of ${width} pixels`, () => resizeImage(stored.data, width));
    await measure(`AVIF of ${width} pixels`, () => createAvif(stored.data, { width, inBackground: false }));
  }
  await measure('AVIF of 1920 pixels', () => createAvif(stored.data, { width: 1920, inBackground: true }));
  await measure('turn and crop', () => createEditedImage(stored.data, { turn: 90, crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } }));
  await measure('look for hints', async () => {
    const pixels = await readPixels(stored.data, 800);
    return pixels === null ? [] : findPhotoHints(pixels, stored);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

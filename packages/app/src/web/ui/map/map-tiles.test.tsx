// The tiles of a map style: they are seen below the shapes, their makers are named, and the outline stays where they can't be loaded.

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button } from '#web/testing/parts.tsx';
import { show } from '#web/testing/render.tsx';
import { PlaceMap } from './place-map.tsx';

const KINSALE = { latitude: 51.7, longitude: -8.5 };
const COLOUR = { land: [20, 200, 40], sea: [250, 120, 10] } as const;
const toCss = (rgb: readonly number[]) => `rgb(${rgb.join(',')})`;

/** A world with land north of Kinsale and sea south of it. */
const STYLE = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: '© <a href="https://maps.example/about" onclick="alert(1)">Map makers</a> <script>alert(2)</script>',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-20, 51.7],
              [0, 51.7],
              [0, 60],
              [-20, 60],
              [-20, 51.7],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': toCss(COLOUR.sea) } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': toCss(COLOUR.land), 'fill-antialias': false } },
  ],
};

const meta = Object.assign(document.createElement('meta'), { name: 'map-style' });
document.head.append(meta);

const toAddress = (style: unknown) => URL.createObjectURL(new Blob([JSON.stringify(style)], { type: 'application/json' }));

afterEach(() => {
  meta.content = '';
});

async function open(style: string): Promise<void> {
  meta.content = style;
  await show(
    <>
      <h1>Map</h1>
      <PlaceMap label="Places" around={[KINSALE]} />
    </>,
    { words: ['map'], locale: 'en' },
  );
}

/** Returns the colour of the map as it is seen, above or below its middle. */
async function readColour(down: number): Promise<number[]> {
  const base64 = await page.getByRole('group', { name: 'Places' }).screenshot({ save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const drawn = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  drawn?.drawImage(picture, 0, 0);
  return [...(drawn?.getImageData(picture.width / 2, picture.height / 2 + down, 1, 1).data ?? [])].slice(0, 3);
}

const outline = () => document.querySelector('svg path[transform]');
const failure = () => page.getByText('We couldn’t load the detailed map. You see the outline instead.');

test('maps without a style draw the outline, and load nothing else', async () => {
  await open('');
  await expect.poll(outline).not.toBeNull();
  expect(document.querySelector('canvas')).toBeNull();
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/map-tiles.ts'))).toEqual([]);
});

test('tiles are seen where the map shows them, and their makers are named', async () => {
  await open(toAddress(STYLE));
  await expect.element(page.getByRole('link', { name: 'Map makers' })).toHaveAttribute('href', 'https://maps.example/about');
  expect(outline()).toBeNull();
  await vi.waitFor(async () => expect([await readColour(-60), await readColour(60)]).toEqual([COLOUR.land, COLOUR.sea]));
  await button('Zoom in').click();
  await vi.waitFor(async () => expect([await readColour(-10), await readColour(10)]).toEqual([COLOUR.land, COLOUR.sea]));
  expect(await listAxeFaults()).toEqual([]);
});

test('a style that can’t be loaded leaves the outline, and can be tried again', async () => {
  await open('/no-such-style.json');
  await expect.element(failure()).toBeVisible();
  await expect.poll(outline).not.toBeNull();
  expect(await listAxeFaults()).toEqual([]);
  meta.content = toAddress(STYLE);
  await button('Try again').click();
  await expect.element(page.getByRole('link', { name: 'Map makers' })).toBeVisible();
  await expect.element(failure()).not.toBeInTheDocument();
});

test('tiles that can’t be loaded leave the outline, too', async () => {
  const source = { type: 'raster', tiles: ['http://127.0.0.1:9/{z}/{x}/{y}.png'], tileSize: 256 };
  await open(toAddress({ version: 8, sources: { source }, layers: [{ id: 'tiles', type: 'raster', source: 'source' }] }));
  await expect.element(failure()).toBeVisible();
  await expect.poll(outline).not.toBeNull();
});

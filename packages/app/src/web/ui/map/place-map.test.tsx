// The map: circles and polygons are drawn with pointer and keys, changes are undone, and places picked; light and dark.

import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { measureDistance, type Place } from '#contract/platform/places.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button } from '#web/testing/parts.tsx';
import { show } from '#web/testing/render.tsx';
import type { Shape } from './map-geometry.ts';
import { PlaceMap } from './place-map.tsx';

const KINSALE = { latitude: 51.7, longitude: -8.5 };
const CIRCLE: Shape = { kind: 'circle', centre: KINSALE, radiusM: 10_000 };
const TRIANGLE: Shape = {
  kind: 'polygon',
  points: [
    { latitude: 52, longitude: -9 },
    { latitude: 52, longitude: -8 },
    { latitude: 51.5, longitude: -8.5 },
  ],
};

let drawn: Shape;

function Drawing({ first }: { readonly first: Shape }) {
  const [shape, setShape] = useState(first);
  drawn = shape;
  return <PlaceMap label="Area" drawn={{ shape, onDraw: setShape }} />;
}

const open = (shape: Shape, scheme: 'light' | 'dark' = 'light') => {
  drawn = shape;
  return show(
    <>
      <h1>Map</h1>
      <Drawing first={shape} />
    </>,
    { words: ['map'], scheme, locale: 'en' },
  );
};

/** The element of a button on the map. */
function handle(name: string): HTMLElement {
  return button(name).element() as HTMLElement;
}

/** Drags a handle or the map itself by pixels. */
function drag(element: Element, across: number, down: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = (part: number) => ({ clientX: left + width / 2 + across * part, clientY: top + height / 2 + down * part });
  const send = (type: string, part: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerId: 1, isPrimary: true, ...at(part) }),
    );
  // No real pointer is down that could be captured.
  element.setPointerCapture = () => undefined;
  send('pointerdown', 0);
  send('pointermove', 0.5);
  send('pointermove', 1);
  send('pointerup', 1);
}

/** Clicks the map beside its middle, in pixels. */
function tap(across: number, down: number): void {
  const sheet = document.querySelector('svg[viewBox="0 0 640 420"]');
  if (sheet === null) throw new Error('There is no map.');
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const at = { clientX: left + width / 2 + across, clientY: top + height / 2 + down, bubbles: true, button: 0, pointerId: 1 };
  sheet.setPointerCapture = () => undefined;
  sheet.dispatchEvent(new PointerEvent('pointerdown', at));
  sheet.dispatchEvent(new PointerEvent('pointerup', at));
}

const pointsOf = (shape: Shape): readonly Place[] => (shape.kind === 'polygon' ? shape.points : []);

describe('a circle', () => {
  test.each(['light', 'dark'] as const)('is moved and resized by dragging its points, in %s', async (scheme) => {
    await open(CIRCLE, scheme);
    await expect.element(button('Centre')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    const { width } = handle('Centre').getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(24);
    drag(handle('Centre'), 60, 0);
    await expect.poll(() => drawn.kind === 'circle' && (drawn.centre?.longitude ?? 0)).toBeGreaterThan(-8.48);
    drag(handle('Edge of the circle'), 40, 0);
    await expect.poll(() => drawn.kind === 'circle' && (drawn.radiusM ?? 0)).toBeGreaterThan(11_000);
    await button('Undo').click();
    await expect.poll(() => drawn.kind === 'circle' && drawn.radiusM).toBe(10_000);
    await button('Undo').click();
    await expect.poll(() => drawn).toEqual(CIRCLE);
    await expect.element(button('Undo')).toBeDisabled();
  });

  test('is drawn by keys alone: set in the middle, moved, ten times as far with Shift, resized, undone', async () => {
    await open({ kind: 'circle', centre: null, radiusM: null });
    await button('Set centre').click();
    await expect.element(button('Centre')).toHaveFocus();
    expect(drawn).toMatchObject({ radiusM: 10_000 });
    const first = drawn;
    await userEvent.keyboard('{ArrowUp}');
    const metresFrom = (one: Shape) =>
      one.kind === 'circle' && first.kind === 'circle' && one.centre !== null && first.centre !== null
        ? measureDistance(first.centre, one.centre)
        : 0;
    const far = metresFrom(drawn);
    expect(far).toBeGreaterThan(900);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(metresFrom(drawn) / far).toBeCloseTo(10, 0);
    const { radiusM } = drawn as { radiusM: number };
    handle('Edge of the circle').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect((drawn as { radiusM: number }).radiusM).toBeGreaterThan(radiusM);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect((drawn as { radiusM: number }).radiusM).toBe(radiusM);
    await expect.element(page.getByText(/°.*km/)).toBeInTheDocument();
  });
});

describe('a polygon', () => {
  test('gets corners where the map is clicked, none where it is dragged', async () => {
    await open({ kind: 'polygon', points: [] });
    await expect.element(page.getByRole('group', { name: 'Area' })).toBeVisible();
    for (const [across, down] of [
      [-60, 0],
      [60, 0],
      [0, 80],
    ] as const) {
      const { length } = pointsOf(drawn);
      tap(across, down);
      await expect.poll(() => pointsOf(drawn).length).toBe(length + 1);
    }
    const sheet = document.querySelector('svg[viewBox="0 0 640 420"]');
    if (sheet !== null) drag(sheet, 50, 50);
    expect(pointsOf(drawn)).toHaveLength(3);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is changed by keys: a corner moved, added after another, and deleted', async () => {
    await open(TRIANGLE);
    await expect.element(button('Corner 3')).toBeVisible();
    handle('Corner 1').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(pointsOf(drawn)[0]?.longitude).toBeGreaterThan(-9);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Corner 4')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('4 corners');
    handle('Corner 4').focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(button('Corner 4')).not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: 'Area' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(button('Corner 4')).toBeVisible();
  });

  test('gets a corner in the middle of a side by its handle, which is then dragged', async () => {
    await open(TRIANGLE);
    handle('Add a corner after corner 1').click();
    await expect.element(button('Corner 4')).toBeVisible();
    expect(pointsOf(drawn)[1]?.longitude).toBeCloseTo(-8.5, 3);
    drag(handle('Corner 2'), 0, -30);
    await expect.poll(() => pointsOf(drawn)[1]?.latitude ?? 0).toBeGreaterThan(52.02);
  });
});

test('the map is zoomed and moved by keys, and shows everything again', async () => {
  const picked: Place[] = [];
  await show(
    <PlaceMap label="Places" markers={[{ key: 'one', name: 'Kinsale', place: KINSALE }]} onPick={(place) => picked.push(place)} />,
    {
      words: ['map'],
      scheme: 'light',
      locale: 'en',
    },
  );
  const marker = page.getByRole('img', { name: 'Kinsale' });
  await expect.element(marker).toBeVisible();
  const leftOf = () => marker.element().getBoundingClientRect().left;
  const before = leftOf();
  (page.getByRole('group', { name: 'Places' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(leftOf).toBeLessThan(before - 50);
  await userEvent.keyboard('-');
  await button('Show everything').click();
  await expect.poll(leftOf).toBeCloseTo(before, 0);
  tap(0, 0);
  await expect.poll(() => picked[0]?.latitude ?? 0).toBeCloseTo(51.7, 2);
});

// Draws the outline of the countries: once, for all views.

import { projectPlace, SHEET, type View } from './map-view.ts';
import { OUTLINE } from './outline.ts';

/** Numbers in the path are hundredths, and count from here: browsers draw small numbers more exactly. */
const ORIGIN = projectPlace({ latitude: 53, longitude: -6 });
const UNITS = 100;

function toRingPath(steps: readonly number[]): string {
  let [east, north] = [0, 0];
  let path = '';
  for (let index = 0; index + 1 < steps.length; index += 2) {
    east += steps[index] ?? 0;
    north += steps[index + 1] ?? 0;
    const { x, y } = projectPlace({ latitude: north / 100, longitude: east / 100 });
    path += `${index === 0 ? 'M' : 'L'}${((x - ORIGIN.x) * UNITS).toFixed(1)} ${((y - ORIGIN.y) * UNITS).toFixed(1)}`;
  }
  return `${path}Z`;
}

/** The SVG path of all coasts and borders. */
export const OUTLINE_PATH = OUTLINE.map(toRingPath).join('');

/** Returns the SVG transform that moves the path to where a view shows it. */
export function findOutlineTransform(view: View): string {
  const scale = 2 ** view.zoom;
  const [x, y] = [(ORIGIN.x - view.x) * scale + SHEET.width / 2, (ORIGIN.y - view.y) * scale + SHEET.height / 2];
  return `translate(${x} ${y}) scale(${scale / UNITS})`;
}

// Draws the tiles of a map style below the map; the map itself moves them.

import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { fromSheet, SHEET, type View } from './map-view.ts';
import { type Credit, readCredit } from './tile-credit.model.ts';

export interface Tiles {
  readonly show: (view: View) => void;
  readonly remove: () => void;
}

interface TilesSetting {
  /** The address of the map style. */
  readonly style: string;
  readonly view: View;
  /** Once the style and its first tiles are there, with those who made them. */
  readonly onShown: (credits: readonly Credit[]) => void;
  /** When the style or a tile can't be loaded or drawn. */
  readonly onFailed: () => void;
}

/** Tiles of this library are twice as wide as the world that zooms begin with. */
const TILE_STEP = 1;

/** Returns the camera of a view in an element as wide as this. */
function toCamera(view: View, width: number) {
  const { latitude, longitude } = fromSheet(view, { x: SHEET.width / 2, y: SHEET.height / 2 });
  return { center: [longitude, latitude] as [number, number], zoom: view.zoom + Math.log2(width / SHEET.width) - TILE_STEP };
}

/** Returns whom the sources of a map name, each once. */
function listCredits(map: MapLibre): Credit[] {
  const texts = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(texts)].flatMap(readCredit);
}

/** Draws tiles into an element. */
export function createTiles(element: HTMLElement, { style, view, onShown, onFailed }: TilesSetting): Tiles {
  // A file of our own: policies of pages allow no worker that is put together in the browser.
  setWorkerUrl(workerUrl);
  let shown = view;
  // The style sheet of the library positions its element; the one around it keeps its own place.
  const box = element.appendChild(document.createElement('div'));
  box.style.cssText = 'inline-size: 100%; block-size: 100%';
  const map = new MapLibre({
    ...{ container: box, style, interactive: false, attributionControl: false, fadeDuration: 0 },
    ...toCamera(view, element.clientWidth),
  });
  const show = (next: View) => {
    shown = next;
    map.jumpTo(toCamera(next, element.clientWidth));
  };
  let hasFailed = false;
  function fail(): void {
    hasFailed = true;
    onFailed();
  }
  map.on('resize', () => show(shown));
  // Also said after tiles that couldn't be loaded.
  map.once('load', () => !hasFailed && onShown(listCredits(map)));
  // Servers have no tiles where there is nothing to see: that is no error.
  map.on('error', fail);
  map.on('webglcontextlost', fail);
  function remove(): void {
    map.remove();
    box.remove();
  }
  return { show, remove };
}

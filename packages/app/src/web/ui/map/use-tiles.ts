// The tiles below the map, if the product has a map style and the browser can draw them; the outline stays until they are there.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Tiles } from './map-tiles.ts';
import type { View } from './map-view.ts';
import type { Credit } from './tile-credit.model.ts';

/** Returns the address of the map style, which the server writes into the page; empty without one. */
const getMapStyle = () => document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content ?? '';

/** Returns whether the browser draws tiles: they need WebGL. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** A source that takes longer, in milliseconds, is said not to answer; its tiles are shown if they come after all. */
const PATIENCE_MS = 10_000;

type TileState = { readonly kind: 'none' } | { readonly kind: 'failed' } | { readonly kind: 'shown'; readonly credits: readonly Credit[] };

const NONE: TileState = { kind: 'none' };
const FAILED: TileState = { kind: 'failed' };

export interface MapTiles {
  /** The element that they are drawn into. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Whether the product has a map style. */
  readonly isSet: boolean;
  readonly state: TileState;
  readonly retry: () => void;
}

/** Returns the element for the tiles, whether they are shown, and a function that tries again. */
export function useTiles(view: View): MapTiles {
  const box = useRef<HTMLDivElement>(null);
  const tiles = useRef<Tiles>(null);
  const latest = useRef(view);
  const [state, setState] = useState(NONE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    latest.current = view;
    tiles.current?.show(view);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws anew
  useEffect(() => {
    const [element, style] = [box.current, getMapStyle()];
    if (element === null || style === '' || !canDraw()) return;
    let isGone = false;
    const set = (next: TileState) => !isGone && setState(next);
    const timer = setTimeout(() => set(FAILED), PATIENCE_MS);
    function settle(next: TileState): void {
      clearTimeout(timer);
      set(next);
    }
    const onFailed = () => settle(FAILED);
    import('./map-tiles.ts').then(({ createTiles }) => {
      if (isGone) return;
      const onShown = (credits: readonly Credit[]) => settle({ kind: 'shown', credits });
      tiles.current = createTiles(element, { style, view: latest.current, onShown, onFailed });
    }, onFailed);
    return () => {
      isGone = true;
      clearTimeout(timer);
      tiles.current?.remove();
      tiles.current = null;
    };
  }, [tries]);
  const retry = useCallback(() => {
    setState(NONE);
    setTries((count) => count + 1);
  }, []);
  return { box, isSet: getMapStyle() !== '', state, retry };
}

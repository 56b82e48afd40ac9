// What the map shows: at first everything on it, later what its user chose, unless something appears outside of that.

import { useState } from 'react';
import type { Place } from '#contract/platform/places.ts';
import { fitView, isShown, type View } from './map-view.ts';

const toKey = ({ latitude, longitude }: Place) => `${latitude} ${longitude}`;

const toKeys = (places: readonly Place[]) => places.map(toKey).join(',');

/**
 * Returns the view, and functions that change it or show all places of the map.
 * @param around what is shown while there is nothing on the map
 * @param isDrawn whether what appears first was drawn here, so that the map stays where it is
 */
export function useView(extent: readonly Place[], { around, isDrawn }: { readonly around: readonly Place[]; readonly isDrawn: boolean }) {
  const shown = extent.length === 0 ? around : extent;
  const [view, setView] = useState<View>(() => fitView(shown));
  const [keys, keysAround] = [toKeys(extent), toKeys(around)];
  const [before, setBefore] = useState(keys);
  const [aroundBefore, setAroundBefore] = useState(keysAround);
  if (keys !== before) {
    const known = new Set(before.split(','));
    setBefore(keys);
    // A single place is one that was picked here.
    const isLoaded = before === '' && !isDrawn && extent.length > 1;
    if (isLoaded || extent.some((place) => !known.has(toKey(place)) && !isShown(view, place))) setView(fitView(extent));
  }
  if (keysAround !== aroundBefore) {
    setAroundBefore(keysAround);
    if (extent.length === 0) setView(fitView(around));
  }
  return { view, setView, fit: () => setView(fitView(shown)) };
}

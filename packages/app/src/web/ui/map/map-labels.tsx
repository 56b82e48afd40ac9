// Names on the map: of its areas, and of towns where no tiles show them.

import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { findLabelPlace } from './map-geometry.ts';
import { toSpotStyle } from './map-handle.tsx';
import type { ShownShape } from './map-sheet.tsx';
import { SHEET, type View } from './map-view.ts';
import classes from './place-map.module.css';
import { type MapName, placeNames } from './place-names.ts';

let loaded: readonly MapName[] = [];

/** Returns the towns of all hosting countries once they are loaded, the largest of each first. */
function useTowns(isNeeded: boolean): readonly MapName[] {
  const [towns, setTowns] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || towns.length > 0) return;
    import('#contract/platform/hosting-towns.ts').then(
      ({ listHostingTowns, TOWN_COUNTRIES }) => {
        const lists = TOWN_COUNTRIES.map((code) => listHostingTowns(code).map(({ name, ...place }, rank) => ({ name, place, rank })));
        loaded = lists.flat().toSorted((one, other) => one.rank - other.rank);
        setTowns(loaded);
      },
      () => undefined,
    );
  }, [isNeeded, towns]);
  return isNeeded ? towns : [];
}

interface MapLabelsProps {
  readonly view: View;
  readonly shapes: readonly ShownShape[];
  /** Whether towns are named, too. */
  readonly hasTowns: boolean;
}

/** Screen readers have the names of areas from the drawing. */
export function MapLabels({ view, shapes, hasTowns }: MapLabelsProps) {
  const { ref, width } = useElementSize();
  const towns = useTowns(hasTowns);
  const areas = shapes.flatMap(({ shape, name, isFaint = false }) => {
    const place = findLabelPlace(shape);
    return name === undefined || place === null || isFaint ? [] : [{ name, place }];
  });
  const placed = placeNames(view, [...areas, ...towns], width || SHEET.width);
  return (
    <div ref={ref} className={classes['labels']} aria-hidden>
      {placed.map(({ key, name, place }) => (
        <span key={key} className={areas.some((area) => area.place === place) ? classes['area'] : ''} style={toSpotStyle(view, place)}>
          {name}
        </span>
      ))}
    </div>
  );
}

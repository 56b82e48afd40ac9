// The handles of a shape that is drawn: centre and edge of a circle, corners of a polygon.

import { findPlaceAt, measureDistance, type Place } from '#contract/platform/places.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Circle, findMiddle, movePlace, type Polygon, roundPlace, splitSide } from './map-geometry.ts';
import { MapHandle, toSpotStyle } from './map-handle.tsx';
import { findStep, fromSheet, type View } from './map-view.ts';
import classes from './place-map.module.css';

/** With more corners, the handles between them would cover them. */
const MOST_BETWEEN = 30;

/** The smallest radius that can be drawn, in metres. */
const SMALLEST_RADIUS_M = 50;

interface DrawnProps<Drawn> {
  readonly view: View;
  readonly shape: Drawn;
  /** Keeps the shape as it is now, so that the next change can be undone. */
  readonly onStart: () => void;
  readonly onChange: (shape: Drawn) => void;
  readonly hintIds: { readonly move: string; readonly corner: string; readonly radius: string };
  /** After the corner that had the focus is gone. */
  readonly onLost: () => void;
}

interface CircleProps extends DrawnProps<Circle> {
  /** Whether the centre gets the focus once it is there: after it was set by a button, which is gone then. */
  readonly takesFocus: () => boolean;
}

export function CircleHandles({ view, shape, onStart, onChange, hintIds, takesFocus }: CircleProps) {
  const words = useTranslations('map');
  const { centre, radiusM } = shape;
  if (centre === null) return null;
  const setCentre = (place: Place) => onChange({ ...shape, centre: roundPlace(place) });
  const setRadius = (metres: number) => onChange({ ...shape, radiusM: Math.max(SMALLEST_RADIUS_M, Math.round(metres)) });
  const step = findStep(view);
  return (
    <>
      <MapHandle
        view={view}
        place={centre}
        name={words('centre')}
        hintId={hintIds.move}
        takesFocus={takesFocus}
        onStart={onStart}
        onDrag={(point) => setCentre(fromSheet(view, point))}
        onArrow={({ north, east }) => setCentre(movePlace(centre, { north: north * step, east: east * step }))}
      />
      {radiusM !== null && (
        <MapHandle
          view={view}
          place={findPlaceAt(centre, radiusM, Math.PI / 2)}
          name={words('edge')}
          hintId={hintIds.radius}
          onStart={onStart}
          onDrag={(point) => setRadius(measureDistance(centre, fromSheet(view, point)))}
          onArrow={({ north, east }) => setRadius(radiusM + (north + east) * step)}
        />
      )}
    </>
  );
}

export function PolygonHandles({ view, shape, onStart, onChange, hintIds, onLost }: DrawnProps<Polygon>) {
  const words = useTranslations('map');
  const { points } = shape;
  const step = findStep(view);
  const change = (next: readonly Place[]) => onChange({ ...shape, points: next });
  const setCorner = (index: number, place: Place) => change(points.with(index, roundPlace(place)));
  function split(index: number): void {
    onStart();
    change(splitSide(points, index));
  }
  function press(index: number, key: string): boolean {
    if (key === 'Enter' && points.length > 1) split(index);
    else if (key === 'Delete' || key === 'Backspace') {
      onStart();
      change(points.toSpliced(index, 1));
      if (index === points.length - 1) onLost();
    } else return false;
    return true;
  }
  return (
    <>
      {points.length > 2 &&
        points.length <= MOST_BETWEEN &&
        points.map((point, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its position
            key={index}
            type="button"
            tabIndex={-1}
            className={`${classes['spot']} ${classes['between']}`}
            style={toSpotStyle(view, findMiddle(point, points[(index + 1) % points.length] ?? point))}
            aria-label={words('addAfter', { corner: String(index + 1) })}
            onClick={() => split(index)}
          />
        ))}
      {points.map((point, index) => (
        <MapHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its position
          key={index}
          view={view}
          place={point}
          name={words('corner', { corner: String(index + 1) })}
          hintId={hintIds.corner}
          onStart={onStart}
          onDrag={(to) => setCorner(index, fromSheet(view, to))}
          onArrow={({ north, east }) => setCorner(index, movePlace(point, { north: north * step, east: east * step }))}
          onKey={(key) => press(index, key)}
        />
      ))}
    </>
  );
}

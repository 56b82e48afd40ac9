// A plain map with shapes and markers, on which shapes are drawn and places picked by mouse, touch and keyboard.

import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Place } from '#contract/platform/places.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CircleHandles, PolygonHandles } from './drawn-handles.tsx';
import { insertCorner, listExtent, movePlace, roundPlace, type Shape } from './map-geometry.ts';
import { FAR_STEPS, MapHandle, readArrow, toSpotStyle } from './map-handle.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapSheet, ScaleBar, type ShownShape } from './map-sheet.tsx';
import { findStep, fitFirstCircle, fromSheet, panView, SHEET, type View, zoomView } from './map-view.ts';
import classes from './place-map.module.css';
import { TileNote } from './tile-note.tsx';
import { useDrawnShape } from './use-drawn-shape.ts';
import { useMapText } from './use-map-text.ts';
import { useTiles } from './use-tiles.ts';
import { useView } from './use-view.ts';

interface MapMarker {
  readonly key: string;
  readonly name: string;
  readonly place: Place;
  /** Left out for markers that stay where they are. */
  readonly onMove?: (place: Place) => void;
}

export interface PlaceMapProps {
  /** What is on the map, for screen readers. */
  readonly label: string;
  readonly shapes?: readonly ShownShape[];
  readonly markers?: readonly MapMarker[];
  /** The shape that is drawn here. */
  readonly drawn?: { readonly shape: Shape; readonly onDraw: (shape: Shape) => void };
  /** Where somebody clicked, unless a shape is drawn. */
  readonly onPick?: (place: Place) => void;
  /** The places to show while nothing is on the map; both islands if there are none. */
  readonly around?: readonly Place[];
}

/** How far an arrow key moves a marker, in metres, however large the map is: homes are placed as exactly anywhere. */
const MARKER_STEP_M = 10;

/** What arrow keys do on the map itself: they move it by a part of the sheet. */
const PAN = { x: SHEET.width / 6, y: SHEET.height / 6 };

const NO_SHAPES: readonly ShownShape[] = [];
const NO_PLACES: readonly Place[] = [];
const NO_MARKERS: readonly MapMarker[] = [];

function Tool({ name, isOff = false, icon, onClick }: { name: string; isOff?: boolean; icon: React.ReactNode; onClick: () => void }) {
  return (
    <ActionIcon variant="default" size={36} aria-label={name} title={name} disabled={isOff} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

interface KeysProps {
  /** How far an arrow key moves a point, in metres. */
  readonly step: number;
  readonly ids: { readonly map: string; readonly move: string; readonly corner: string; readonly radius: string };
}

/** What keys do, for screen readers: read with the map and its handles. */
function KeyHints({ step, ids }: KeysProps) {
  const words = useTranslations('map.keys');
  const { toLength } = useMapText();
  const steps = { step: toLength(step), far: toLength(step * FAR_STEPS) };
  return (
    <div hidden>
      <span id={ids.map}>{words('map')}</span>
      <span id={ids.move}>{words('move', steps)}</span>
      <span id={ids.corner}>{`${words('move', steps)} ${words('corner')}`}</span>
      <span id={ids.radius}>{words('radius', steps)}</span>
    </div>
  );
}

function useHintIds() {
  const id = useId();
  return { map: `${id}-map`, move: `${id}-move`, corner: `${id}-corner`, radius: `${id}-radius` };
}

interface MarkersProps {
  readonly view: View;
  readonly markers: readonly MapMarker[];
  readonly hintId: string;
}

function Markers({ view, markers, hintId }: MarkersProps) {
  return markers.map(({ key, name, place, onMove }) => {
    if (onMove === undefined) {
      return <span key={key} role="img" className={classes['spot']} style={toSpotStyle(view, place)} aria-label={name} title={name} />;
    }
    const move = (to: Place) => onMove(roundPlace(to));
    return (
      <MapHandle
        key={key}
        view={view}
        place={place}
        name={name}
        hintId={hintId}
        onStart={() => undefined}
        onDrag={(point) => move(fromSheet(view, point))}
        onArrow={({ north, east }) => move(movePlace(place, { north: north * MARKER_STEP_M, east: east * MARKER_STEP_M }))}
      />
    );
  });
}

/** The place in the middle of the map, or a corner in the middle of its longest side, for those who don't point. */
function DrawnTools({ shape, onPlace }: { readonly shape: Shape; readonly onPlace: () => void }) {
  const words = useTranslations('map');
  const isPlaced = shape.kind === 'circle' && shape.centre !== null;
  if (isPlaced) return null;
  return (
    <Group gap="xs" mt={6}>
      <Text size="sm" c="dimmed" flex="1 1 200px">
        {words(shape.kind === 'circle' ? 'hintCircle' : 'hintPolygon')}
      </Text>
      <Button variant="default" size="sm" onClick={onPlace}>
        {words(shape.kind === 'circle' ? 'setCentre' : 'addCorner')}
      </Button>
    </Group>
  );
}

export function PlaceMap({ label, shapes = NO_SHAPES, markers = NO_MARKERS, drawn, onPick, around = NO_PLACES }: PlaceMapProps) {
  const words = useTranslations('map');
  const group = useRef<HTMLDivElement>(null);
  const ids = useHintIds();
  const pencil = useDrawnShape(drawn);
  const extent = [
    ...(drawn === undefined ? [] : listExtent(drawn.shape)),
    ...shapes.flatMap(({ shape }) => listExtent(shape)),
    ...markers.map(({ place }) => place),
  ];
  const { view, setView, fit } = useView(extent, { around, isDrawn: drawn !== undefined });
  const tiles = useTiles(view);
  const isSetByButton = useRef(false);

  function place(at: Place): void {
    const rounded = roundPlace(at);
    if (drawn === undefined) {
      onPick?.(rounded);
      return;
    }
    const { shape } = drawn;
    if (shape.kind === 'circle' && shape.centre !== null) return;
    pencil.start();
    if (shape.kind === 'polygon') pencil.change({ ...shape, points: insertCorner(shape.points, rounded) });
    else {
      const first = fitFirstCircle(view, rounded);
      pencil.change({ ...shape, centre: rounded, radiusM: shape.radiusM ?? first.radiusM });
      if (shape.radiusM === null) setView(first.view);
    }
  }

  function takesFocus(): boolean {
    const isTaken = isSetByButton.current;
    isSetByButton.current = false;
    return isTaken;
  }

  function press(event: KeyboardEvent): void {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && drawn !== undefined) pencil.undo();
    else if (event.key === '+' || event.key === '=') setView(zoomView(view, 1));
    else if (event.key === '-') setView(zoomView(view, -1));
    else {
      const arrow = event.target === event.currentTarget ? readArrow(event, 1) : null;
      if (arrow === null) return;
      setView(panView(view, { x: arrow.east * PAN.x, y: -arrow.north * PAN.y }));
    }
    event.preventDefault();
  }

  const hands = { view, onStart: pencil.start, onChange: pencil.change, hintIds: ids, onLost: () => group.current?.focus() };
  const all: readonly ShownShape[] = drawn === undefined ? shapes : [...shapes, { key: 'drawn', shape: drawn.shape }];
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={group}
        role="group"
        aria-label={label}
        aria-describedby={ids.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move and zoom the map
        tabIndex={0}
        className={`${classes['map']} ${drawn === undefined && onPick === undefined ? '' : classes['editable']}`}
        onKeyDown={press}
      >
        <div ref={tiles.box} className={classes['tiles']} aria-hidden />
        <MapSheet view={view} hasTiles={tiles.state.kind === 'shown'} shapes={all} onView={setView} onTap={place} />
        <MapLabels view={view} shapes={all} hasTowns={tiles.state.kind !== 'shown'} />
        <Markers view={view} markers={markers} hintId={ids.move} />
        {drawn?.shape.kind === 'circle' && <CircleHandles {...hands} shape={drawn.shape} takesFocus={takesFocus} />}
        {drawn?.shape.kind === 'polygon' && <PolygonHandles {...hands} shape={drawn.shape} />}
        <div className={classes['tools']}>
          <Tool name={words('zoomIn')} icon={<IconPlus size={18} aria-hidden />} onClick={() => setView(zoomView(view, 1))} />
          <Tool name={words('zoomOut')} icon={<IconMinus size={18} aria-hidden />} onClick={() => setView(zoomView(view, -1))} />
          <Tool name={words('fit')} icon={<IconMaximize size={18} aria-hidden />} onClick={fit} />
          {drawn !== undefined && (
            <Tool
              name={words('undo')}
              icon={<IconArrowBackUp size={18} aria-hidden />}
              isOff={!pencil.canUndo}
              onClick={() => {
                pencil.undo();
                group.current?.focus();
              }}
            />
          )}
        </div>
        <ScaleBar view={view} />
        <KeyHints step={drawn === undefined ? MARKER_STEP_M : findStep(view)} ids={ids} />
      </div>
      <TileNote {...tiles} />
      <span role="status" className="visually-hidden">
        {pencil.said}
      </span>
      {drawn !== undefined && (
        <DrawnTools
          shape={drawn.shape}
          onPlace={() => {
            isSetByButton.current = true;
            place(fromSheet(view, { x: SHEET.width / 2, y: SHEET.height / 2 }));
          }}
        />
      )}
    </div>
  );
}

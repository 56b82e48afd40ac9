// The frame around the kept part of a photo: dragged as a whole or by a corner, or moved and resized by arrow keys.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CORNERS, type Corner, type Crop, moveCorner, moveCrop } from './crop.model.ts';
import classes from './photos.module.css';

interface CropFrameProps {
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** How far a key goes, in shares of the photo. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, { byX: number; byY: number }>> = {
  ArrowLeft: { byX: -STEP, byY: 0 },
  ArrowRight: { byX: STEP, byY: 0 },
  ArrowUp: { byX: 0, byY: -STEP },
  ArrowDown: { byX: 0, byY: STEP },
};

interface Drag {
  readonly part: Corner | 'frame';
  readonly start: Crop;
  readonly x: number;
  readonly y: number;
}

const toPercent = (share: number) => `${share * 100}%`;

export function CropFrame({ crop, onChange }: CropFrameProps) {
  const words = useTranslations('familyPhotos.editor');
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  function begin(event: PointerEvent<HTMLElement>, part: Drag['part']): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { part, start: crop, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const { current } = drag;
    const bounds = stage.current?.getBoundingClientRect();
    if (current === null || bounds === undefined) return;
    const by = { byX: (event.clientX - current.x) / bounds.width, byY: (event.clientY - current.y) / bounds.height };
    onChange(current.part === 'frame' ? moveCrop(current.start, by.byX, by.byY) : moveCorner(current.start, current.part, by));
  }

  function end(): void {
    drag.current = null;
  }

  function press(event: KeyboardEvent): void {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(event.shiftKey ? moveCorner(crop, 'bottomRight', by) : moveCrop(crop, by.byX, by.byY));
  }

  const follow = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  const { x, y, width, height } = crop;
  return (
    <div ref={stage} className={classes['surface']}>
      <button
        type="button"
        className={classes['crop']}
        style={{ left: toPercent(x), top: toPercent(y), width: toPercent(width), height: toPercent(height) }}
        aria-label={words('frame')}
        aria-describedby="crop-help"
        onKeyDown={press}
        onPointerDown={(event) => begin(event, 'frame')}
        {...follow}
      >
        {CORNERS.map((corner) => (
          <span
            key={corner}
            className={classes['corner']}
            data-corner={corner}
            onPointerDown={(event) => begin(event, corner)}
            {...follow}
          />
        ))}
      </button>
    </div>
  );
}

// The kept part of a photo while it is moved, resized and turned.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoEdits, SMALLEST_CROP } from '#contract/host-families/photos.shapes.ts';
import { CORNERS, type EditState, moveCorner, moveCrop, setMeasure, toEditState, toEdits, turnBy } from './crop.model.ts';

const START: EditState = { turn: 0, crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.3 } };

const share = fc.double({ min: -1, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({ byX: share, byY: share }),
  fc.record({ corner: fc.constantFrom(...CORNERS), byX: share, byY: share }),
  fc.record({ turn: fc.constantFrom('left' as const, 'right' as const) }),
  fc.record({ measure: fc.constantFrom('x' as const, 'y' as const, 'width' as const, 'height' as const), value: share }),
);

/** Steps after which a side is 0.09999999999999998 of the photo. */
const ROUNDING_ERRORS = [
  { measure: 'height' as const, value: 0 },
  { turn: 'left' as const },
  { measure: 'x' as const, value: 0 },
  { turn: 'left' as const },
  { corner: 'topLeft' as const, byX: 0, byY: 0 },
  { turn: 'right' as const },
  { corner: 'topLeft' as const, byX: 0, byY: 0 },
];

describe('the kept part of a photo', () => {
  test('is always one that can be sent, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = START;
        for (const one of steps) {
          if ('measure' in one) state = { ...state, crop: setMeasure(state.crop, one.measure, one.value) };
          else if ('turn' in one) state = turnBy(state, one.turn);
          else if ('corner' in one) state = { ...state, crop: moveCorner(state.crop, one.corner, one) };
          else state = { ...state, crop: moveCrop(state.crop, one.byX, one.byY) };
        }
        const { crop } = toEdits(state);
        expect(crop === null || Math.min(crop.width, crop.height) >= SMALLEST_CROP).toBe(true);
        expect(photoEdits.safeParse(toEdits(state)).success).toBe(true);
      }),
      { examples: [[ROUNDING_ERRORS]] },
    );
  });

  test('is the same part after four turns, and the opposite way round after a turn back', () => {
    const right = (state: EditState) => turnBy(state, 'right');
    expect(right(START)).toMatchObject({ turn: 90, crop: { x: expect.closeTo(0.5), y: 0.1, width: 0.3, height: 0.5 } });
    const round = right(right(right(right(START))));
    expect(round).toMatchObject({ turn: 0, crop: { x: expect.closeTo(0.1), y: expect.closeTo(0.2), width: 0.5, height: 0.3 } });
    expect(turnBy(right(START), 'left')).toMatchObject({ turn: 0, crop: { x: expect.closeTo(0.1), y: expect.closeTo(0.2) } });
  });

  test('stays within the photo when it is moved, and keeps the opposite corner when it is resized', () => {
    expect(moveCrop(START.crop, 5, -5)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.3 });
    const resized = moveCorner(START.crop, 'topLeft', { byX: 0.9, byY: -0.9 });
    expect(resized).toMatchObject({ x: expect.closeTo(0.5), y: 0, width: expect.closeTo(0.1), height: expect.closeTo(0.5) });
  });

  test('is nothing to send if it is the whole photo', () => {
    expect(toEdits(toEditState(null))).toEqual({ turn: 0, crop: null });
    expect(toEdits(toEditState({ turn: 90, crop: START.crop }))).toEqual({ turn: 90, crop: START.crop });
  });
});

// The pictures of a family's home.

import { diceOf } from '../random.ts';
import type { PhotoKind } from '../world.ts';
import { garden } from './garden.ts';
import { house } from './house.ts';
import { bedroom, kitchen, livingRoom } from './rooms.ts';
import { SIZE } from './scenery.ts';
import { createDrawing, mirror } from './svg.ts';

const DRAWINGS = { house, 'living room': livingRoom, bedroom, kitchen, garden } as const;

/** Returns a picture of a home as SVG; the same seed gives the same picture. */
export function homeDrawing(seed: string, kind: PhotoKind): string {
  const dice = diceOf(`${kind} of ${seed}`);
  const shapes = DRAWINGS[kind](dice);
  return createDrawing(SIZE, dice.chance(0.5) ? mirror(shapes, SIZE.width) : shapes);
}

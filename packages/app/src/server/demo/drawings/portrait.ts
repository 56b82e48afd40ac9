// Portraits assembled from parts. They show no real person; the same name gives the same face.

import { diceOf } from '../random.ts';
import type { Looks } from '../world.ts';
import { clothes } from './clothes.ts';
import { beard, face, glasses } from './face.ts';
import { MENS_HAIR, WOMENS_HAIR } from './hair.ts';
import { box, circle, createDrawing, fade, oval, shade, shape } from './svg.ts';

const SIDE = 512;

const SKINS = ['#fbdcc4', '#f6cba8', '#eab38b', '#d99a6c', '#b97a4f', '#8f5a38', '#6d432a'] as const;
const FAIR_HAIR = ['#2d2422', '#4a3024', '#6f4527', '#a5672f', '#d9a650', '#c4552d', '#8a6a4a'] as const;
const DARK_HAIR = ['#1f1b1e', '#2d2422', '#3b2a22'] as const;
const GREY_HAIR = ['#b9bcc2', '#d9dade', '#8f939b'] as const;
const GROUNDS = ['#bfe3dc', '#f9d9a8', '#f6c9c1', '#c9daf5', '#dcd3f2', '#cfe8b8', '#fbe3b4', '#bde0ec', '#e9d2c2'] as const;

/** Returns a hair colour that fits the age, dark for dark skin. */
function hairColor(skin: string, { age }: Looks, { pick, chance }: ReturnType<typeof diceOf>): string {
  if (age === 'old' && chance(0.8)) return pick(GREY_HAIR);
  return SKINS.indexOf(skin as (typeof SKINS)[number]) >= 3 ? pick(DARK_HAIR) : pick(FAIR_HAIR);
}

/** Returns a portrait as SVG. */
export function portrait(seed: string, looks: Looks): string {
  const dice = diceOf(`portrait of ${seed}`);
  const skin = dice.pick(SKINS);
  const hair = hairColor(skin, looks, dice);
  const style = dice.pick(looks.woman ? WOMENS_HAIR : MENS_HAIR);
  const ground = dice.pick(GROUNDS);
  const shadow = shade(skin, -0.14);
  const ears = [160, 352].map((x) => oval({ x, y: 246, rx: 17, ry: 24 }, skin) + oval({ x, y: 248, rx: 8, ry: 13 }, shadow)).join('');
  const head = shape(
    'M256 118 C198 118 162 160 164 236 C166 306 208 356 256 356 C304 356 346 306 348 236 C350 160 314 118 256 118 Z',
    skin,
  );
  const neck =
    shape('M216 318 L216 396 C232 424 280 424 296 396 L296 318 Z', skin) +
    shape('M216 340 C236 368 276 368 296 340 L296 362 C276 386 236 386 216 362 Z', shadow);
  const earrings = looks.woman && dice.chance(0.4) ? [158, 354].map((x) => circle({ x, y: 276, r: 6 }, '#f2c14e')).join('') : '';
  return createDrawing(
    { width: SIDE, height: SIDE },
    `<defs>${fade('ground', shade(ground, 0.25), ground)}</defs>`,
    box({ x: 0, y: 0, width: SIDE, height: SIDE }, 'url(#ground)'),
    circle({ x: 256, y: 268, r: 214 }, shade(ground, 0.42), { opacity: 0.7 }),
    style.behind(shade(hair, -0.08)),
    clothes(dice, { neck }),
    ears,
    head,
    looks.woman ? '' : beard(hair, dice),
    face({ skin, brows: shade(hair, -0.2), woman: looks.woman }, dice),
    style.before(hair),
    glasses(dice),
    earrings,
  );
}

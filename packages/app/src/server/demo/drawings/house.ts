// Houses seen from the street, of kinds found in Ireland and Britain.

import type { Dice } from '../random.ts';
import { bush, flowers, hills, lawn, rain, sky, tree, type Weather, weatherOf } from './scenery.ts';
import { box, circle, layers, oval, shade, shape, stroke } from './svg.ts';

const GROUND = 760;

interface Colours {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
  readonly trim: string;
  /** Whether the lamps are on. */
  readonly lit: boolean;
}

const DOORS = ['#b4483f', '#0f766e', '#2f5d8c', '#e0a030', '#6a4c93', '#2e5339'] as const;
const WALLS = ['#f7f2e7', '#f3e2c3', '#f4d7cf', '#dcebe6', '#fbe9b7', '#dfe6f0'] as const;
const ROOFS = ['#4d5661', '#6b4a3f', '#59606b', '#7d4b3c'] as const;

function windowAt(
  { x, y, width = 96, height = 120 }: { x: number; y: number; width?: number; height?: number },
  { trim, lit, wall }: Colours,
): string {
  const glass = lit ? '#ffe3a1' : '#bfe0ee';
  const middle = x + width / 2;
  return (
    box({ x: x - 9, y: y - 9, width: width + 18, height: height + 18, round: 6 }, trim) +
    box({ x, y, width, height, round: 2 }, glass) +
    shape(`M${x} ${y} L${x + width * 0.42} ${y} L${x + width * 0.12} ${y + height} L${x} ${y + height} Z`, '#ffffff', { opacity: 0.3 }) +
    box({ x: middle - 3, y, width: 6, height }, trim) +
    box({ x, y: y + height / 2 - 3, width, height: 6 }, trim) +
    box({ x: x - 16, y: y + height + 9, width: width + 32, height: 12, round: 4 }, shade(wall, -0.22))
  );
}

function windowBox({ x, y, width = 96 }: { x: number; y: number; width?: number }, dice: Dice): string {
  return (
    flowers({ from: x + 6, to: x + width - 4, y: y + 8 }, dice) + box({ x: x - 6, y, width: width + 12, height: 24, round: 5 }, '#9a6a43')
  );
}

function door({ x, y = GROUND }: { x: number; y?: number }, { door: color, trim }: Colours): string {
  return (
    box({ x: x - 62, y: y - 212, width: 124, height: 212, round: 6 }, trim) +
    shape(`M${x - 50} ${y - 168} C${x - 50} ${y - 214} ${x + 50} ${y - 214} ${x + 50} ${y - 168} Z`, '#bfe0ee') +
    box({ x: x - 50, y: y - 166, width: 100, height: 166 }, color) +
    [-38, 6]
      .map(
        (dx) =>
          box({ x: x + dx, y: y - 150, width: 32, height: 58, round: 4 }, shade(color, -0.16)) +
          box({ x: x + dx, y: y - 80, width: 32, height: 62, round: 4 }, shade(color, -0.16)),
      )
      .join('') +
    circle({ x: x + 40, y: y - 84, r: 6 }, '#f4cf6a') +
    box({ x: x - 78, y: y - 10, width: 156, height: 18, round: 4 }, '#b9b3a8')
  );
}

function chimney({ x, y }: { x: number; y: number }, color: string, smoke: boolean): string {
  const puffs = smoke
    ? [
        [0, 0, 18],
        [22, -40, 24],
        [10, -88, 30],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => circle({ x: x + 30 + dx, y: y - 44 + dy, r }, '#ffffff', { opacity: 0.6 }))
        .join('')
    : '';
  return (
    puffs +
    box({ x, y, width: 60, height: 120 }, color) +
    box({ x: x - 6, y: y - 6, width: 72, height: 18, round: 3 }, shade(color, -0.2)) +
    box({ x: x + 18, y: y - 24, width: 24, height: 22, round: 3 }, '#b5643f')
  );
}

/** A low white house with a thick roof. */
function cottage(colours: Colours, dice: Dice): string {
  const thatched = dice.chance(0.5);
  const roof = thatched ? '#c9a15a' : colours.roof;
  const straw = thatched
    ? Array.from({ length: 15 }, (_, index) =>
        stroke(`M${300 + index * 50} ${440 + (index % 3) * 16} l-10 44`, shade(roof, -0.16), 5),
      ).join('')
    : '';
  return (
    chimney({ x: 350, y: 300 }, shade(colours.wall, -0.1), true) +
    box({ x: 270, y: 470, width: 740, height: GROUND - 470 }, colours.wall) +
    box({ x: 270, y: GROUND - 44, width: 740, height: 44 }, shade(colours.wall, -0.12)) +
    shape('M226 504 C270 420 300 370 340 350 L940 350 C980 370 1010 420 1054 504 C1000 520 280 520 226 504 Z', roof) +
    straw +
    windowAt({ x: 350, y: 560, width: 110, height: 104 }, colours) +
    windowBox({ x: 350, y: 668, width: 110 }, dice) +
    windowAt({ x: 820, y: 560, width: 110, height: 104 }, colours) +
    windowBox({ x: 820, y: 668, width: 110 }, dice) +
    door({ x: 640 }, colours) +
    stroke('M552 760 C548 690 560 600 584 530', '#4b8a4b', 9) +
    [
      [556, 700],
      [552, 650],
      [566, 600],
      [578, 552],
    ]
      .map(([x = 0, y = 0]) => circle({ x, y, r: 20 }, '#4b8a4b') + circle({ x: x - 4, y: y + 6, r: 8 }, '#e96f8b'))
      .join('')
  );
}

/** A brick house of two floors, with windows in rows. */
function townhouse(colours: Colours, dice: Dice): string {
  const brick = dice.pick(['#b9654a', '#a8573f', '#c98a63', '#8f5a4a']);
  const rows = Array.from({ length: 16 }, (_, index) =>
    stroke(`M${330 + ((index * 137) % 560)} ${330 + index * 26} h44`, shade(brick, -0.14), 6),
  ).join('');
  const own = { ...colours, wall: brick, trim: '#fbf7ee' };
  return (
    chimney({ x: 370, y: 176 }, shade(brick, -0.12), dice.chance(0.5)) +
    chimney({ x: 850, y: 176 }, shade(brick, -0.12), false) +
    box({ x: 310, y: 280, width: 660, height: GROUND - 280 }, brick) +
    rows +
    shape('M286 290 L380 196 L900 196 L994 290 Z', colours.roof) +
    box({ x: 286, y: 284, width: 708, height: 20, round: 4 }, '#fbf7ee') +
    [370, 592, 814].map((x) => windowAt({ x, y: 352 }, own)).join('') +
    [370, 814].map((x) => windowAt({ x, y: 572, height: 130 }, own)).join('') +
    door({ x: 640 }, own) +
    [540, 740]
      .map(
        (x) =>
          box({ x: x - 24, y: GROUND - 44, width: 48, height: 44, round: 6 }, '#3f4752') + circle({ x, y: GROUND - 68, r: 36 }, '#4b8a4b'),
      )
      .join('')
  );
}

/** A house with a gable to the street, a bay window and a lower wing. */
function gabled(colours: Colours, dice: Dice): string {
  return (
    chimney({ x: 860, y: 290 }, '#a8573f', dice.chance(0.6)) +
    box({ x: 620, y: 450, width: 400, height: GROUND - 450 }, shade(colours.wall, -0.05)) +
    shape('M590 462 L660 340 L1000 340 L1052 462 Z', shade(colours.roof, -0.06)) +
    box({ x: 280, y: 400, width: 380, height: GROUND - 400 }, colours.wall) +
    shape('M280 404 L470 190 L660 404 Z', colours.wall) +
    shape('M244 424 L470 168 L696 424 L660 424 L470 212 L280 424 Z', colours.roof) +
    circle({ x: 470, y: 320, r: 34 }, colours.trim) +
    circle({ x: 470, y: 320, r: 26 }, colours.lit ? '#ffe3a1' : '#bfe0ee') +
    windowAt({ x: 360, y: 404, width: 84, height: 104 }, colours) +
    windowAt({ x: 496, y: 404, width: 84, height: 104 }, colours) +
    box({ x: 340, y: 556, width: 260, height: GROUND - 556 }, shade(colours.wall, 0.25)) +
    shape('M322 562 L350 530 L590 530 L618 562 Z', colours.roof) +
    [362, 442, 522].map((x) => windowAt({ x, y: 588, width: 58, height: 110 }, colours)).join('') +
    windowAt({ x: 880, y: 540 }, colours) +
    windowBox({ x: 880, y: 664 }, dice) +
    door({ x: 760 }, colours)
  );
}

/** A long, low house with a glazed front room. */
function bungalow(colours: Colours, dice: Dice): string {
  return (
    chimney({ x: 760, y: 330 }, shade(colours.wall, -0.16), dice.chance(0.4)) +
    box({ x: 220, y: 500, width: 840, height: GROUND - 500 }, colours.wall) +
    box({ x: 220, y: GROUND - 60, width: 840, height: 60 }, '#b9a48c') +
    shape('M176 516 L330 376 L950 376 L1104 516 Z', colours.roof) +
    shape('M280 500 L440 386 L600 500 L600 760 L280 760 Z', shade(colours.wall, 0.3)) +
    shape('M246 512 L440 368 L634 512 L608 524 L440 402 L272 524 Z', shade(colours.roof, -0.08)) +
    windowAt({ x: 330, y: 550, width: 220, height: 130 }, colours) +
    windowBox({ x: 330, y: 688, width: 220 }, dice) +
    windowAt({ x: 860, y: 560, width: 130, height: 110 }, colours) +
    door({ x: 730 }, colours)
  );
}

const STYLES = [cottage, townhouse, gabled, bungalow] as const;

function coloursOf(weather: Weather, dice: Dice): Colours {
  return {
    wall: dice.pick(WALLS),
    roof: dice.pick(ROOFS),
    door: dice.pick(DOORS),
    trim: '#ffffff',
    lit: weather === 'evening' || weather === 'rain',
  };
}

/** Draws a house from the street. */
export function house(dice: Dice): string {
  const weather = weatherOf(dice);
  const colours = coloursOf(weather, dice);
  const front = dice.pick(STYLES)(colours, dice);
  const path = shape(`M560 960 C600 880 590 820 590 ${GROUND} L730 ${GROUND} C740 820 780 880 860 960 Z`, '#d9cdb8');
  const hedge = [60, 150, 1120, 1210].map((x) => bush({ x, y: GROUND + 30, r: 54 }, '#4b8a4b')).join('');
  const puddle = weather === 'rain' ? oval({ x: 930, y: 880, rx: 90, ry: 16 }, '#b9cbd3') : '';
  return layers(
    sky(weather, dice),
    hills(dice),
    tree({ x: 150, y: GROUND - 10, scale: dice.whole(11, 15) / 10 }, dice),
    tree({ x: 1150, y: GROUND - 10, scale: dice.whole(10, 14) / 10 }, dice),
    lawn(GROUND - 10),
    front,
    path,
    hedge,
    flowers({ from: 240, to: 520, y: GROUND + 44 }, dice),
    flowers({ from: 800, to: 1050, y: GROUND + 44 }, dice),
    puddle,
    rain(weather, dice),
  );
}

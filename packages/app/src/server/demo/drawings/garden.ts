// Gardens behind the house, with furniture and toys.

import type { Dice } from '../random.ts';
import { bush, flowers, hills, lawn, rain, sky, tree, weatherOf } from './scenery.ts';
import { box, circle, group, layers, oval, shade, shape, stroke } from './svg.ts';

function fence(color: string): string {
  const posts = Array.from({ length: 24 }, (_, index) => {
    const x = index * 56 - 10;
    return shape(`M${x} 640 L${x} 520 L${x + 20} 496 L${x + 40} 520 L${x + 40} 640 Z`, color);
  });
  return (
    box({ x: 0, y: 548, width: 1280, height: 16 }, shade(color, -0.14)) +
    box({ x: 0, y: 604, width: 1280, height: 16 }, shade(color, -0.14)) +
    posts.join('')
  );
}

function shed(dice: Dice): string {
  const wood = dice.pick(['#0f766e', '#9a6a43', '#5c7f96', '#8f5a4a']);
  const boards = [1, 2, 3, 4, 5].map((index) => stroke(`M${index * 42} 70 V270`, shade(wood, -0.14), 4));
  return group(
    { x: 90, y: 410 },
    box({ x: 0, y: 60, width: 250, height: 220 }, wood),
    ...boards,
    shape('M-24 70 L125 -20 L274 70 Z', shade(wood, -0.35)),
    box({ x: 84, y: 130, width: 82, height: 150, round: 3 }, shade(wood, 0.35)),
    circle({ x: 152, y: 208, r: 6 }, '#f4cf6a'),
  );
}

function washing(dice: Dice): string {
  const colors = dice.shuffled(['#e2574c', '#f3d250', '#6aa9dc', '#ffffff', '#b574c4', '#7cc58a']);
  const clothes = colors.slice(0, 5).map((color, index) => {
    const x = 500 + index * 96;
    const y = 474 + Math.abs(index - 2) * -6 + 14;
    return index % 2 === 0
      ? shape(`M${x} ${y} l22 -4 12 14 12 -14 22 4 14 36 -18 8 -6 -14 v76 h-48 v-76 l-6 14 -18 -8 Z`, color)
      : box({ x, y, width: 72, height: 104, round: 4 }, color);
  });
  return (
    box({ x: 448, y: 430, width: 14, height: 260, round: 5 }, '#8a5f3c') +
    box({ x: 1010, y: 430, width: 14, height: 260, round: 5 }, '#8a5f3c') +
    stroke('M455 460 Q732 506 1017 460', '#f7f2e7', 5) +
    clothes.join('')
  );
}

function swing(): string {
  return (
    stroke('M600 700 L660 400 L720 700', '#b4483f', 16) +
    stroke('M940 700 L880 400 L820 700', '#b4483f', 16).replace('M940', 'M980').replace('L820', 'L860') +
    stroke('M660 402 L900 402', '#b4483f', 16) +
    stroke('M730 404 V618 M800 404 V618', '#5b5a57', 5) +
    box({ x: 712, y: 614, width: 106, height: 16, round: 6 }, '#e0a030')
  );
}

function table(dice: Dice): string {
  const shadeColor = dice.pick(['#0f766e', '#e2574c', '#f0a04b', '#2f5d8c']);
  const panels =
    shape('M560 470 C600 400 680 360 740 360 C800 360 880 400 920 470 C860 452 620 452 560 470 Z', shadeColor) +
    shape('M680 458 C690 410 715 370 740 360 C765 370 790 410 800 458 Z', shade(shadeColor, 0.45));
  const chair = (x: number, flip: number) =>
    group({ x, y: 640, scale: 1 }, stroke(`M0 -70 V60 M0 0 H${60 * flip} M${60 * flip} 0 V60`, '#8a5f3c', 12));
  return (
    stroke('M740 360 V760', '#8a5f3c', 12) +
    panels +
    chair(548, 1) +
    chair(932, -1) +
    oval({ x: 740, y: 640, rx: 130, ry: 22 }, '#c79a6b') +
    stroke('M670 654 L640 760 M810 654 L840 760', '#8a5f3c', 12) +
    box({ x: 694, y: 590, width: 28, height: 44, round: 6 }, '#bfe0ee') +
    circle({ x: 780, y: 620, r: 18 }, '#e2574c')
  );
}

function vegetables(dice: Dice): string {
  const beds = [520, 780].map(
    (x) =>
      box({ x, y: 690, width: 220, height: 70, round: 8 }, '#9a6a43') +
      box({ x: x + 12, y: 680, width: 196, height: 36, round: 8 }, '#5d4030') +
      [0, 1, 2, 3]
        .map(
          (index) =>
            bush({ x: x + 40 + index * 46, y: 694, r: 18 }, index % 2 === 0 ? '#6fae4d' : '#4b8a4b') +
            circle({ x: x + 40 + index * 46, y: 684, r: 6 }, dice.pick(['#e2574c', '#f0a04b', '#f3d250'])),
        )
        .join(''),
  );
  return beds.join('');
}

const THINGS = [washing, swing, table, vegetables] as const;

/** Draws a garden. */
export function garden(dice: Dice): string {
  const weather = weatherOf(dice);
  const wood = dice.pick(['#f7f2e7', '#c79a6b', '#dcebe6']);
  const thing = dice.pick(THINGS);
  const ball = dice.chance(0.5)
    ? circle({ x: 380, y: 850, r: 34 }, '#ffffff') + shape('M380 832 l17 12 -7 20 h-20 l-7 -20 Z', '#2b2a33')
    : '';
  return layers(
    sky(weather, dice),
    hills(dice),
    tree({ x: 1120, y: 640, scale: 1.35 }, dice),
    lawn(620),
    fence(wood),
    shed(dice),
    thing(dice),
    bush({ x: 1160, y: 700, r: 60 }),
    flowers({ from: 60, to: 420, y: 930 }, dice),
    flowers({ from: 860, to: 1240, y: 930 }, dice),
    ball,
    rain(weather, dice),
  );
}

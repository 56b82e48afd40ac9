// Rooms of houses: living rooms, bedrooms and kitchens.

import type { Dice } from '../random.ts';
import { HEIGHT, WIDTH } from './scenery.ts';
import { box, circle, group, layers, oval, shade, shape, stroke } from './svg.ts';

const WALLS = ['#e4efe9', '#f6e7cf', '#e6e3f2', '#f6ddd4', '#dfeaf3', '#eef0dc'] as const;
const FLOORS = ['#c89b6c', '#b98659', '#d9b88c', '#a9795a'] as const;
const CLOTHS = ['#0f766e', '#c0657a', '#2f5d8c', '#e0a030', '#5b8c5a', '#b4483f', '#6a4c93'] as const;
const WOOD = '#9a6a43';
const FLOOR_AT = 690;

function roomOf(dice: Dice): string {
  const floor = dice.pick(FLOORS);
  const boards = [740, 800, 870].map((y, index) => stroke(`M0 ${y} H${WIDTH}`, shade(floor, -0.1), 3 + index)).join('');
  return (
    box({ x: 0, y: 0, width: WIDTH, height: FLOOR_AT }, dice.pick(WALLS)) +
    box({ x: 0, y: FLOOR_AT, width: WIDTH, height: HEIGHT - FLOOR_AT }, floor) +
    boards +
    box({ x: 0, y: FLOOR_AT - 18, width: WIDTH, height: 22 }, '#ffffff')
  );
}

/** Draws a window with a view, between curtains. */
function windowOn({ x, y, width, height }: { x: number; y: number; width: number; height: number }, dice: Dice): string {
  const curtain = dice.pick(CLOTHS);
  const drape = (left: number, flip: number) =>
    shape(
      `M${left} ${y - 26} h${66 * flip} C${left + 60 * flip} ${y + height * 0.5} ${left + 30 * flip} ${y + height * 0.8} ${left + 16 * flip} ${y + height + 30} h${-16 * flip} Z`,
      shade(curtain, 0.2),
    );
  return (
    box({ x: x - 14, y: y - 14, width: width + 28, height: height + 28, round: 6 }, '#ffffff') +
    box({ x, y, width, height }, dice.pick(['#bfe3f4', '#cfe6ee', '#fbd9b0'])) +
    shape(`M${x} ${y + height * 0.72} q${width * 0.3} -70 ${width * 0.55} -20 t${width * 0.45} -24 V${y + height} H${x} Z`, '#8fbf6b') +
    circle({ x: x + width * 0.72, y: y + height * 0.26, r: 26 }, '#fff0b8') +
    box({ x: x + width / 2 - 5, y, width: 10, height }, '#ffffff') +
    box({ x, y: y + height / 2 - 5, width, height: 10 }, '#ffffff') +
    box({ x: x - 30, y: y + height + 10, width: width + 60, height: 18, round: 5 }, '#ffffff') +
    box({ x: x - 60, y: y - 44, width: width + 120, height: 12, round: 6 }, WOOD) +
    drape(x - 34, 1) +
    drape(x + width + 34, -1)
  );
}

/** Draws a framed picture. */
function picture({ x, y, width, height }: { x: number; y: number; width: number; height: number }, dice: Dice): string {
  const sea = dice.chance(0.5);
  const inner = { x: x + 16, y: y + 16, width: width - 32, height: height - 32 };
  const horizon = inner.y + inner.height * 0.6;
  const ground = box({ ...inner, y: horizon, height: inner.y + inner.height - horizon }, sea ? '#4f93b8' : '#84b566');
  const subject = sea
    ? shape(`M${x + width / 2 - 30} ${horizon} h60 l-12 18 h-36 Z M${x + width / 2} ${horizon - 6} v-52 l34 46 Z`, '#ffffff')
    : shape(`M${inner.x + 10} ${horizon} l44 -58 34 40 20 -22 34 40 Z`, '#5d8a6a');
  return box({ x, y, width, height, round: 4 }, WOOD) + box(inner, '#fdf3dc') + ground + subject;
}

function plant({ x, y, scale }: { x: number; y: number; scale: number }, dice: Dice): string {
  const green = dice.pick(['#4b8a4b', '#3f8058', '#6fa548']);
  const leaves = [
    [-54, -130],
    [-24, -170],
    [18, -178],
    [52, -136],
    [0, -120],
  ].map(
    ([dx = 0, dy = 0]) =>
      shape(`M0 -50 Q${dx * 1.5} ${dy * 0.5} ${dx} ${dy} Q${dx * 0.2} ${dy * 0.7} 0 -50 Z`, green) +
      stroke(`M0 -50 L${dx * 0.9} ${dy * 0.9}`, shade(green, -0.2), 3),
  );
  return group({ x, y, scale }, ...leaves, shape('M-40 -60 H40 L30 0 H-30 Z', dice.pick(['#c9704a', '#f1ede4', '#5c7f96'])));
}

function lamp({ x, y }: { x: number; y: number }, color: string): string {
  return (
    circle({ x, y: y - 330, r: 130 }, '#fff3c4', { opacity: 0.4 }) +
    stroke(`M${x} ${y} V${y - 320}`, '#5b5a57', 10) +
    oval({ x, y, rx: 54, ry: 12 }, '#5b5a57') +
    shape(`M${x - 44} ${y - 390} H${x + 44} L${x + 74} ${y - 300} H${x - 74} Z`, color)
  );
}

function cushions(dice: Dice): string {
  return [420, 780]
    .map((x, index) =>
      group(
        { x, y: 600 },
        box({ x: -52, y: -52, width: 104, height: 100, round: 20 }, dice.pick(CLOTHS), { transform: `rotate(${index === 0 ? -10 : 9})` }),
      ),
    )
    .join('');
}

export function livingRoom(dice: Dice): string {
  const sofa = dice.pick(CLOTHS);
  const light = shade(sofa, 0.14);
  const cat = dice.chance(0.4)
    ? group(
        { x: 620, y: 634 },
        oval({ x: 0, y: 0, rx: 70, ry: 34 }, '#d98a3d'),
        circle({ x: -58, y: -22, r: 30 }, '#d98a3d'),
        shape('M-84 -38 l4 -26 18 16 Z M-50 -50 l18 -14 4 24 Z', '#d98a3d'),
        stroke('M62 6 q44 0 40 -34', '#d98a3d', 14),
        stroke('M-72 -20 q5 5 10 0 M-52 -20 q5 5 10 0', '#2b2a33', 3),
      )
    : '';
  return layers(
    roomOf(dice),
    windowOn({ x: 130, y: 150, width: 280, height: 260 }, dice),
    picture({ x: 580, y: 170, width: 240, height: 180 }, dice),
    lamp({ x: 1080, y: 760 }, dice.pick(CLOTHS)),
    oval({ x: 600, y: 850, rx: 480, ry: 76 }, shade(dice.pick(CLOTHS), 0.5)),
    oval({ x: 600, y: 850, rx: 410, ry: 58 }, shade(dice.pick(CLOTHS), 0.65)),
    box({ x: 300, y: 500, width: 600, height: 210, round: 44 }, shade(sofa, -0.08)),
    box({ x: 340, y: 610, width: 260, height: 110, round: 24 }, light) + box({ x: 604, y: 610, width: 260, height: 110, round: 24 }, light),
    box({ x: 260, y: 570, width: 90, height: 200, round: 40 }, sofa) + box({ x: 852, y: 570, width: 90, height: 200, round: 40 }, sofa),
    box({ x: 300, y: 706, width: 600, height: 60, round: 16 }, sofa),
    [310, 870].map((x) => box({ x, y: 762, width: 20, height: 34, round: 4 }, WOOD)).join(''),
    cushions(dice),
    cat,
    oval({ x: 600, y: 850, rx: 150, ry: 26 }, WOOD) + stroke('M520 866 V914 M680 866 V914', shade(WOOD, -0.2), 12),
    box({ x: 556, y: 826, width: 86, height: 14, round: 3 }, '#e2574c') +
      box({ x: 566, y: 812, width: 70, height: 14, round: 3 }, '#2f5d8c'),
    plant({ x: 150, y: 800, scale: 1.5 }, dice),
  );
}

export function bedroom(dice: Dice): string {
  const cover = dice.pick(CLOTHS);
  const dots = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => circle({ x: 190 + (index % 4) * 130 + (index > 3 ? 60 : 0), y: index > 3 ? 790 : 730, r: 13 }, shade(cover, 0.55)))
    .join('');
  const flags = [0, 1, 2, 3, 4, 5]
    .map((index) => shape(`M${90 + index * 84} ${128 + Math.round(26 * Math.sin((index / 5) * Math.PI))} h56 l-28 52 Z`, dice.pick(CLOTHS)))
    .join('');
  return layers(
    roomOf(dice),
    stroke('M70 124 Q330 182 610 124', '#8a8a8a', 4) + flags,
    windowOn({ x: 760, y: 140, width: 300, height: 260 }, dice),
    box({ x: 90, y: 440, width: 40, height: 420, round: 14 }, WOOD),
    box({ x: 110, y: 470, width: 60, height: 230, round: 20 }, shade(WOOD, 0.12)),
    box({ x: 130, y: 640, width: 560, height: 90, round: 30 }, '#ffffff'),
    box({ x: 150, y: 580, width: 190, height: 96, round: 40 }, '#ffffff') +
      box({ x: 160, y: 588, width: 170, height: 80, round: 34 }, '#eef2f4'),
    shape('M250 668 C360 640 560 640 690 668 V840 C560 856 330 856 130 840 V720 C160 690 200 680 250 668 Z', cover) + dots,
    shape('M226 680 C330 650 560 648 694 674 V712 C560 690 330 690 190 716 Z', shade(cover, 0.4)),
    box({ x: 676, y: 600, width: 36, height: 270, round: 14 }, WOOD),
    box({ x: 800, y: 600, width: 400, height: 24, round: 6 }, WOOD) +
      stroke('M824 624 V860 M1176 624 V860', shade(WOOD, -0.12), 16) +
      box({ x: 1040, y: 624, width: 130, height: 110, round: 6 }, shade(WOOD, 0.14)) +
      circle({ x: 1105, y: 680, r: 8 }, '#f4cf6a'),
    stroke('M880 598 L860 530 L920 480', '#40535f', 9) +
      shape('M896 452 L962 486 L930 520 Z', dice.pick(CLOTHS)) +
      oval({ x: 880, y: 598, rx: 36, ry: 8 }, '#40535f'),
    ['#e2574c', '#2f5d8c', '#e0a030', '#5b8c5a']
      .map((color, index) =>
        box({ x: 1010 + index * 28, y: 512 + (index % 2) * 12, width: 24, height: 88 - (index % 2) * 12, round: 3 }, color),
      )
      .join(''),
    shape('M930 720 H1010 V740 H930 Z', shade(cover, 0.1)) + stroke('M940 740 L930 880 M1000 740 L1010 880 M940 720 V620', '#8a5f3c', 12),
    plant({ x: 1200, y: 596, scale: 0.8 }, dice),
  );
}

export function kitchen(dice: Dice): string {
  const front = dice.pick(['#0f766e', '#5c7f96', '#f7f2e7', '#8aa878', '#2f4858', '#d9a08a']);
  const line = shade(front, -0.16);
  const doors = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        box({ x: 60 + index * 160, y: 520, width: 148, height: 240, round: 8 }, front) +
        box({ x: 76 + index * 160, y: 538, width: 116, height: 204, round: 6 }, line, { opacity: 0.35 }) +
        box({ x: 116 + index * 160, y: 528, width: 36, height: 8, round: 4 }, '#f4cf6a'),
    )
    .join('');
  const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map(
      (index) =>
        box({ x: 60 + index * 80, y: 390, width: 76, height: 46, round: 4 }, '#ffffff') +
        box({ x: 60 + index * 80, y: 440, width: 76, height: 46, round: 4 }, index % 3 === 0 ? shade(front, 0.55) : '#ffffff'),
    )
    .join('');
  const pots = [0, 1, 2]
    .map((index) =>
      group(
        { x: 560 + index * 84, y: 250 },
        box({ x: -24, y: -60, width: 48, height: 60, round: 8 }, dice.pick(CLOTHS)),
        box({ x: -28, y: -70, width: 56, height: 14, round: 5 }, '#f1ede4'),
      ),
    )
    .join('');
  const pendants = [980, 1130]
    .map(
      (x) =>
        stroke(`M${x} 0 V170`, '#5b5a57', 6) +
        shape(`M${x - 62} 236 C${x - 56} 190 ${x - 24} 168 ${x} 168 C${x + 24} 168 ${x + 56} 190 ${x + 62} 236 Z`, dice.pick(CLOTHS)) +
        circle({ x, y: 244, r: 20 }, '#fff0b8'),
    )
    .join('');
  const chair = (x: number) =>
    stroke(`M${x} 640 V900 M${x + 90} 760 V900 M${x} 760 H${x + 90}`, shade(WOOD, -0.16), 16) +
    box({ x: x - 12, y: 620, width: 24, height: 120, round: 10 }, shade(WOOD, -0.16));
  return layers(
    roomOf(dice),
    windowOn({ x: 150, y: 110, width: 240, height: 230 }, dice),
    tiles,
    box({ x: 500, y: 250, width: 330, height: 16, round: 4 }, WOOD) + pots,
    doors,
    box({ x: 40, y: 486, width: 840, height: 36, round: 8 }, '#d9b88c'),
    box({ x: 60, y: 756, width: 796, height: 24 }, shade(front, -0.4)),
    shape('M560 486 v-46 h110 v46 Z', '#aab4bc') +
      stroke('M670 452 h34', '#5b5a57', 9) +
      box({ x: 552, y: 430, width: 126, height: 14, round: 6 }, '#8a949c'),
    plant({ x: 120, y: 488, scale: 0.6 }, dice),
    pendants,
    chair(900),
    box({ x: 860, y: 690, width: 400, height: 28, round: 8 }, '#c79a6b') + stroke('M900 716 V930 M1220 716 V930', '#b98659', 20),
    oval({ x: 1060, y: 678, rx: 74, ry: 16 }, '#f1ede4') +
      [1026, 1062, 1096]
        .map((x, index) => circle({ x, y: 660 - (index === 1 ? 10 : 0), r: 24 }, ['#e2574c', '#7cb84f', '#f0a04b'][index] ?? '#e2574c'))
        .join(''),
    box({ x: 1160, y: 644, width: 40, height: 46, round: 6 }, dice.pick(CLOTHS)) + stroke('M1200 656 q18 10 0 24', '#5b5a57', 5),
  );
}

// The picture of an activity: its subject under an open sky.

import type { TAG_CODES } from '#contract/search/tag-codes.ts';
import { type Dice, diceOf } from '../random.ts';
import { HEIGHT, hills, lawn, rain, SIZE, sky, tree, WIDTH, weatherOf } from './scenery.ts';
import { box, circle, createDrawing, group, layers, oval, shade, shape, stroke } from './svg.ts';

type Category = (typeof TAG_CODES)['category'][number];

const COLORS = ['#e2574c', '#f0a04b', '#2f5d8c', '#0f766e', '#b574c4'] as const;

const sea = () =>
  box({ x: 0, y: 520, width: WIDTH, height: HEIGHT - 520 }, '#4f97b8') +
  stroke(
    'M60 610 q40 -24 80 0 t80 0 M820 660 q40 -24 80 0 t80 0 M180 800 q50 -28 100 0 t100 0 M860 850 q50 -28 100 0 t100 0',
    '#d7ecf3',
    8,
  );

function boat(dice: Dice): string {
  const sail = dice.pick(COLORS);
  return (
    sea() +
    group(
      { x: 640, y: 690, scale: dice.whole(11, 14) / 10 },
      box({ x: -6, y: -360, width: 12, height: 370 }, '#8a5f3c'),
      shape('M14 -350 C120 -260 150 -140 160 -30 H14 Z', sail),
      shape('M-14 -320 C-80 -220 -110 -120 -120 -30 H-14 Z', '#ffffff'),
      shape('M-190 0 H200 C180 70 130 90 90 90 H-90 C-140 90 -170 60 -190 0 Z', shade(sail, -0.3)),
    )
  );
}

function goal(dice: Dice): string {
  const net = Array.from({ length: 9 }, (_, index) => `M${470 + index * 62} 440 V690`).join(' ');
  const rows = Array.from({ length: 4 }, (_, index) => `M420 ${500 + index * 56} H960`).join(' ');
  const ball = { x: dice.whole(520, 820), y: 800 };
  return (
    stroke(`${net} ${rows}`, '#e8efe4', 4) +
    stroke('M410 700 V430 H970 V700', '#ffffff', 20) +
    circle({ ...ball, r: 66 }, '#ffffff') +
    circle({ ...ball, r: 24 }, '#33343a') +
    stroke(`M${ball.x} ${ball.y} l52 -34 M${ball.x} ${ball.y} l-52 -34 M${ball.x} ${ball.y} v62`, '#33343a', 10)
  );
}

function stage(dice: Dice): string {
  const cloth = dice.pick(['#a8322f', '#7a2f6b', '#2f5d8c']);
  const mask = (x: number, mouth: string, color: string) =>
    group(
      { x, y: 560 },
      oval({ x: 0, y: 0, rx: 92, ry: 112 }, color),
      stroke('M-44 -30 q14 -18 28 0 M16 -30 q14 -18 28 0', '#33343a', 9),
      stroke(mouth, '#33343a', 12),
    );
  return (
    box({ x: 150, y: 250, width: 980, height: 540 }, '#3a2a33') +
    box({ x: 110, y: 780, width: 1060, height: 60, round: 8 }, '#9a6a43') +
    shape('M150 250 H430 C410 480 300 640 150 700 Z', cloth) +
    shape('M1130 250 H850 C870 480 980 640 1130 700 Z', cloth) +
    box({ x: 130, y: 220, width: 1020, height: 70, round: 12 }, shade(cloth, -0.25)) +
    mask(550, 'M-40 34 q40 44 80 0', '#f3d9a8') +
    mask(740, 'M-40 56 q40 -44 80 0', '#cfe0ea')
  );
}

function screen(dice: Dice): string {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const x = 400 + (index % 3) * 44;
    return stroke(`M${x} ${390 + index * 44} h${dice.whole(120, 340)}`, dice.pick(['#7cc58a', '#6aa9dc', '#f3d250', '#e8efe4']), 14);
  });
  return (
    box({ x: 330, y: 310, width: 620, height: 410, round: 24 }, '#5b6470') +
    box({ x: 356, y: 336, width: 568, height: 358, round: 8 }, '#1f2933') +
    lines.join('') +
    shape('M260 740 H1020 L1080 810 H200 Z', '#8d96a1')
  );
}

function court(dice: Dice): string {
  const frame = dice.pick(COLORS);
  const strings = [-96, -64, -32, 0, 32, 64, 96]
    .map((x) => `M${x} ${-Math.round(150 * Math.sqrt(1 - (x / 120) ** 2))} V${Math.round(150 * Math.sqrt(1 - (x / 120) ** 2))}`)
    .join(' ');
  return (
    shape('M200 860 L420 500 H860 L1080 860 Z', '#c4704a') +
    stroke('M200 860 L420 500 H860 L1080 860 Z M310 680 H970 M640 500 V860', '#ffffff', 8) +
    group(
      { x: 560, y: 560, scale: 1.2 },
      box({ x: -14, y: 150, width: 28, height: 170, round: 10 }, '#8a5f3c'),
      stroke(strings, '#e8efe4', 4),
      `<ellipse cx="0" cy="0" rx="120" ry="150" fill="none" stroke="${frame}" stroke-width="20"/>`,
    ) +
    circle({ x: 840, y: 470, r: 46 }, '#d6e24a') +
    stroke('M806 440 q34 30 18 72', '#ffffff', 6)
  );
}

function easel(dice: Dice): string {
  const spots = COLORS.map((color) =>
    circle({ x: dice.whole(500, 800), y: dice.whole(390, 610), r: dice.whole(26, 62) }, color, { opacity: 0.85 }),
  );
  return (
    stroke('M640 240 V330 M520 680 L440 890 M760 680 L840 890 M640 680 V860', '#8a5f3c', 20) +
    box({ x: 430, y: 320, width: 420, height: 360, round: 6 }, '#fdfaf2') +
    spots.join('') +
    box({ x: 410, y: 676, width: 460, height: 24, round: 6 }, '#8a5f3c')
  );
}

function barn(dice: Dice): string {
  const wall = dice.pick(['#a8322f', '#b4483f', '#7d8f96']);
  return (
    tree({ x: 250, y: 760, scale: 1.2 }, dice) +
    box({ x: 430, y: 470, width: 480, height: 310 }, wall) +
    shape('M390 480 L480 340 L670 260 L860 340 L950 480 Z', shade(wall, -0.3)) +
    box({ x: 570, y: 570, width: 200, height: 210 }, '#f7f2e7') +
    stroke('M570 570 L770 780 M770 570 L570 780', wall, 14) +
    stroke('M960 700 H1270 M960 760 H1270 M1000 660 V810 M1120 660 V810 M1240 660 V810', '#8a5f3c', 16)
  );
}

function notes(dice: Dice): string {
  const wood = dice.pick(['#b9772f', '#8f4f2a', '#c08f4a']);
  const note = (x: number, y: number) =>
    group({ x, y }, oval({ x: 0, y: 0, rx: 34, ry: 26 }, '#33343a'), stroke('M30 -6 V-140 q60 10 50 70', '#33343a', 12));
  return (
    group(
      { x: 600, y: 640, scale: 1.1 },
      box({ x: -18, y: -360, width: 36, height: 300 }, '#5a3a22'),
      circle({ x: 0, y: -70, r: 100 }, wood),
      circle({ x: 0, y: 80, r: 140 }, wood),
      circle({ x: 0, y: 10, r: 52 }, '#33241a'),
      box({ x: -60, y: 140, width: 120, height: 16 }, '#33241a'),
      stroke('M-8 -350 V148 M8 -350 V148', '#f7f2e7', 3),
    ) +
    note(860, 480) +
    note(1000, 400)
  );
}

function tent(dice: Dice): string {
  const cloth = dice.pick(COLORS);
  return (
    tree({ x: 210, y: 740, scale: 1.5 }, dice) +
    tree({ x: 1110, y: 720, scale: 1.3 }, dice) +
    shape('M340 800 L640 400 L940 800 Z', cloth) +
    shape('M560 800 L640 400 L720 800 Z', shade(cloth, -0.4)) +
    stroke('M640 400 L640 360 M340 800 L270 830 M940 800 L1010 830', '#8a5f3c', 10)
  );
}

function flask(dice: Dice): string {
  const fluid = dice.pick(['#7cc58a', '#6aa9dc', '#b574c4', '#f0a04b']);
  const bubbles = Array.from({ length: 9 }, () =>
    circle({ x: dice.whole(540, 740), y: dice.whole(220, 700), r: dice.whole(10, 26) }, shade(fluid, 0.4), { opacity: 0.8 }),
  );
  return (
    box({ x: 300, y: 810, width: 680, height: 40, round: 10 }, '#9a6a43') +
    shape('M580 340 V520 L420 780 Q410 810 450 810 H830 Q870 810 860 780 L700 520 V340 Z', '#eaf6fb', { opacity: 0.85 }) +
    shape('M520 620 L420 780 Q410 810 450 810 H830 Q870 810 860 780 L760 620 Z', fluid) +
    box({ x: 560, y: 316, width: 160, height: 32, round: 14 }, '#cfe0ea') +
    bubbles.join('')
  );
}

/** Categories without their own drawing are shown as an outdoor camp. */
const DRAWINGS: Readonly<Partial<Record<Category, (dice: Dice) => string>>> = {
  water_sports: boat,
  ball_games: goal,
  drama: stage,
  coding: screen,
  tennis: court,
  painting: easel,
  farm: barn,
  making_music: notes,
  outdoors: tent,
  science: flask,
};

/** Returns a picture of an activity as SVG; the same name gives the same picture. */
export function campDrawing(name: string, category: Category): string {
  const dice = diceOf(`picture of ${name}`);
  const weather = weatherOf(dice);
  return createDrawing(SIZE, layers(sky(weather, dice), hills(dice), lawn(640), (DRAWINGS[category] ?? tent)(dice), rain(weather, dice)));
}

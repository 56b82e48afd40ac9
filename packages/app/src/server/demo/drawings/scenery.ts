// The surroundings of a house: sky, weather, hills, trees and flowers.

import type { Dice } from '../random.ts';
import { box, circle, fade, group, oval, shade, shape, stroke } from './svg.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;
export const SIZE = { width: WIDTH, height: HEIGHT };

export type Weather = 'sun' | 'clouds' | 'rain' | 'evening' | 'rainbow';

const SKIES: Record<Weather, readonly [top: string, bottom: string]> = {
  sun: ['#8fd0f0', '#e6f6fb'],
  clouds: ['#b4cfdf', '#eaf2f5'],
  rain: ['#9db1bf', '#d7e0e4'],
  evening: ['#f4a97f', '#fde7c4'],
  rainbow: ['#9fd0ec', '#f1f7f4'],
};

const BOW = ['#ec6a5e', '#f4a952', '#f7dc6f', '#7cc58a', '#6aa9dc', '#9b83c9'];

export function weatherOf(dice: Dice): Weather {
  return dice.pick(['sun', 'sun', 'sun', 'clouds', 'clouds', 'rain', 'evening', 'rainbow']);
}

function cloud({ x, y, scale }: { x: number; y: number; scale: number }): string {
  const white = '#ffffff';
  const parts = [
    oval({ x: 0, y: 0, rx: 96, ry: 30 }, white),
    circle({ x: -36, y: -20, r: 36 }, white),
    circle({ x: 16, y: -34, r: 48 }, white),
    circle({ x: 58, y: -10, r: 30 }, white),
  ];
  return `<g opacity="0.88">${group({ x, y, scale }, ...parts)}</g>`;
}

export function sky(weather: Weather, dice: Dice): string {
  const [top, bottom] = SKIES[weather];
  const ground = `<defs>${fade('sky', top, bottom)}</defs>${box({ x: 0, y: 0, ...SIZE }, 'url(#sky)')}`;
  const sunAt = { x: dice.whole(120, 300), y: weather === 'evening' ? 330 : 150 };
  const sun =
    circle({ ...sunAt, r: 96 }, '#fff3c4', { opacity: 0.55 }) + circle({ ...sunAt, r: 62 }, weather === 'evening' ? '#ffd98a' : '#ffe08a');
  const bow = BOW.map(
    (color, index) => `<circle cx="1020" cy="760" r="${560 - index * 18}" fill="none" stroke="${color}" stroke-width="18" opacity="0.5"/>`,
  ).join('');
  const many = { sun: 2, clouds: 5, rain: 5, evening: 2, rainbow: 3 }[weather];
  const clouds = Array.from({ length: many }, (_, index) =>
    cloud({ x: 140 + index * (1100 / many) + dice.whole(-40, 60), y: dice.whole(110, 270), scale: dice.whole(8, 15) / 10 }),
  ).join('');
  return ground + (weather === 'clouds' || weather === 'rain' ? '' : sun) + (weather === 'rainbow' ? bow : '') + clouds;
}

/** Draws rain, in front of everything else. */
export function rain(weather: Weather, dice: Dice): string {
  if (weather !== 'rain') return '';
  const drops = Array.from({ length: 60 }, () => {
    const [x, y] = [dice.whole(0, WIDTH), dice.whole(0, HEIGHT - 60)];
    return `M${x} ${y} l-8 30`;
  });
  return `<g opacity="0.45">${stroke(drops.join(' '), '#ffffff', 4)}</g>`;
}

export function hills(dice: Dice): string {
  const near = dice.pick(['#8fbf6b', '#9cc47a', '#86b878']);
  const [a, b] = [dice.whole(430, 520), dice.whole(440, 540)];
  return (
    shape(
      `M0 ${a} C220 ${a - 120} 420 ${a + 40} 640 ${b - 60} C860 ${b - 150} 1080 ${b} 1280 ${b - 70} L1280 960 L0 960 Z`,
      shade(near, 0.35),
    ) +
    shape(
      `M0 ${a + 110} C300 ${a + 30} 520 ${a + 150} 800 ${b + 60} C1000 ${b} 1140 ${b + 80} 1280 ${b + 50} L1280 960 L0 960 Z`,
      shade(near, 0.14),
    )
  );
}

export function lawn(y: number): string {
  return (
    shape(`M0 ${y} C320 ${y - 26} 900 ${y - 26} 1280 ${y} L1280 960 L0 960 Z`, '#7fb45c') +
    shape(`M0 ${y + 130} C400 ${y + 90} 900 ${y + 120} 1280 ${y + 80} L1280 960 L0 960 Z`, '#74a953')
  );
}

/** Draws a tree with its base at a position; some bear fruit. */
export function tree({ x, y, scale }: { x: number; y: number; scale: number }, dice: Dice): string {
  const green = dice.pick(['#4f8f4a', '#5d9a4b', '#3f8058', '#6fa548']);
  const trunk = shape('M-14 0 C-10 -60 -10 -100 -12 -150 L12 -150 C10 -100 10 -60 14 0 Z', '#8a5f3c');
  if (dice.chance(0.25)) {
    const tiers = [0, 1, 2].map((index) =>
      shape(
        `M${-104 + index * 22} ${-60 - index * 84} L0 ${-230 - index * 66} L${104 - index * 22} ${-60 - index * 84} Z`,
        shade(green, -0.12 + index * 0.07),
      ),
    );
    return group({ x, y, scale }, trunk, ...tiers);
  }
  const crown = [
    circle({ x: -62, y: -190, r: 70 }, green),
    circle({ x: 62, y: -196, r: 74 }, green),
    circle({ x: 0, y: -262, r: 88 }, green),
    circle({ x: -24, y: -280, r: 40 }, shade(green, 0.16)),
    circle({ x: 66, y: -216, r: 30 }, shade(green, 0.12)),
  ];
  const fruit = dice.chance(0.35)
    ? [
        [-70, -170],
        [30, -180],
        [74, -240],
        [-10, -300],
        [-44, -236],
      ].map(([fx = 0, fy = 0]) => circle({ x: fx, y: fy, r: 10 }, '#d9503f'))
    : [];
  return group({ x, y, scale }, trunk, ...crown, ...fruit);
}

export function bush({ x, y, r }: { x: number; y: number; r: number }, color = '#4f8f4a'): string {
  const round = (dx: number, dy: number, part: number) => circle({ x: x + dx * r, y: y + dy * r, r: r * part }, color);
  return (
    round(-0.8, -0.3, 0.62) +
    round(0, -0.6, 0.78) +
    round(0.8, -0.3, 0.62) +
    box({ x: x - r * 1.3, y: y - r * 0.5, width: r * 2.6, height: r * 0.55, round: 12 }, color)
  );
}

const PETALS = ['#e2574c', '#f0a04b', '#f3d250', '#b574c4', '#f08fb0', '#ffffff'] as const;

/** Draws a row of flowers. */
export function flowers({ from, to, y }: { from: number; to: number; y: number }, dice: Dice): string {
  const all: string[] = [];
  for (let x = from; x <= to; x += dice.whole(24, 38)) {
    const top = y - dice.whole(26, 48);
    all.push(
      stroke(`M${x} ${y} L${x} ${top}`, '#3f7a44', 5),
      circle({ x, y: top, r: 12 }, dice.pick(PETALS)),
      circle({ x, y: top, r: 4.5 }, '#f7d774'),
    );
  }
  return all.join('');
}

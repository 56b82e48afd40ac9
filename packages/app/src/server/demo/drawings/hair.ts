// Hair for portraits, in two layers: behind the head, and on it. The head is an oval around 256, 236.

import { circle, oval, shade, shape, stroke } from './svg.ts';

export interface Hair {
  behind(color: string): string;
  before(color: string): string;
}

const nothing = () => '';

/** Hair over the forehead, parted at the side. */
const sideParting = (color: string) =>
  shape(
    'M164 232 C150 132 208 96 262 98 C322 98 364 136 348 232 C340 200 326 184 314 172 C272 186 226 178 204 160 C184 180 170 204 164 232 Z',
    color,
  );

/** A fringe that follows the brows. */
const fringe = (color: string) =>
  shape(
    'M160 240 C146 128 212 92 256 92 C302 92 366 128 352 240 C344 214 340 204 334 194 C290 204 222 204 178 194 C172 204 166 220 160 240 Z',
    color,
  );

const centreParting = (color: string) =>
  shape('M158 252 C142 132 206 92 256 94 C306 92 370 132 354 252 C348 206 312 176 258 132 C202 176 164 206 158 252 Z', color);

const cropped = (color: string) =>
  shape(
    'M164 214 C152 128 208 98 256 98 C306 98 360 128 348 214 C342 188 332 172 318 164 C276 154 236 154 194 164 C180 172 170 188 164 214 Z',
    color,
  );

const long = (color: string) =>
  shape(
    'M256 84 C162 84 136 158 142 250 C146 318 132 366 122 404 C196 432 316 432 390 404 C380 366 366 318 370 250 C376 158 350 84 256 84 Z',
    color,
  );

const bob = (color: string) =>
  shape(
    'M256 84 C166 84 140 150 142 236 C142 284 138 308 146 330 C196 344 316 344 366 330 C374 308 370 284 370 236 C372 150 346 84 256 84 Z',
    color,
  );

const curls = (color: string) =>
  [
    [172, 178],
    [188, 132],
    [226, 104],
    [270, 98],
    [312, 116],
    [338, 152],
    [350, 196],
    [160, 222],
  ]
    .map(([x = 0, y = 0]) => circle({ x, y, r: 40 }, color))
    .join('');

const curlyFringe = (color: string) =>
  oval({ x: 256, y: 136, rx: 84, ry: 34 }, color) +
  [
    [190, 158],
    [222, 146],
    [256, 142],
    [290, 146],
    [322, 158],
  ]
    .map(([x = 0, y = 0]) => circle({ x, y, r: 27 }, color))
    .join('');

export const WOMENS_HAIR: readonly [Hair, ...Hair[]] = [
  { behind: long, before: centreParting },
  { behind: long, before: sideParting },
  { behind: long, before: fringe },
  { behind: bob, before: fringe },
  { behind: bob, before: sideParting },
  { behind: (color) => circle({ x: 256, y: 78, r: 46 }, shade(color, -0.12)), before: centreParting },
  {
    behind: (color) => shape('M330 150 C420 150 418 264 394 342 C386 366 370 372 362 358 C380 282 362 232 326 206 Z', shade(color, -0.1)),
    before: sideParting,
  },
  {
    behind: (color) =>
      `${curls(color)}${oval({ x: 158, y: 270, rx: 34, ry: 58 }, color)}${oval({ x: 354, y: 270, rx: 34, ry: 58 }, color)}`,
    before: curlyFringe,
  },
];

export const MENS_HAIR: readonly [Hair, ...Hair[]] = [
  { behind: nothing, before: cropped },
  { behind: nothing, before: sideParting },
  {
    behind: nothing,
    before: (color) =>
      shape(
        'M162 222 C142 120 222 76 276 84 C340 84 372 142 350 222 C344 190 336 178 322 166 C262 176 236 150 214 152 C190 160 170 186 162 222 Z',
        color,
      ),
  },
  { behind: curls, before: curlyFringe },
  {
    behind: nothing,
    before: (color) =>
      shape(
        'M163 236 C158 210 160 184 172 164 C174 190 172 210 163 236 Z M349 236 C354 210 352 184 340 164 C338 190 340 210 349 236 Z',
        color,
      ),
  },
  {
    behind: nothing,
    before: (color) => `${cropped(color)}${stroke('M206 130 C232 106 286 104 312 130', shade(color, 0.14), 7)}`,
  },
];

// Clothes for portraits.

import type { Dice } from '../random.ts';
import { circle, shade, shape, stroke } from './svg.ts';

const CLOTHS = ['#0f766e', '#2f5d8c', '#b4483f', '#6a4c93', '#e0a030', '#40535f', '#5b8c5a', '#c0657a', '#f1ede4'] as const;

const SHOULDERS = 'M60 512 C64 430 130 400 214 384 C236 408 276 408 298 384 C382 400 448 430 452 512 Z';

/** Draws neck and shoulders; a collar lies in front of the neck. */
export function clothes(dice: Dice, { neck }: { neck: string }): string {
  const cloth = dice.pick(CLOTHS);
  const dark = shade(cloth, -0.18);
  const body = shape(SHOULDERS, cloth);
  const kind = dice.whole(1, 5);
  if (kind === 1) {
    const collar = shape('M206 380 L256 444 L222 470 L184 396 Z M306 380 L256 444 L290 470 L328 396 Z', shade(cloth, 0.3));
    const buttons = [470, 500].map((y) => circle({ x: 256, y, r: 5 }, shade(cloth, 0.5))).join('');
    return body + neck + collar + buttons;
  }
  if (kind === 2) {
    const shirt = shape('M200 386 L256 512 L312 386 C286 412 226 412 200 386 Z', '#ffffff');
    const lapels = shape('M204 382 L170 400 L226 512 L256 512 Z M308 382 L342 400 L286 512 L256 512 Z', dark);
    return body + shirt + neck + shape('M214 388 C230 414 282 414 298 388 L284 430 L256 414 L228 430 Z', '#ffffff') + lapels;
  }
  if (kind === 3) return body + neck + stroke('M208 386 C226 424 286 424 304 386', dark, 16);
  if (kind === 4) {
    const stripes = [436, 464, 492]
      .map((y) => stroke(`M${y === 436 ? 118 : 84} ${y} L${y === 436 ? 394 : 428} ${y}`, shade(cloth, 0.35), 9))
      .join('');
    return body + stripes + neck + stroke('M210 386 C228 416 284 416 302 386', shade(cloth, 0.35), 9);
  }
  const scarf = shade(dice.pick(CLOTHS), 0.1);
  return (
    body +
    neck +
    shape('M190 372 C210 404 302 404 322 372 C338 388 338 410 318 420 C286 434 226 434 194 420 C174 410 174 388 190 372 Z', scarf) +
    shape('M286 420 L330 410 L340 488 L298 494 Z', shade(scarf, -0.1))
  );
}

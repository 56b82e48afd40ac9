// Faces for portraits: eyes, nose, mouth, glasses and beards.

import type { Dice } from '../random.ts';
import { box, circle, oval, shade, shape, stroke } from './svg.ts';

const INK = '#2b2a33';

const MOUTHS = [
  (lips: string) => stroke('M226 298 C240 316 272 316 286 298', lips, 7),
  (lips: string) =>
    shape('M222 294 C234 300 278 300 290 294 C286 328 226 328 222 294 Z', lips) +
    shape('M230 299 C246 303 266 303 282 299 L279 307 C264 310 248 310 233 307 Z', '#ffffff'),
  (lips: string) => stroke('M232 302 C244 312 268 313 282 299', lips, 7),
] as const;

/** Returns a lip colour that contrasts with the skin. */
function lipsOf(skin: string, woman: boolean): string {
  const isDark = Number.parseInt(skin.slice(1, 3), 16) < 0xa0;
  if (isDark) return woman ? '#e0707c' : '#d08a7c';
  return woman ? '#b8434e' : '#8f4038';
}

/** Draws eyes, brows, cheeks, nose and mouth, for a skin and a brow colour. */
export function face({ skin, brows, woman }: { skin: string; brows: string; woman: boolean }, dice: Dice): string {
  const lashes = woman ? `${stroke('M196 232 l-8 -6', INK, 4)}${stroke('M316 232 l8 -6', INK, 4)}` : '';
  const eyes = dice.chance(0.18)
    ? `${stroke('M202 240 q12 -12 24 0', INK, 6)}${stroke('M286 240 q12 -12 24 0', INK, 6)}`
    : [214, 298].map((x) => `${oval({ x, y: 238, rx: 9, ry: 11 }, INK)}${circle({ x: x + 3, y: 234, r: 3 }, '#ffffff')}`).join('');
  const lift = dice.whole(-3, 2);
  const browLines = `${stroke(`M196 ${212 + lift} q18 -13 36 -2`, brows, woman ? 5 : 8)}${stroke(`M280 ${210 + lift} q18 -11 36 2`, brows, woman ? 5 : 8)}`;
  const cheeks = [188, 324].map((x) => oval({ x, y: 278, rx: 18, ry: 12 }, '#f0666b', { opacity: 0.22 })).join('');
  const nose = stroke('M258 240 C262 254 270 266 266 272 C262 277 254 277 248 274', shade(skin, -0.22), 5);
  const freckles = dice.chance(0.12)
    ? [196, 210, 204, 304, 316, 310].map((x, index) => circle({ x, y: 266 + (index % 3) * 6, r: 2.4 }, shade(skin, -0.25))).join('')
    : '';
  return cheeks + freckles + browLines + eyes + lashes + nose + dice.pick(MOUTHS)(lipsOf(skin, woman));
}

/** Draws glasses for some faces, nothing for others. */
export function glasses(dice: Dice): string {
  if (!dice.chance(0.34)) return '';
  const frame = dice.pick(['#2b2a33', '#7a4a21', '#0f766e', '#8b2f3f']);
  const style = { stroke: frame, 'stroke-width': 6, 'fill-opacity': 0.1 };
  const glass = '#ffffff';
  const lenses = dice.chance(0.5)
    ? [213, 299].map((x) => circle({ x, y: 239, r: 31 }, glass, style))
    : [182, 268].map((x) => box({ x, y: 214, width: 62, height: 48, round: 16 }, glass, style));
  return `${lenses.join('')}${stroke('M244 236 q12 -8 24 0', frame, 6)}${stroke('M182 234 L164 228', frame, 6)}${stroke('M330 234 L348 228', frame, 6)}`;
}

/** Draws a beard; the mouth is drawn over it. */
export function beard(color: string, dice: Dice): string {
  const kind = dice.whole(1, 6);
  if (kind === 1) {
    return shape(
      'M165 246 C168 350 214 372 256 372 C298 372 344 350 347 246 C342 282 330 292 314 286 C284 276 228 276 198 286 C182 292 170 282 165 246 Z',
      color,
    );
  }
  if (kind === 2)
    return shape('M224 292 C236 278 250 280 256 284 C262 280 276 278 288 292 C280 298 264 294 256 294 C248 294 232 298 224 292 Z', color);
  if (kind === 3)
    return shape('M216 296 C216 284 236 280 256 282 C276 280 296 284 296 296 C300 334 282 362 256 362 C230 362 212 334 216 296 Z', color);
  return '';
}

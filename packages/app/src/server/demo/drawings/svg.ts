// The SVG shapes of which drawings consist.

type Attributes = Readonly<Record<string, string | number>>;

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`,
  );
  return `<${name}${written.join('')}/>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The corner radius. */
  readonly round?: number;
}

export function box({ round = 0, ...place }: Box, fill: string, more: Attributes = {}): string {
  return tag('rect', { ...place, rx: round, fill, ...more });
}

export function circle({ x, y, r }: { x: number; y: number; r: number }, fill: string, more: Attributes = {}): string {
  return tag('circle', { cx: x, cy: y, r, fill, ...more });
}

export function oval({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }, fill: string, more: Attributes = {}): string {
  return tag('ellipse', { cx: x, cy: y, rx, ry, fill, ...more });
}

/** Returns a shape along a path. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return tag('path', { d, fill, ...more });
}

export function stroke(d: string, color: string, width: number): string {
  return tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

/** Moves and scales shapes together. */
export function group({ x, y, scale = 1 }: { x: number; y: number; scale?: number }, ...shapes: readonly string[]): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

/** Stacks shapes, the last one in front. */
export function layers(...shapes: readonly string[]): string {
  return shapes.join('');
}

/** Mirrors shapes horizontally. */
export function mirror(shapes: string, width: number): string {
  return `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>`;
}

/** Returns a vertical gradient. */
export function fade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

export function createDrawing({ width, height }: { width: number; height: number }, ...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
}

/** Mixes a colour with black (below 0) or white (above 0); 1 is white. */
export function shade(color: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (target - part) * Math.abs(amount)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

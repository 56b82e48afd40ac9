// Pictures made by hand for tests: a PNG of one colour, of any size, with or without transparency.

import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 2 RGB, 3 palette, 6 RGB with alpha. */
  readonly colorType: 2 | 3 | 6;
}

const PIXEL: Readonly<Record<Picture['colorType'], readonly number[]>> = { 2: [15, 118, 110], 3: [1], 6: [15, 118, 110, 128] };

export function png({ width, height, colorType }: Picture): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, colorType], 8);
  const row = [0, ...Array.from({ length: width }, () => PIXEL[colorType]).flat()];
  const palette = [chunk('PLTE', new Uint8Array([0, 0, 0, 15, 118, 110])), chunk('tRNS', new Uint8Array([0, 200]))];
  const pixels = deflateSync(new Uint8Array(Array.from({ length: height }, () => row).flat()));
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(colorType === 3 ? palette : []),
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  const out = new Uint8Array(body.length + 8);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return out;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

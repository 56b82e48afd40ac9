// A PNG with transparency taken apart: its colours and its alpha, eight bits each, as a PDF wants them.

/** What the head of a PNG says. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  readonly colorType: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  /** Alpha of the palette's colours; empty where all are opaque. */
  readonly paletteAlpha: Uint8Array;
  readonly data: Uint8Array;
}

/** Colours, three bytes a pixel, and alpha, one. */
export interface Pixels {
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Reads the chunks of a PNG; undefined when it is broken off or is none. */
export function readPng(bytes: Uint8Array): PngHead | undefined {
  const chunks = chunksOf(bytes);
  const head = chunks.get('IHDR')?.[0];
  const data = chunks.get('IDAT');
  if (head === undefined || head.length < 13 || data === undefined || !chunks.has('IEND')) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bits: view.getUint8(8),
    colorType: view.getUint8(9),
    isInterlaced: view.getUint8(12) !== 0,
    palette: chunks.get('PLTE')?.[0] ?? new Uint8Array(),
    paletteAlpha: chunks.get('tRNS')?.[0] ?? new Uint8Array(),
    data: concat(data),
  };
}

function chunksOf(bytes: Uint8Array): Map<string, Uint8Array[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const same = chunks.get(type) ?? [];
    same.push(bytes.subarray(at + 8, at + 8 + length));
    chunks.set(type, same);
    at += 12 + length;
  }
  return chunks;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

const CHANNELS: Readonly<Record<number, number>> = { 3: 1, 4: 2, 6: 4 };

/** Bytes of a row of pixels, without the one that names its filter; undefined for an image that is not taken apart here. */
function strideOf({ width, bits, colorType }: PngHead): number | undefined {
  const channels = [1, 2, 4, 8, 16].includes(bits) ? CHANNELS[colorType] : undefined;
  return channels && Math.ceil((width * channels * bits) / 8);
}

/** How many bytes its data are when inflated; 0 for an image that is not taken apart here. */
export function inflatedSize(head: PngHead): number {
  const stride = strideOf(head);
  return stride === undefined ? 0 : (stride + 1) * head.height;
}

/** The pixels of a palette image or of one with an alpha channel, from its inflated data; undefined when there is too little of it. */
export function pixelsOf(head: PngHead, inflated: Uint8Array): Pixels | undefined {
  const channels = CHANNELS[head.colorType];
  const stride = strideOf(head);
  if (channels === undefined || stride === undefined || inflated.length < inflatedSize(head)) return undefined;
  const rows = unfiltered(inflated, { stride, height: head.height, step: Math.max(1, (channels * head.bits) >> 3) });
  const sample = sampler(rows, head, { stride, channels });
  return head.colorType === 3 ? palettePixels(head, sample) : alphaPixels(head, sample);
}

type Sampler = (pixel: number, channel: number) => number;

/** A channel of a pixel: its most significant eight bits, or an index of the palette as it is. */
function sampler(rows: Uint8Array, { width, bits }: PngHead, { stride, channels }: { stride: number; channels: number }): Sampler {
  return (pixel, channel) => {
    const row = Math.floor(pixel / width) * stride;
    const bit = ((pixel % width) * channels + channel) * bits;
    const byte = rows[row + (bit >> 3)] ?? 0;
    return bits >= 8 ? byte : (byte >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
  };
}

function palettePixels({ width, height, palette, paletteAlpha }: PngHead, sample: Sampler): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const index = sample(pixel, 0);
    rgb.set(palette.subarray(index * 3, index * 3 + 3), pixel * 3);
    alpha[pixel] = paletteAlpha[index] ?? 255;
  }
  return { rgb, alpha };
}

function alphaPixels({ width, height, colorType }: PngHead, sample: Sampler): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  const [red, green, blue, opacity] = colorType === 6 ? [0, 1, 2, 3] : [0, 0, 0, 1];
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    rgb.set([sample(pixel, red), sample(pixel, green), sample(pixel, blue)], pixel * 3);
    alpha[pixel] = sample(pixel, opacity);
  }
  return { rgb, alpha };
}

interface Rows {
  readonly stride: number;
  readonly height: number;
  /** Bytes from a pixel to the one beside it. */
  readonly step: number;
}

/** Takes back the filter of each row: 1 left, 2 above, 3 the mean of both, 4 whichever of three is nearest. */
function unfiltered(data: Uint8Array, { stride, height, step }: Rows): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (stride + 1)];
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column >= step ? (out[at - step] ?? 0) : 0;
      const above = row > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = row > 0 && column >= step ? (out[at - stride - step] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter ?? 0] ?? 0;
      out[at] = (data[row * (stride + 1) + 1 + column] ?? 0) + predicted;
    }
  }
  return out;
}

function nearest(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - above), Math.abs(estimate - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

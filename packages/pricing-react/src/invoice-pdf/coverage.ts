// Which characters a font has, read from its own table of them (OpenType `cmap`, formats 4 and 12).

/** Whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

type Ranges = readonly (readonly [first: number, last: number])[];

/** The coverage of a TrueType or OpenType font. */
export function coverageOf(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  const ranges = subtables(view, cmap).flatMap((at) => {
    const format = view.getUint16(at);
    if (format === 12) return groups(view, at);
    return format === 4 ? segments(view, at) : [];
  });
  const sorted = ranges.sort(([a], [b]) => a - b);
  return (codePoint) => isWithin(sorted, codePoint);
}

function tableAt(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(record + offset)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new RangeError(`a font without ${tag}`);
}

/** Unicode's own (platform 0, without variation sequences) and Windows' two for it (platform 3, encodings 1 and 10). */
function subtables(view: DataView, cmap: number): number[] {
  const records = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const unicode = records.filter((record) => {
    const platform = view.getUint16(record);
    const encoding = view.getUint16(record + 2);
    return platform === 0 ? encoding !== 5 : platform === 3 && (encoding === 1 || encoding === 10);
  });
  return [...new Set(unicode.map((record) => cmap + view.getUint32(record + 4)))];
}

function groups(view: DataView, at: number): Ranges {
  return Array.from({ length: view.getUint32(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [view.getUint32(group), view.getUint32(group + 4)] as const;
  });
}

/** A segment may have holes: glyph 0 is none. Each character is looked up, and what follows one another joined. */
function segments(view: DataView, at: number): Ranges {
  const size = view.getUint16(at + 6);
  const ranges: [number, number][] = [];
  for (let offset = 0; offset < size; offset += 2) {
    const last = view.getUint16(at + 14 + offset);
    const startAt = at + 16 + size + offset;
    for (let code = view.getUint16(startAt); code <= last && code !== 0xffff; code++) {
      if (glyphInSegment(view, { startAt, size, code }) === 0) continue;
      const before = ranges.at(-1);
      if (before !== undefined && before[1] === code - 1) before[1] = code;
      else ranges.push([code, code]);
    }
  }
  return ranges;
}

function glyphInSegment(view: DataView, { startAt, size, code }: { startAt: number; size: number; code: number }): number {
  const delta = view.getUint16(startAt + size);
  const rangeAt = startAt + 2 * size;
  const range = view.getUint16(rangeAt);
  if (range === 0) return (code + delta) & 0xffff;
  const glyph = view.getUint16(rangeAt + range + 2 * (code - view.getUint16(startAt)));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

function isWithin(ranges: Ranges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ranges[middle]?.[0] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  const range = ranges[low];
  return range !== undefined && range[0] <= codePoint && codePoint <= range[1];
}

// Bytes → lines, in constant memory: a line that never ends is cut off and said so.

/** The longest line held; anything sane is far shorter. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** A line without its line feed; `bytes` is undefined where it was longer than {@link LONGEST_LINE}. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly bytes: Buffer | undefined;
}

const LINE_FEED = 10;

/** Splits at line feeds. The last line doesn't need one; an empty end is not a line. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let held: Buffer[] = [];
  let length = 0;
  const take = (): Line => {
    const line = { number, bytes: length > LONGEST_LINE ? undefined : held.length === 1 ? held[0] : Buffer.concat(held) };
    number += 1;
    held = [];
    length = 0;
    return line;
  };
  const hold = (piece: Buffer) => {
    length += piece.length;
    if (length <= LONGEST_LINE) held.push(piece);
    else held = [];
  };
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      hold(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < bytes.length) hold(bytes.subarray(start));
  }
  if (length > 0) yield take();
}

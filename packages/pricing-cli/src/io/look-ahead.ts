// The beginning of a stream of bytes, without losing it to whoever reads on.

/** What was seen, and all of the stream as if nobody had looked. */
export interface Ahead {
  readonly seen: Buffer;
  /** Whether what was seen is all there is. */
  readonly ended: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads until `isEnough` of what was seen, or to the end. */
export async function lookAhead(bytes: AsyncIterable<Uint8Array>, isEnough: (seen: Buffer) => boolean): Promise<Ahead> {
  const rest = bytes[Symbol.asyncIterator]();
  let seen = Buffer.alloc(0);
  let ended = false;
  while (!ended && !isEnough(seen)) {
    const next = await rest.next();
    if (next.done === true) ended = true;
    else seen = Buffer.concat([seen, next.value]);
  }
  return { seen, ended, bytes: joined(seen, rest) };
}

async function* joined(seen: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (seen.length > 0) yield seen;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

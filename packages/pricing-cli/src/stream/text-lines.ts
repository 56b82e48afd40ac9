// The lines of a chunk's bytes as text, quickly: decoded at once where all of it is UTF-8, line by line where some is not.

import { isUtf8 } from 'node:buffer';
import type { Complaint } from '../failure.ts';
import { INVALID_UTF8, LINE_TOO_LONG } from '../io/line-faults.ts';
import { LONGEST_LINE } from '../io/lines.ts';

const LINE_FEED = 10;
const OPENING_BRACE = 123;

/** Takes each line that is not blank; `number` counts from 1 over all lines. In the place of a text that can't be had stands why. */
export type TakeLine = (text: string | Complaint, number: number) => Promise<void> | undefined;

/** Hands on every line and answers how many there were. */
export async function forEachLine(bytes: Buffer, take: TakeLine): Promise<number> {
  return isUtf8(bytes) && bytes.length <= LONGEST_LINE ? decodedAtOnce(bytes.toString('utf8'), take) : decodedByLine(bytes, take);
}

async function decodedAtOnce(text: string, take: TakeLine): Promise<number> {
  let number = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    number += 1;
    if (text.charCodeAt(start) === OPENING_BRACE || text.slice(start, end).trim() !== '') {
      const waiting = take(text.slice(start, end), number);
      if (waiting !== undefined) await waiting;
    }
    start = end + 1;
  }
  return number;
}

async function decodedByLine(bytes: Buffer, take: TakeLine): Promise<number> {
  let number = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found;
    number += 1;
    const line = bytes.subarray(start, end);
    const text = textOf(line);
    if (typeof text !== 'string' || text.trim() !== '') await take(text, number);
    start = end + 1;
  }
  return number;
}

function textOf(line: Buffer): string | Complaint {
  if (line.length > LONGEST_LINE) return LINE_TOO_LONG;
  return isUtf8(line) ? line.toString('utf8') : INVALID_UTF8;
}

/** How many lines there are, and how many of them are not blank. */
export async function countLines(bytes: Buffer): Promise<{ readonly lines: number; readonly records: number }> {
  let records = 0;
  const lines = await forEachLine(bytes, () => {
    records += 1;
    return undefined;
  });
  return { lines, records };
}

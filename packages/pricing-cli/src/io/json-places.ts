// Where in a JSON text something stands: its first fault, or the field an issue is about. Loaded only when there is something to tell.

import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';
import type { Complaint } from '../failure.ts';
import type { JsonDocument } from './json-document.ts';

const EXPECTED: Readonly<Record<number, string>> = {
  1: 'not a JSON value (strings need double quotes)',
  2: 'not a JSON number',
  3: 'expected a name in double quotes',
  4: 'expected a value',
  5: 'expected a colon',
  6: 'expected a comma before this',
  7: 'a closing brace } is missing',
  8: 'a closing bracket ] is missing',
  9: 'unexpected text after the end of the document',
  10: 'JSON can’t have comments',
  11: 'a comment is not closed',
  12: 'a string is not closed',
  13: 'a number is incomplete',
  14: 'not a valid Unicode escape',
  15: 'not a valid escape sequence',
  16: 'this character isn’t allowed here',
};

/** Text that is no JSON, and the line of its file on which it begins. */
interface BrokenText {
  readonly name: string;
  readonly text: string;
  readonly firstLine: number;
}

/** The first fault in a text that JSON.parse has refused. */
export function syntaxComplaint({ name, text, firstLine }: BrokenText): Complaint {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const first = errors[0];
  const message = text.trim() === '' ? 'expected JSON, found nothing' : (EXPECTED[first?.error ?? 0] ?? 'expected JSON');
  const { line, column } = placesOfLines(text)(first?.offset ?? 0);
  return { where: `${name}:${line + firstLine - 1}:${column}`, code: 'invalid_json', message };
}

/** Where the parts of a document stand. */
export interface Places {
  /** `book.json:12:7` for the value at `path`, or for the nearest thing around it where the path leads to nothing. */
  readonly whereIs: (path: readonly (string | number)[]) => string;
}

/** Looks a document over once; only done when there is something to show in it. */
export function placesIn({ name, text }: JsonDocument): Places {
  const root = parseTree(text);
  const placeOf = placesOfLines(text);
  const at = (offset: number) => {
    const { line, column } = placeOf(offset);
    return `${name}:${line}:${column}`;
  };
  return {
    whereIs: (path) => {
      if (root === undefined) return name;
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(root, [...path.slice(0, length)]);
        if (node !== undefined) return at(node.parent?.type === 'property' ? node.parent.offset : node.offset);
      }
      return at(root.offset);
    },
  };
}

/** Line and column of any offset of a text, both from 1. */
function placesOfLines(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = lineNumber(lineStarts, offset);
    return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
  };
}

/** The line, from 1, in which an offset lies: how many lines begin at or before it. */
function lineNumber(lineStarts: readonly number[], offset: number): number {
  let [low, high] = [0, lineStarts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

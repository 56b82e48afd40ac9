// Sentences for a terminal: broken between words, not wherever its right edge happens to be.

export interface Wrapping {
  /** How wide the terminal is; undefined where there is none. */
  readonly columns: number | undefined;
  /** What the rest of a sentence begins with, after the indent of its beginning. */
  readonly hanging?: string;
  /** Columns of a text; its characters are counted where it is in Latin letters anyway, as what knows better takes time to load. */
  readonly width?: (text: string) => number;
}

/** Below this width, the terminal wraps lines better itself. */
const NARROWEST = 40;

/** Wraps a line to the width of the terminal; text without spaces is left to the terminal. */
export function wrapLine(line: string, { columns, hanging = '  ', width = (text) => text.length }: Wrapping): string {
  if (columns === undefined || columns < NARROWEST || width(line) <= columns) return line;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const word of line.slice(indent.length).split(' ')) {
    if (!isEmpty && width(`${current} ${word}`) > columns) {
      lines.push(current);
      [current, isEmpty] = [indent + hanging, true];
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}

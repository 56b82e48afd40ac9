// The text of iCalendar files, RFC 5545.

/** The longest line, in bytes without its end. */
const LINE_BYTES = 75;

/** Returns a moment as files have it. */
export const toCalendarMoment = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

export function escapeCalendarText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line into lines that begin with a space after the first one, and never within a character. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      folded.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...folded, current].join('\r\n');
}

/** Returns the lines as a file. */
export const toCalendarText = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;

// Takes what somebody wrote out of an answer by email: without what it quotes, without signatures and what mail programs add.

import { isAttribution, isClosing, isDeviceLine, isHeaderBlock, isSeparator } from './quote-patterns.rules.ts';

/** An attribution may be wrapped into this number of lines. */
const MAX_WRAPPED = 4;

const isQuoted = (line: string) => /^\s*[>|]/.test(line) && !/^\s*\|.*\|\s*$/.test(line);

/** Returns the number of lines of an attribution that begins at a line; 0 if none does. */
function countAttributionLines(lines: readonly string[], from: number): number {
  const wrapped: string[] = [];
  for (const line of lines.slice(from, from + MAX_WRAPPED)) {
    if (line.trim() === '' || isQuoted(line)) return 0;
    wrapped.push(line.trim());
    if (isAttribution(wrapped.join(' ')) || isAttribution(wrapped.join(''))) return wrapped.length;
  }
  return 0;
}

/** Returns whether everything from a line on is of the message that is answered. */
function isEndOfReply(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (isSeparator(line)) return true;
  const next = lines.slice(at + 1, at + 8);
  return isHeaderBlock(lines.slice(at, at + 8)) || (/^[_-]{5,}$/.test(line) && isHeaderBlock(next));
}

/** Removes what is quoted; answers below and between quotes stay. */
function removeQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  const lastQuoted = lines.findLastIndex(isQuoted);
  for (let at = 0; at < lines.length; at += 1) {
    if (isEndOfReply(lines, at)) break;
    const attribution = countAttributionLines(lines, at);
    if (attribution > 0) {
      // Without marks, everything below is quoted.
      if (at + attribution > lastQuoted) break;
      at += attribution - 1;
      continue;
    }
    if (!isQuoted(lines[at] ?? '')) kept.push(lines[at] ?? '');
  }
  return kept;
}

/** Removes everything from the mark of a signature on. */
function removeMarkedSignature(lines: readonly string[]): string[] {
  const mark = lines.findIndex((line) => /^(?:--|—|–) ?$/.test(line));
  return mark < 0 ? [...lines] : lines.slice(0, mark);
}

function removeLastBlanks(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

/** Removes lines about the device at the end, and lines of dashes above them. */
function removeDeviceLines(lines: readonly string[]): string[] {
  let kept = removeLastBlanks(lines);
  while (kept.length > 0 && (isDeviceLine(kept.at(-1)?.trim() ?? '') || /^[_–—-]{2,}$/.test(kept.at(-1)?.trim() ?? ''))) {
    kept = removeLastBlanks(kept.slice(0, -1));
  }
  return kept;
}

/** The maximum number of lines of a signature below a closing, and their maximum length. */
const SIGNATURE = { lines: 8, length: 80 } as const;

/** Removes the contact details below a closing and a name: `Kind regards, Orla`, then a firm, a number, an address. */
function removeDetailsBelowClosing(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line) => isClosing(line.trim()));
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '');
  if (at < 0 || below.length < 2 || below.length > SIGNATURE.lines || below.some((line) => line.length > SIGNATURE.length))
    return [...lines];
  const hasDetails = below.some((line) => /[\d@]|www\./.test(line));
  const isWritten = below.some((line) => /[.!?。！？]$/.test(line.trim()) && line.trim().split(/\s+/).length > 5);
  if (!hasDetails || isWritten) return [...lines];
  const [name = ''] = below;
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,40}$/u.test(name.trim());
  return [...lines.slice(0, at + 1), ...(isName ? [name] : [])];
}

/** Returns the text of an answer without anything else; empty if there is nothing of its own. */
export function stripReply(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n');
  const own = removeDeviceLines(removeMarkedSignature(removeQuotes(lines)));
  return removeDetailsBelowClosing(own)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

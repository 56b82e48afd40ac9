// The beginnings of texts that are too long.

/** Returns the beginning of a text, with an ellipsis if it is longer than `max` UTF-16 units; never ends within a character. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text.slice(0, max))) {
    if (index + segment.length < max) end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

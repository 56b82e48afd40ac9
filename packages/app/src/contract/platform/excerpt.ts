// The beginning of a text, as search engines show it.

/** How much of a description search engines show. */
const LONGEST = 155;

/**
 * Returns a text on one line, cut between words where it is too long.
 * @example toExcerpt('One\\ntwo three', 8) // 'One two…'
 */
export function toExcerpt(text: string, longest = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const end = cut.lastIndexOf(' ');
  // Japanese and Chinese have no spaces.
  return `${end > longest / 2 ? cut.slice(0, end) : cut}…`.replace(/[\s,;:.–-]+…$/, '…');
}

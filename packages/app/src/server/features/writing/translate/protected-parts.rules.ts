// Parts of a text that a translation must not change, or must not even see: links, files, addresses and numbers are sent as marks.

/** A text as it is sent, and what its marks stand for. */
export interface ProtectedPart {
  readonly sent: string;
  /** Returns the translation with the parts in their places; null if a mark or a tag was lost, doubled or added. */
  restore(translated: string): string | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const TAG_WITH_ATTRIBUTES = /<([a-z][a-z0-9]*)\s+[^>]*>/g;
const MARK = /<(?:x|a|img|ol) id="(\d+)" ?\/?>/g;
/** Tags that are the structure of a text; emphasis may go where the other language has it. */
const STRUCTURE = /<\/?(?:p|h2|h3|ul|ol|li|blockquote|hr|br|img|a)\b/g;

/** Marks by their tags and numbers, however they are spaced. */
const listMarks = (text: string) =>
  [...text.matchAll(MARK)].map(({ 0: mark, 1: number = '' }) => `${mark.slice(1, 3)}${number}`).toSorted();
const listTags = (html: string, pattern: RegExp) => html.match(pattern) ?? [];
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/**
 * Puts marks into a text.
 * @param hidden what is not sent: addresses and numbers of people
 */
export function protectParts(
  text: string,
  { isHtml, hidden }: { readonly isHtml: boolean; readonly hidden: readonly Span[] },
): ProtectedPart {
  const parts: string[] = [];
  const keep = (part: string) => String(parts.push(part) - 1);
  // From the end, so that places stay where they are; what is in a tag goes with the tag.
  const tags = isHtml ? [...text.matchAll(TAG_WITH_ATTRIBUTES)] : [];
  const isInTag = ({ start }: Span) => tags.some(({ 0: tag, index }) => start > index && start < index + tag.length);
  let marked = text;
  const spans = [
    ...tags.map(({ 0: tag, 1: name = '', index }) => ({ start: index, end: index + tag.length, name })),
    ...hidden.filter((span) => !isInTag(span)).map(({ start, end }) => ({ start, end, name: 'x' })),
  ];
  for (const { start, end, name } of spans.toSorted((a, b) => b.start - a.start)) {
    const isEmpty = name === 'x' || name === 'img';
    const mark = `<${name} id="${keep(text.slice(start, end))}"${isEmpty ? ' /' : ''}>`;
    marked = marked.slice(0, start) + mark + marked.slice(end);
  }
  const marks = listMarks(marked);
  const structure = listTags(marked, STRUCTURE);
  return {
    sent: marked,
    restore(translated) {
      if (!isSame(listMarks(translated), marks)) return null;
      const found = listTags(translated, STRUCTURE);
      // Links may change their order within a sentence.
      if (isHtml ? !isSame(found.toSorted(), structure.toSorted()) : /<(?!x id="\d+" ?\/>)[a-z/]/i.test(translated)) return null;
      return translated.replace(MARK, (_, number: string) => parts[Number(number)] ?? '');
    },
  };
}

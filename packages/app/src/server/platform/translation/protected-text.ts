// Marks the parts of a text that a translation must not change: web and mail addresses, and placeholders such as {name}.

import { findLinks } from '#contract/messaging/links.ts';

/** The tag around protected parts; the translation service is told to leave its content alone. */
export const PROTECTED_TAG = 'x';

/** A text as XML, with its protected parts in tags. */
export interface ProtectedText {
  readonly markup: string;
  /** Turns the translated markup into text, with the protected parts as they were. */
  restore(markup: string): string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const PLACEHOLDERS_AND_MAIL = /\{[a-z_][\w.]*\}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function findProtectedSpans(text: string): Span[] {
  const others = [...text.matchAll(PLACEHOLDERS_AND_MAIL)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const sorted = [...findLinks(text), ...others].sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  for (const span of sorted) if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

/** Escapes a text for XML, which has no control characters but tab and line breaks. */
function escapeXml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

function unescapeXml(markup: string): string {
  return markup.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}

/** Marks the protected parts of a text; null if it has none and can be translated as it is. */
export function protectText(text: string): ProtectedText | null {
  const spans = findProtectedSpans(text);
  if (spans.length === 0) return null;
  const parts = spans.map(({ start, end }) => text.slice(start, end));
  const pieces = spans.map(({ start }, index) => escapeXml(text.slice(spans[index - 1]?.end ?? 0, start)));
  const marked = parts.map((part, index) => `${pieces[index]}<${PROTECTED_TAG} id="${index}">${escapeXml(part)}</${PROTECTED_TAG}>`);
  return {
    markup: marked.join('') + escapeXml(text.slice(spans.at(-1)?.end)),
    restore: (markup) =>
      markup
        .split(/(<x id="\d+">.*?<\/x>|<x id="\d+"\s*\/>)/s)
        .map((piece) => parts[Number(/^<x id="(\d+)"/.exec(piece)?.[1])] ?? unescapeXml(piece.replace(/<\/?x\b[^>]*>/g, '')))
        .join(''),
  };
}

// What formatted text may hold: the editor offers it, the server keeps nothing else.

/** Tags with the attributes that each may have. */
export const RICH_TEXT_TAGS = {
  p: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  br: [],
  hr: [],
  a: ['href'],
  img: ['src', 'alt'],
} as const;

export type RichTextTag = keyof typeof RICH_TEXT_TAGS;

/** Where a link may lead: to another page, a mail or a call, or to a page of the product. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** An image is one that was uploaded. */
export const RICH_IMAGE = /^\/api\/attachments\/image\/([A-Za-z0-9_-]{22})$/;

/**
 * A link as it may be followed, or null: with a scheme of the list, or on this site.
 * @example toSafeLink('javascript:alert(1)') // null
 */
export function toSafeLink(href: string): string | null {
  const text = href.trim();
  // What a browser leaves out of an address before it reads it.
  const read = text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return LINK_SCHEMES.some((known) => known === scheme) ? text : null;
  return /^(\/(?![/\\])|#|\?)/.test(read) ? text : null;
}

/** The uploaded images that a text shows, by their names. */
export function listImageRefs(html: string): string[] {
  const found = html.matchAll(/<img [^>]*?src="\/api\/attachments\/image\/([A-Za-z0-9_-]{22})"/g);
  return [...new Set(Array.from(found, ([, ref = '']) => ref))];
}

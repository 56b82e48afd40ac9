// The allowed formatted text: the editor offers it, and the server removes everything else.

/** The allowed tags with their allowed attributes. */
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

/** The allowed schemes of links; paths of this site are allowed as well. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Only uploaded images are allowed. */
export const RICH_IMAGE = /^\/api\/attachments\/image\/([A-Za-z0-9_-]{22})$/;

/**
 * Returns a safe link, or null: it has an allowed scheme or is on this site.
 * @example toSafeLink('javascript:alert(1)') // null
 */
export function toSafeLink(href: string): string | null {
  const text = href.trim();
  // Browsers ignore these characters in an address.
  const read = text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return LINK_SCHEMES.some((known) => known === scheme) ? text : null;
  return /^(\/(?![/\\])|#|\?)/.test(read) ? text : null;
}

/** Returns the references of the uploaded images in a text. */
export function listImageRefs(html: string): string[] {
  const found = html.matchAll(/<img [^>]*?src="\/api\/attachments\/image\/([A-Za-z0-9_-]{22})"/g);
  return [...new Set(Array.from(found, ([, ref = '']) => ref))];
}

// Sanitizes rich text from users, so that it is safe on any page.

import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { LINK_SCHEMES, RICH_IMAGE, RICH_TEXT_TAGS, toSafeLink } from '#contract/platform/validation/rich-text.ts';

const TAGS = Object.keys(RICH_TEXT_TAGS);

/** Maps equivalent tags, so that text pasted from a word processor keeps its structure. */
const TAG_SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' };

const TAG_TRANSFORMS = Object.fromEntries(
  Object.entries(TAG_SYNONYMS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
);

const SANITIZER_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { ...Object.fromEntries(Object.entries(RICH_TEXT_TAGS).map(([tag, names]) => [tag, [...names]])), a: ['href', 'rel'] },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'xmp',
    'plaintext',
  ],
  enforceHtmlBoundary: false,
  nestingLimit: 20,
  transformTags: {
    ...TAG_TRANSFORMS,
    a: (tagName, { href = '' }) => {
      const link = toSafeLink(href);
      return { tagName, attribs: link === null ? {} : { href: link, rel: 'noopener noreferrer nofollow' } };
    },
    ol: (tagName, { start = '' }) => ({ tagName, attribs: /^\d{1,6}$/.test(start) ? { start } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !RICH_IMAGE.test(attribs['src'] ?? ''),
};

/** Badly nested tags change when parsed again; this many passes are enough for a stable result. */
const MAX_PASSES = 6;

/** Returns rich text with only what the contract allows. Idempotent. */
export function cleanRichText(html: string): CleanHtml {
  let text = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const clean = sanitizeHtml(text, SANITIZER_OPTIONS).trim();
    if (clean === text) return clean as CleanHtml;
    text = clean;
  }
  return text as CleanHtml;
}

/** Returns the text on one line, without formatting, for lists and emails. */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<(?:br|hr) ?\/?>/g, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

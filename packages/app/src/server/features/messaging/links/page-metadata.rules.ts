// What a web page says of itself: title, site and description, as plain text that is safe to show.

import { Parser } from 'htmlparser2';
import { truncate } from '../truncate.rules.ts';

export interface PageMetadata {
  readonly title: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
}

const MAX_LENGTH = { title: 200, siteName: 100, description: 300 } as const;

/** Names of `<meta>` tags, the preferred first. */
const TITLE_TAGS = ['og:title', 'twitter:title'];
const SITE_TAGS = ['og:site_name', 'application-name'];
const DESCRIPTION_TAGS = ['og:description', 'description', 'twitter:description'];

/** Format characters can hide text or reverse its direction; joiners are part of emoji and of some scripts. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu;

/** Returns a text in one line without control characters, at most `max` long; null if nothing is left. */
function cleanText(text: string | undefined, max: number): string | null {
  const line = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(HIDDEN, '')
    .replace(/ +/g, ' ')
    .trim();
  return line === '' ? null : truncate(line, max);
}

/** The parser's stack is slow when it is deep, and no page has its title so deep. */
const MAX_DEPTH = 500;

interface FoundTags {
  readonly title: string | undefined;
  readonly meta: ReadonlyMap<string, string>;
}

/** Reads the first `<title>` and the first `<meta>` of each name. */
function readTags(html: string): FoundTags {
  const meta = new Map<string, string>();
  const state = { title: undefined as string | undefined, isInTitle: false, depth: 0, svgDepth: 0 };
  const parser = new Parser({
    onopentag(tag, { name, property, content }) {
      state.depth += 1;
      if (state.depth > MAX_DEPTH) parser.pause();
      if (tag === 'svg') state.svgDepth += 1;
      if (tag === 'title' && state.title === undefined && state.svgDepth === 0) {
        state.isInTitle = true;
        state.title = '';
      }
      const key = (property ?? name)?.trim().toLowerCase();
      if (tag === 'meta' && key !== undefined && content !== undefined && content.trim() !== '' && !meta.has(key)) meta.set(key, content);
    },
    ontext(text) {
      if (state.isInTitle) state.title += text;
    },
    onclosetag(tag) {
      state.depth -= 1;
      if (tag === 'title') state.isInTitle = false;
      if (tag === 'svg') state.svgDepth -= 1;
    },
  });
  parser.end(html);
  return { title: state.title, meta };
}

/** Reads what a page says of itself. */
export function parsePageMetadata(html: string): PageMetadata {
  const { title, meta } = readTags(html);
  const find = (names: readonly string[], max: number) =>
    names.map((name) => cleanText(meta.get(name), max)).find((text) => text !== null) ?? null;
  return {
    title: find(TITLE_TAGS, MAX_LENGTH.title) ?? cleanText(title, MAX_LENGTH.title),
    siteName: find(SITE_TAGS, MAX_LENGTH.siteName),
    description: find(DESCRIPTION_TAGS, MAX_LENGTH.description),
  };
}

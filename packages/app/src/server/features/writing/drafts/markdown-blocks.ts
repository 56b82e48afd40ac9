// Makes the blocks of a draft of a text in Markdown: whatever stands in it, only what the editor offers is left.

import { randomUUID } from 'node:crypto';
import { Marked, type Token, type Tokens } from 'marked';
import type { DraftBlock } from '#contract/content/blocks.shapes.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';

/** Letters of a block after which the next one begins, at a paragraph. */
const BLOCK_LETTERS = 20_000;

const markdown = new Marked({ async: false, gfm: true, breaks: false });

const createKey = () => randomUUID().replaceAll('-', '').slice(0, 12);

const toHtml = (tokens: readonly Token[]) => cleanRichText(markdown.parser([...tokens]));

const isMainHeading = (token: Token | undefined): token is Tokens.Heading =>
  token?.type === 'heading' && (token as Tokens.Heading).depth === 1;

interface ReadMarkdown {
  /** The first heading, which becomes the title of a new article. */
  readonly title: string | null;
  readonly blocks: DraftBlock[];
}

/** Reads a text in Markdown. A main heading at its beginning is its title. A paragraph may be longer than a block can be. */
export function readMarkdown(text: string): ReadMarkdown {
  const tokens = markdown.lexer(text).filter(({ type }) => type !== 'space');
  const [heading] = tokens;
  const title = isMainHeading(heading) ? heading.text.trim() : null;
  const parts: Token[][] = [[]];
  let letters = 0;
  for (const token of title === null ? tokens : tokens.slice(1)) {
    if (letters > 0 && letters + token.raw.length > BLOCK_LETTERS) {
      parts.push([]);
      letters = 0;
    }
    parts.at(-1)?.push(token);
    letters += token.raw.length;
  }
  const texts = parts.map(toHtml).filter((html) => html !== '');
  return {
    title,
    blocks: texts.map((html) => ({ kind: 'text', key: createKey(), html })),
  };
}

// Rules of links: which a text or a menu has, where each leads, and what an answer of another site says of it.

import { Parser } from 'htmlparser2';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { type Block, toTarget } from '#contract/content/blocks.shapes.ts';
import type { LinkFault, MenuEntry } from '#contract/content/menus.shapes.ts';
import { isPagePath, matchPage, splitLocale } from '#contract/platform/page-match.ts';

/** Returns the addresses of the links and pictures of formatted text. */
function listHtmlLinks(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src }) {
      if (name === 'a' && href !== undefined) found.push(href);
      if (name === 'img' && src !== undefined) found.push(src);
    },
  });
  parser.end(html);
  return found;
}

/** Returns every address that blocks lead to, once. */
export function listBlockLinks(blocks: readonly Block[]): string[] {
  const links = blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'text':
        return listHtmlLinks(block.html);
      case 'callToAction':
        return block.target === '' ? [] : [block.target];
      case 'columns':
        return block.columns.flatMap((column) => listBlockLinks(column.blocks));
      default:
        return [];
    }
  });
  return [...new Set(links)];
}

/** Returns the entries of a menu that visitors shall get. */
export function listVisibleEntries(entries: readonly MenuEntry[]) {
  return entries.filter(({ isVisible }) => isVisible).flatMap((entry) => [entry, ...entry.entries.filter(({ isVisible }) => isVisible)]);
}

/** Where a link leads: to an article, a file, elsewhere within the site, to another site, or nowhere. */
export type LinkGoal =
  | { readonly kind: 'article'; readonly article: ArticleKind; readonly slug: string }
  | { readonly kind: 'file'; readonly ref: string }
  | { readonly kind: 'within' }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'fault'; readonly fault: LinkFault };

/** Addresses that no page can be missing behind. */
const UNCHECKED = /^(?:#|mailto:|tel:)/i;

function findGoalWithin(address: string): LinkGoal {
  const { pathname } = new URL(address, 'http://site.invalid');
  const ref = /^\/api\/attachments\/(?:image\/)?([A-Za-z0-9_-]{22})$/.exec(pathname)?.[1];
  if (ref !== undefined) return { kind: 'file', ref };
  const { path } = splitLocale(pathname);
  const match = matchPage(path);
  if (match?.name === 'page' || match?.name === 'blog') {
    return { kind: 'article', article: match.name, slug: match.params['slug'] ?? '' };
  }
  return isPagePath(path) ? { kind: 'within' } : { kind: 'fault', fault: 'noPage' };
}

/** No site has longer ones, and an index takes no more. */
const MAX_ADDRESS = 2000;

/** Returns where an address leads, on a site with this origin. */
export function findGoal(address: string, publicUrl: string): LinkGoal {
  if (UNCHECKED.test(address.trim())) return { kind: 'within' };
  const url = URL.parse(address);
  if (url !== null && url.origin === URL.parse(publicUrl)?.origin) return findGoalWithin(url.pathname);
  if (address.startsWith('/') && toTarget(address) !== null) return findGoalWithin(address);
  const isOutside = url !== null && /^https?:$/.test(url.protocol) && url.href.length <= MAX_ADDRESS;
  return isOutside ? { kind: 'outside', url: url.href } : { kind: 'fault', fault: 'badAddress' };
}

/** Returns what a status says of a page of another site; null if it is there, or isn't shown to programs. */
export function toStatusFault(status: number): LinkFault | null {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'failing' : null;
}

/** How often a site may fail before its links count as broken: it may be down for an hour. */
const PATIENCE = 2;

/** Returns whether an address counts as broken after failing so often in a row. */
export function isBroken({ fault, failures }: { fault: LinkFault | null; failures: number }): boolean {
  if (fault === null) return false;
  return fault === 'gone' || fault === 'badAddress' || failures >= PATIENCE;
}

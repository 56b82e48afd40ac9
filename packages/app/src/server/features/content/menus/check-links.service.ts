// Checks the links of menus, pages and articles each night: those within the site by its own pages, those to others by asking them.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type { LinkFault, LinkSource } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { checkPublicAddress } from '#server/platform/outbound/check-address.ts';
import { OutboundError, type OutboundPolicy, PUBLIC_INTERNET } from '#server/platform/outbound/safe-fetch.ts';
import { toUserAgent } from '#server/platform/outbound/user-agent.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { findArticle, findFormerSlug, listReadable } from '../articles.queries.ts';
import { PRIVACY_SLUG } from '../privacy-notice.ts';
import {
  type CheckedAddress,
  forgetAddresses,
  listCheckedAddresses,
  listPublicRefs,
  listShownTexts,
  replaceBrokenLinks,
  saveCheckedAddress,
} from './links.queries.ts';
import { findGoal, isBroken, type LinkGoal, listBlockLinks, listVisibleEntries, toStatusFault } from './links.rules.ts';
import { listMenuRows } from './menus.queries.ts';

interface Link {
  readonly source: LinkSource;
  readonly sourceId: string;
  readonly locale: Locale;
  readonly url: string;
}

/** A link of a menu to an article, which has no address while nobody can read it. */
interface ArticleLink extends Link {
  readonly articleId: number;
}

async function collectLinks({ db, clock }: App): Promise<{ links: Link[]; articleLinks: ArticleLink[] }> {
  const links: Link[] = [];
  const articleLinks: ArticleLink[] = [];
  for (const { menu } of await listMenuRows(db)) {
    const of = { source: 'menu', sourceId: menu.place, locale: menu.locale } as const;
    for (const { to, label } of listVisibleEntries(menu.entries)) {
      if (to.kind === 'address') links.push({ ...of, url: to.target });
      if (to.kind === 'article') articleLinks.push({ ...of, url: label, articleId: to.articleId });
    }
  }
  for (const { articleId, kind, locale, body } of await listShownTexts(db, clock.now())) {
    for (const url of listBlockLinks(body)) links.push({ source: kind, sourceId: String(articleId), locale, url });
  }
  return { links, articleLinks };
}

/** Other sites that are asked in one night, at once, and how long an answer counts. */
const OUTSIDE = { most: 300, atOnce: 4, freshMs: 12 * 3600 * 1000 } as const;

async function askAddress(app: App, url: string, policy: OutboundPolicy): Promise<LinkFault | null> {
  try {
    return toStatusFault(await checkPublicAddress(url, { userAgent: toUserAgent(app.config.PRODUCT_NAME, 'link check'), policy }));
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.reason === 'badAddress' || error.reason === 'forbiddenAddress' ? 'badAddress' : 'unreachable';
  }
}

/** Asks other sites, those first that nobody has asked for longest; returns what is known of each address. */
async function checkOutside(
  app: App,
  urls: ReadonlySet<string>,
  { policy, signal }: Required<LinkCheck>,
): Promise<ReadonlyMap<string, CheckedAddress>> {
  const known = new Map((await listCheckedAddresses(app.db)).map((row) => [row.url, row]));
  const askedAt = (url: string) => known.get(url)?.checkedAt.getTime() ?? 0;
  const due = app.clock.now().getTime() - OUTSIDE.freshMs;
  const queue = [...urls]
    .filter((url) => askedAt(url) <= due)
    .toSorted((a, b) => askedAt(a) - askedAt(b))
    .slice(0, OUTSIDE.most);
  const worker = async () => {
    for (let url = queue.shift(); url !== undefined && !signal.aborted; url = queue.shift()) {
      const fault = await askAddress(app, url, policy);
      const failures = fault === null ? 0 : (known.get(url)?.failures ?? 0) + 1;
      const row = { url, fault, failures, checkedAt: app.clock.now() };
      await saveCheckedAddress(app.db, row);
      known.set(url, row);
    }
  };
  await Promise.all(Array.from({ length: OUTSIDE.atOnce }, worker));
  return known;
}

/** Returns what is wrong with an article's address: nothing if it leads on to one that visitors can read. */
async function findArticleFault({ db, clock }: App, kind: ArticleKind, slug: string): Promise<LinkFault | null> {
  if (kind === 'page' && slug === PRIVACY_SLUG) return null;
  const reader = { kind, locale: 'en' as const, now: clock.now() };
  if ((await findArticle(db, slug, reader)) !== null) return null;
  const current = await findFormerSlug(db, { kind, slug });
  if (typeof current === 'string' && (await findArticle(db, current, reader)) !== null) return null;
  return current === null ? 'noPage' : 'notPublished';
}

interface Known {
  readonly addresses: ReadonlyMap<string, CheckedAddress>;
  readonly files: ReadonlySet<string>;
}

async function findFault(app: App, goal: LinkGoal, { addresses, files }: Known): Promise<LinkFault | null> {
  switch (goal.kind) {
    case 'within':
      return null;
    case 'fault':
      return goal.fault;
    case 'file':
      return files.has(goal.ref) ? null : 'noFile';
    case 'article':
      return findArticleFault(app, goal.article, goal.slug);
    case 'outside': {
      const checked = addresses.get(goal.url);
      return checked !== undefined && isBroken(checked) ? checked.fault : null;
    }
  }
}

interface LinkCheck {
  readonly policy?: OutboundPolicy;
  /** Ends the questions to other sites when the server stops. */
  readonly signal?: AbortSignal;
}

/** Checks all links and keeps those that lead nowhere; editors are told once a day of new ones. */
export async function checkLinks(
  app: App,
  { policy = PUBLIC_INTERNET, signal = new AbortController().signal }: LinkCheck = {},
): Promise<void> {
  const { links, articleLinks } = await collectLinks(app);
  const goals = new Map(links.map(({ url }) => [url, findGoal(url, app.config.PUBLIC_URL)]));
  const asksOthers = app.config.LINK_CHECKS === 'on';
  const outside = new Set([...goals.values()].flatMap((goal) => (goal.kind === 'outside' && asksOthers ? [goal.url] : [])));
  const addresses = await checkOutside(app, outside, { policy, signal });
  const refs = [...goals.values()].flatMap((goal) => (goal.kind === 'file' ? [goal.ref] : []));
  const known = { addresses, files: await listPublicRefs(app.db, refs) };
  const faults = new Map<string, LinkFault | null>();
  for (const [url, goal] of goals) faults.set(url, await findFault(app, goal, known));
  const now = app.clock.now();
  const ids = articleLinks.map(({ articleId }) => articleId);
  const readable = new Set((await listReadable(app.db, ids, { locale: 'en', now })).map(({ id }) => id));
  const found = [
    ...links.map((link) => ({ ...link, fault: faults.get(link.url) ?? null })),
    ...articleLinks.map(({ articleId, ...link }) => ({
      ...{ ...link, url: link.url || `#${articleId}` },
      fault: readable.has(articleId) ? null : ('notPublished' as const),
    })),
  ].flatMap(({ fault, ...link }) => (fault === null ? [] : [{ ...link, fault, foundAt: now }]));
  await app.db.transaction(async (tx) => {
    await forgetAddresses(
      tx,
      [...addresses.keys()].filter((url) => !outside.has(url)),
    );
    const added = await replaceBrokenLinks(tx, found);
    await publishEvent(tx, { kind: 'lists.changed', names: ['brokenLinks'], subject: { type: 'brokenLink', id: '' } });
    if (added === 0) return;
    const collapseKey = `content.brokenLinks.${app.clock.today()}`;
    await notify(tx, app, { to: { roles: ['Page editor'] }, kind: 'brokenLinks', data: { links: added }, collapseKey });
  });
}
